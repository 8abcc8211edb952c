import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { dayOf, isSlot, overlap } from '../../domain/slot.js';
import { destination, type Viewing } from '../../domain/viewing.js';
import type { Command } from '../../domain/viewing-commands.js';
import { keySchema, readOffer } from '../../domain/viewing-input.js';
import type { Changed, ChangeViewing } from '../change-viewing.js';
import type { FreeTimes } from '../free-times.js';
import { keptAnswer } from '../idempotency.js';
import { refuseTaken } from '../refusal.js';

export interface ConfirmViewing {
  readonly id: string;
  readonly date?: string | null;
  readonly time?: string | null;
  readonly idempotencyKey?: string | null;
}

/** The agent arranges a viewing: at a time that is named, such as one agreed by phone, or at the first that was asked for and is free. */
export class ConfirmViewingHandler {
  constructor(
    private readonly change: ChangeViewing,
    private readonly free: FreeTimes,
    private readonly clock: Clock,
  ) {}

  async handle(input: ConfirmViewing, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    const { id, date = null, time = null } = input;
    const key = readInput(keySchema, input, 'input');
    if (!key.ok) return refuseInput(key.failure);
    return this.change.by(
      { id, identity },
      (viewing) => this.decide(viewing, date, time),
      (caller) => keptAnswer(caller, 'confirmViewing', key.value.idempotencyKey, [id, date, time]),
    );
  }

  private async decide(
    viewing: Viewing,
    date: string | null,
    time: string | null,
  ): Promise<Result<Command, Refusal>> {
    if (date === null && time === null) return this.first(viewing);
    if (date === null) return refuseField('input.date', 'Say also on which date.');
    if (time === null) return refuseField('input.time', 'Say also at what time.');
    const start = readOffer({ date, time }, this.clock.now());
    return start.ok ? succeed({ action: 'confirm', start: start.value }) : refuseInput(start.failure);
  }

  private async first(viewing: Viewing): Promise<Result<Command, Refusal>> {
    const { listingId, id, state, proposal, requestedTimes } = viewing;
    const now = this.clock.now();
    const wanted = state === 'proposed' && proposal ? [proposal.start] : requestedTimes;
    const coming = wanted.filter((time) => isSlot(time, 'offer', now));
    // Where no choice of a time would help, the state machine says why.
    if (coming.length === 0 || !destination(viewing, 'confirm', now))
      return succeed({ action: 'confirm', start: (state === 'confirmed' && viewing.start) || wanted[0]! });
    for (const time of coming)
      if (!(await this.isTaken(listingId, time, id))) return succeed({ action: 'confirm', start: time });
    return refuseTaken([coming[0]!], await this.free.beside(listingId, coming[0]!, id));
  }

  private async isTaken(listingId: number, time: Date, except: string): Promise<boolean> {
    const taken = await this.free.taken(listingId, dayOf(time), 1, except);
    return taken.some((other) => overlap(time, other));
  }
}
