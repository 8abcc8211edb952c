import {
  type ClosedAccounts,
  type ErasedAccounts,
  type FeedAddresses,
  overtaken,
  untilWritten,
} from '@lintel/service-kit';
import { withoutWriter } from '../../domain/saved/shared-list.js';
import type { HomeMarkStore } from '../saved/home-mark-store.js';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import type { SharedListStore } from '../saved/shared-list-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** Erases all that is kept of an account, and for an hour what a request that was under way may have added. */
export class EraseAccountHandler implements ClosedAccounts {
  constructor(
    private readonly erasures: ErasedAccounts,
    private readonly homes: SavedHomeStore,
    private readonly marks: HomeMarkStore,
    private readonly lists: SharedListStore,
    private readonly searches: SavedSearchStore,
    private readonly feeds: FeedAddresses,
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
    await this.marks.erase(accountId);
    await this.lists.erase(accountId);
    for (const { id } of await this.lists.writtenBy(accountId)) await this.leaveList(id, accountId);
    await this.feeds.erase(accountId);
    await this.searches.erase(accountId);
  }

  /** Takes what the account wrote out of a list of somebody else. */
  private leaveList(id: string, accountId: string): Promise<void> {
    return untilWritten('a shared list', { attempts: 20 }, async () => {
      const list = await this.lists.find(id);
      if (!list) return;
      const left = { ...withoutWriter(list, accountId), version: list.version + 1 };
      return (await this.lists.replace(left)) ? undefined : overtaken;
    });
  }
}
