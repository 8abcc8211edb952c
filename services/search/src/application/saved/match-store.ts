import { token } from '@lintel/platform/port';
import type { KnownHome } from '../../domain/saved/known-home.js';

/** A home that is news for a search. */
export interface Match {
  readonly searchId: string;
  readonly listingId: number;
  /** Of the listing's event that made it so. */
  readonly sequence: number;
  /** When that was. */
  readonly foundAt: Date;
}

export interface MatchStore {
  /** Adds matches. One that exists stays, waiting or told, and takes over the later event. */
  add(matches: readonly Match[]): Promise<void>;
  knownHomes(ids: readonly number[]): Promise<Map<number, KnownHome>>;
  /** Keeps each home unless something newer is known of it. */
  keepKnown(homes: readonly KnownHome[]): Promise<void>;
}

export const MATCH_STORE = token<MatchStore>('MatchStore');
