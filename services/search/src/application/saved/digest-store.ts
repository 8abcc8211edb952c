import { token } from '@lintel/platform/port';
import type { ListingSummary } from '@lintel/contracts';
import type { ToldFrequency } from '../../domain/saved/alert-times.js';
import type { SavedSearch } from '../../domain/saved/saved-search.js';
import type { Match } from './match-store.js';

/** A search with something to tell, as it was read. */
export interface DueSearch {
  readonly search: SavedSearch;
  /** The number of the attempt to tell of it. */
  readonly attempt: number;
  readonly lastDigest: number;
  readonly additions: number;
}

export interface Digest {
  readonly due: DueSearch;
  readonly homes: readonly ListingSummary[];
  readonly more: number;
  readonly resultsPath: string;
}

/**
 * How matches are told once, whoever stops where (docs/adr/0012): an attempt has a number of its own, by which it first claims what waits; the event is
 * written with that number in the search's one atomic write, and only if no other attempt has begun. What a past attempt claimed is told if
 * its number is the last one written, else it is claimed anew.
 */
export interface DigestStore {
  /** Searches with something that waits since `until` or longer, by id. */
  due(
    frequency: ToldFrequency,
    until: Date,
    page: { readonly first: number; readonly after: string },
  ): Promise<DueSearch[]>;
  /** Begins attempts. Resolves with those that nobody else began in the meantime, under their new numbers. */
  begin(due: readonly DueSearch[], by: string): Promise<DueSearch[]>;
  /** Settles what the last digests told, and claims all that is not told. */
  claim(begun: readonly DueSearch[]): Promise<void>;
  /** What was claimed, some at a time. */
  claimed(begun: readonly DueSearch[]): AsyncIterable<readonly Match[]>;
  /** Leaves those that still exist to the next attempt. */
  putBack(begun: readonly DueSearch[], matches: readonly Match[]): Promise<void>;
  /** Forgets matches that are no longer news, except those that a later event has made news again. */
  forget(matches: readonly Match[]): Promise<void>;
  /** Writes the events, except for searches that have changed or have another attempt. Resolves with how many were written. */
  publish(digests: readonly Digest[], by: string, now: Date): Promise<number>;
  /** Clears the mark of waiting matches from searches for which nothing was found meanwhile. */
  settle(begun: readonly DueSearch[], published: ReadonlySet<string>): Promise<void>;
}

export const DIGEST_STORE = token<DigestStore>('DigestStore');
