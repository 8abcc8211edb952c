import type { Clock } from '@lintel/kernel';
import { Shared } from './shared.js';
import type { ServiceOutbox, Watched } from './watched.js';

/** What services have told that the bus has not taken yet. */
export class OutboxesHandler {
  readonly #now: Shared<readonly ServiceOutbox[]>;

  constructor(watched: Watched, clock: Clock) {
    this.#now = new Shared(clock, () => watched.outboxes());
  }

  /** Those that wait longest first, then those that say nothing. */
  async now(): Promise<readonly ServiceOutbox[]> {
    const age = ({ backlog }: ServiceOutbox) => backlog?.oldestSeconds ?? -1;
    return (await this.#now.get()).toSorted((one, other) => age(other) - age(one));
  }
}
