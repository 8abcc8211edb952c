import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseInput } from '@lintel/service-kit';
import { alternativesReachDays, alternativesTo } from '../../domain/alternatives.js';
import { dayOf, overlap } from '../../domain/slot.js';
import { keySchema, readOffer } from '../../domain/viewing-input.js';
import type { Access } from '../access.js';
import type { Changed, ChangeViewing } from '../change-viewing.js';
import type { FreeTimes } from '../free-times.js';
import { keptAnswer } from '../idempotency.js';
import { noSuchViewing, refuseTaken } from '../refusal.js';

export interface ProposeTime {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly idempotencyKey?: string | null;
}

/** The agent offers another time. */
export class ProposeTimeHandler {
  constructor(
    private readonly access: Access,
    private readonly change: ChangeViewing,
    private readonly free: FreeTimes,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async propose(input: ProposeTime, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    const { id, date, time } = input;
    const key = readInput(keySchema, input, 'input');
    if (!key.ok) return refuseInput(key.failure);
    return this.change.by(
      { id, identity },
      async ({ listingId }) => {
        const start = readOffer({ date, time }, this.clock.now());
        if (!start.ok) return refuseInput(start.failure);
        const taken = await this.free.taken(listingId, date, 1, id);
        if (taken.some((other) => overlap(other, start.value)))
          return refuseTaken([start.value], await this.free.beside(listingId, start.value, id));
        return succeed({ action: 'propose', id: this.ids.next(), start: start.value });
      },
      (caller) => keptAnswer(caller, 'proposeViewingTime', key.value.idempotencyKey, [id, date, time]),
    );
  }

  /** What to offer instead of what was asked for first. */
  async alternatives(id: string, identity: Identity | null): Promise<Result<readonly Date[], Refusal>> {
    const found = await this.access.to({ id, identity });
    if (!found.ok) return found;
    const { viewing, sides } = found.value;
    if (!sides.includes('agent')) return noSuchViewing();
    const now = this.clock.now();
    const requested = viewing.requestedTimes[0]!;
    const from = dayOf(requested > now ? requested : now);
    const taken = await this.free.taken(viewing.listingId, from, alternativesReachDays, id);
    return succeed(alternativesTo(requested, taken, now));
  }
}
