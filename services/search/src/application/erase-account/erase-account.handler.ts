import type { ClosedAccounts, ErasedAccounts } from '@lintel/service-kit';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** Erases all that is kept of an account, and for an hour what a request that was under way may have added. */
export class EraseAccountHandler implements ClosedAccounts {
  constructor(
    private readonly erasures: ErasedAccounts,
    private readonly homes: SavedHomeStore,
    private readonly searches: SavedSearchStore,
  ) {}

  async handle(accountId: string): Promise<void> {
    await this.erasures.begin(accountId);
    await this.erase(accountId);
  }

  /** Repeats the erasures that were begun. */
  again(): Promise<void> {
    return this.erasures.again((accountId) => this.erase(accountId));
  }

  has(accountId: string): Promise<boolean> {
    return this.erasures.has(accountId);
  }

  async erase(accountId: string): Promise<void> {
    await this.homes.erase(accountId);
    await this.searches.erase(accountId);
  }
}
