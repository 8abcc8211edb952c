import type { Clock } from '@lintel/kernel';
import { Shared } from './shared.js';
import type { ServiceProjections, Watched } from './watched.js';

/** What services keep of each other's things, and when each was made anew last. */
export class ProjectionsHandler {
  readonly #now: Shared<readonly ServiceProjections[]>;

  constructor(watched: Watched, clock: Clock) {
    this.#now = new Shared(clock, () => watched.projections());
  }

  async now(): Promise<readonly ServiceProjections[]> {
    return (await this.#now.get()).toSorted((one, other) => one.service.localeCompare(other.service));
  }
}
