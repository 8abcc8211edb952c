import { token } from '@lintel/platform/port';
import type { ListingSummary } from '@lintel/contracts';
import type { SavedHome } from '../../domain/saved/saved-home.js';

/** A place among an account's saved homes, which are in the order of when they were saved, the last first. */
export interface SavedHomePlace {
  readonly savedAt: Date;
  readonly listingId: number;
}

/** A saver is to be told what a home is now. */
export interface HomeNews {
  readonly before: SavedHome;
  readonly after: SavedHome;
  /** Null when the saver is told nothing, as when only the title has changed. */
  readonly home: ListingSummary | null;
  /** Of the event that told of the home. */
  readonly traceparent: string | undefined;
}

export interface SavedHomeStore {
  /** Writes what `decide` makes of it, with its event, again if another write came between; null: nothing is written. */
  change(
    accountId: string,
    listingId: number,
    decide: (before: SavedHome | null) => SavedHome | null,
  ): Promise<void>;
  /** The last saved first. */
  ids(accountId: string): Promise<number[]>;
  count(accountId: string): Promise<number>;
  page(accountId: string, first: number, after: SavedHomePlace | null): Promise<SavedHome[]>;
  /** Everyone who keeps one of these homes, some at a time. */
  savers(listingIds: readonly number[]): AsyncIterable<SavedHome[]>;
  /** Each in one write with its event, unless it was changed meanwhile. Resolves with how many were. */
  tell(news: readonly HomeNews[]): Promise<number>;
  erase(accountId: string): Promise<void>;
}

export const SAVED_HOME_STORE = token<SavedHomeStore>('SavedHomeStore');
