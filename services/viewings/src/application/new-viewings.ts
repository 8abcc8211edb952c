import type { Result } from '@lintel/kernel';
import type { Refusal, Submission } from '@lintel/service-kit';
import type { Home } from '../domain/home.js';
import type { Done } from '../domain/viewing-commands.js';
import type { Viewing } from '../domain/viewing.js';
import type { Audience } from './audience.js';
import type { FreeTimes } from './free-times.js';
import { madeBefore } from './idempotency.js';
import { refuseTaken } from './refusal.js';
import type { Asked, HomeStore, Inserted, ViewingStore } from './viewing-store.js';

/** What asking for a viewing and entering one share: the home, the times that others have there, and the write with its events. */
export class NewViewings {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly homes: HomeStore,
    private readonly audience: Audience,
    private readonly free: FreeTimes,
  ) {}

  home(listingId: number): Promise<Home | null> {
    return this.homes.find(listingId);
  }

  /** What an account has asked of a home before. */
  askedBy(accountId: string, listingId: number): Promise<Asked> {
    return this.viewings.askedBy(accountId, listingId);
  }

  taken(listingId: number, day: string): Promise<readonly Date[]> {
    return this.free.taken(listingId, day, 1);
  }

  /** Refuses times that others have, one at least, and says what else is free that day. */
  async refuseTaken(listingId: number, gone: readonly Date[]): Promise<Result<never, Refusal>> {
    return refuseTaken(gone, await this.free.beside(listingId, gone[0]!));
  }

  async insert(done: Done, answer: Submission | null, asked?: Asked): Promise<Inserted> {
    return this.viewings.insert(done, await this.audience.of(done.viewing), answer, asked);
  }

  /** The viewing that a request of this key has made. */
  repeated(answer: Submission): Promise<Result<Viewing, Refusal> | null> {
    return madeBefore(this.viewings, answer);
  }
}
