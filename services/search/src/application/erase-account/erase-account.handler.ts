import type { Clock } from '@lintel/kernel';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** Accounts that were closed a short while ago. */
export interface ErasureStore {
  /** Keeps that it is to be erased, and again, until then. */
  begin(accountId: string, until: Date): Promise<void>;
  underWay(): Promise<readonly { readonly accountId: string; readonly until: Date }[]>;
  end(accountId: string): Promise<void>;
}

/** Longer than a request of a closed account can still come in, with a token from before, in milliseconds. */
const AFTERWARDS_MS = 3_600_000;

/** Erases all that is kept of an account, and for an hour what a request that was under way may have added. */
export class EraseAccountHandler {
  constructor(
    private readonly erasures: ErasureStore,
    private readonly homes: SavedHomeStore,
    private readonly searches: SavedSearchStore,
    private readonly clock: Clock,
  ) {}

  async handle(accountId: string): Promise<void> {
    await this.erasures.begin(accountId, new Date(this.clock.now().getTime() + AFTERWARDS_MS));
    await this.erase(accountId);
  }

  /** Again for all that were begun. */
  async again(): Promise<void> {
    const now = this.clock.now();
    for (const { accountId, until } of await this.erasures.underWay()) {
      await this.erase(accountId);
      if (until <= now) await this.erasures.end(accountId);
    }
  }

  private async erase(accountId: string): Promise<void> {
    await this.homes.erase(accountId);
    await this.searches.erase(accountId);
  }
}
