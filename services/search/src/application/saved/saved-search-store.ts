import { token } from '@lintel/platform/port';
import type { Result } from '@lintel/kernel';
import type { SavedSearch } from '../../domain/saved/saved-search.js';

export interface SavedSearchStore {
  find(id: string): Promise<SavedSearch | null>;
  /** Those an account keeps, the last saved first. */
  ofAccount(accountId: string): Promise<SavedSearch[]>;
  /** The one of the same account that asks for the same homes. */
  findSame(search: SavedSearch): Promise<SavedSearch | null>;
  /** Fails with the one that asks for the same homes. */
  insert(search: SavedSearch): Promise<Result<SavedSearch, SavedSearch>>;
  /** Writes what `decide` makes of it, with its event, again if another write came between; null: nothing is written, and what is there comes back. */
  change(id: string, decide: (search: SavedSearch) => SavedSearch | null): Promise<SavedSearch | null>;
  /** Those changed at or after a time, deleted ones too, by when; `after` is the last of the page before. */
  changedSince(
    since: Date,
    page: { readonly first: number; readonly after?: SavedSearch },
  ): Promise<SavedSearch[]>;
  /** Says that homes were found for them. Resolves with those that are no longer there. */
  noteMatches(ids: readonly string[], now: Date): Promise<string[]>;
  /** Forgets what was deleted before a time and is published, and what was found for it. */
  sweepDeleted(before: Date): Promise<void>;
  erase(accountId: string): Promise<void>;
}

export const SAVED_SEARCH_STORE = token<SavedSearchStore>('SavedSearchStore');
