import { token } from '@lintel/platform/port';
import type { Listing } from '../../domain/listing.js';

/** What has to be done about listings as a whole. */
export interface StockUpkeep {
  /** Makes listings that were stored by an earlier version findable in their agency's stock; how many those were. */
  giveKeys(): Promise<number>;
  /** Takes out of the stock what cannot be restored any more. */
  setGoneAside(removedBefore: Date): Promise<void>;
  /** Whether something that is done once for all listings has been done. */
  isDone(work: OnceForAll): Promise<boolean>;
  setDone(work: OnceForAll): Promise<void>;
  /** At most `first` listings without an outcode, ascending by id, beginning above `after`. */
  withoutOutcode(after: number, first: number): Promise<readonly Listing[]>;
}

/** What an earlier version left to be done. */
export type OnceForAll = 'outcodes';

export const STOCK_UPKEEP = token<StockUpkeep>('StockUpkeep');
