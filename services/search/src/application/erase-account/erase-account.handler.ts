import type { Clock } from '@lintel/kernel';
import type { ClosedAccounts } from '@lintel/service-kit';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** Accounts that were closed: their ids, for ever. */
export interface ErasureStore {
  /** Keeps that it is to be erased, and again, until then. */
  begin(accountId: string, until: Date): Promise<void>;
  has(accountId: string): Promise<boolean>;
  /** Those that are to be erased again. */
  underWay(): Promise<readonly { readonly accountId: string; readonly until: Date }[]>;
  /** It is not to be erased again; that it was closed stays known. */
  end(accountId: string): Promise<void>;
}

/** Longer than a crash can lie between what a request wrote and its finding that the account is closed, in milliseconds. */
const AFTERWARDS_MS = 3_600_000;

/** Erases all that is kept of an account, and for an hour what a request that was under way may have added. */
export class EraseAccountHandler implements ClosedAccounts {
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

  has(accountId: string): Promise<boolean> {
    return this.erasures.has(accountId);
  }

  async erase(accountId: string): Promise<void> {
    await this.homes.erase(accountId);
    await this.searches.erase(accountId);
  }
}
