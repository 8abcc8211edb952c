import { token } from '@lintel/platform/port';

/** What has to be done about listings as a whole. */
export interface StockUpkeep {
  /** Makes listings that were stored by an earlier version findable in their agency's stock; how many those were. */
  giveKeys(): Promise<number>;
  /** Takes out of the stock what cannot be restored any more. */
  setGoneAside(removedBefore: Date): Promise<void>;
}

export const STOCK_UPKEEP = token<StockUpkeep>('StockUpkeep');
