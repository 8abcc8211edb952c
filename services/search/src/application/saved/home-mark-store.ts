import { token } from '@lintel/platform/port';
import type { HomeNote } from '../../domain/saved/home-mark.js';

/** A home that an account has hidden. */
export interface HiddenHome {
  readonly listingId: number;
  readonly hiddenAt: Date;
}

/** What an account has hidden and what it wrote of homes. Each home stands for itself: the last write of it counts. */
export interface HomeMarkStore {
  /** The last hidden first. */
  hidden(accountId: string): Promise<HiddenHome[]>;
  /** Those of these accounts that have hidden some of these homes, as `idOfSavedHome` writes them. */
  hiddenAmong(accountIds: readonly string[], listingIds: readonly number[]): Promise<ReadonlySet<string>>;
  /** One that is hidden already stays as it is. */
  hide(accountId: string, listingIds: readonly number[], now: Date): Promise<void>;
  show(accountId: string, listingId: number): Promise<void>;
  /** All, or those of some homes. The last written first. */
  notes(accountId: string, listingIds?: readonly number[]): Promise<HomeNote[]>;
  countNotes(accountId: string): Promise<number>;
  write(accountId: string, note: HomeNote): Promise<void>;
  forget(accountId: string, listingId: number): Promise<void>;
  erase(accountId: string): Promise<void>;
}

export const HOME_MARK_STORE = token<HomeMarkStore>('HomeMarkStore');
