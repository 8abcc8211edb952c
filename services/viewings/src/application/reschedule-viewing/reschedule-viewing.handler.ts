import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { dayOf, overlap } from '../../domain/slot.js';
import { readWishes, rescheduleSchema } from '../../domain/viewing-input.js';
import type { Changed, ChangeViewing } from '../change-viewing.js';
import type { FreeTimes } from '../free-times.js';
import { keptAnswer } from '../idempotency.js';
import { refuseTaken } from '../refusal.js';

export interface Reschedule {
  readonly id?: string | null;
  readonly token?: string | null;
  readonly dates: readonly string[];
  readonly times: readonly string[];
  readonly idempotencyKey?: string | null;
}

/** The visitor asks for other times; the agent answers, or keeps what was arranged. */
export class RescheduleViewingHandler {
  constructor(
    private readonly change: ChangeViewing,
    private readonly free: FreeTimes,
    private readonly clock: Clock,
  ) {}

  async ask(input: Reschedule, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    const { id, token } = input;
    const read = readInput(rescheduleSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { idempotencyKey, ...asked } = read.value;
    return this.change.by(
      { id, token, identity },
      async (viewing) => {
        const times = readWishes(asked, this.clock.now());
        if (!times.ok) return refuseInput(times.failure);
        const others = times.value.filter((time) => time.getTime() !== viewing.start?.getTime());
        const first = others[0];
        if (!first) return refuseField('input.times', 'The viewing is at this time. Choose another one.');
        const free = await this.freeOf(viewing.listingId, others, viewing.id);
        return free.length > 0
          ? succeed({ action: 'reschedule', times: free })
          : refuseTaken([first], await this.free.beside(viewing.listingId, first, viewing.id));
      },
      (caller) => keptAnswer(caller, 'requestReschedule', idempotencyKey, [id, asked]),
    );
  }

  async keep(id: string, identity: Identity | null): Promise<Result<Changed, Refusal>> {
    return this.change.by({ id, identity }, () => succeed({ action: 'keep' }));
  }

  /** Those that nobody has; the viewing's own time is no hindrance. */
  private async freeOf(listingId: number, times: readonly Date[], except: string): Promise<readonly Date[]> {
    const days = [...new Set(times.map(dayOf))];
    const taken = (await Promise.all(days.map((day) => this.free.taken(listingId, day, 1, except)))).flat();
    return times.filter((time) => !taken.some((other) => overlap(time, other)));
  }
}
