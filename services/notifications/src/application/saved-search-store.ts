import type { AlertFrequency } from '@lintel/contracts';

/** As much of a saved search as its e-mails need. */
export interface KnownSearch {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  readonly name: string;
  readonly alertFrequency: AlertFrequency;
  /** The page with all its matches; null until there were any. */
  readonly resultsPath: string | null;
}

/** What is known of saved searches: a projection of `lintel.saved-search`. */
export interface SavedSearchStore {
  find(id: string): Promise<KnownSearch | null>;
  ofAccount(accountId: string): Promise<KnownSearch[]>;
  /** Keeps what is given unless something later is known. What is not given stays. */
  save(search: Omit<KnownSearch, 'resultsPath'> & { readonly resultsPath?: string }): Promise<void>;
  erase(id: string): Promise<void>;
  eraseOf(accountId: string): Promise<void>;
}
