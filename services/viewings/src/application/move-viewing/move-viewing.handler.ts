import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseInput } from '@lintel/service-kit';
import { keySchema, readOffer } from '../../domain/viewing-input.js';
import type { Changed, ChangeViewing } from '../change-viewing.js';
import { keptAnswer } from '../idempotency.js';

export interface MoveViewing {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly idempotencyKey?: string | null;
}

/** The agent gives a viewing that is arranged another time. */
export class MoveViewingHandler {
  constructor(
    private readonly change: ChangeViewing,
    private readonly clock: Clock,
  ) {}

  async handle(input: MoveViewing, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    const { id, date, time } = input;
    const key = readInput(keySchema, input, 'input');
    if (!key.ok) return refuseInput(key.failure);
    return this.change.by(
      { id, identity },
      () => {
        const start = readOffer({ date, time }, this.clock.now());
        return start.ok ? succeed({ action: 'move', start: start.value }) : refuseInput(start.failure);
      },
      (caller) => keptAnswer(caller, 'moveViewing', key.value.idempotencyKey, [id, date, time]),
    );
  }
}
