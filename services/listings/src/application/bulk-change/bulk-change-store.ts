import { token } from '@lintel/platform/port';
import type { BulkChange, BulkChangeState, BulkResult } from '../../domain/bulk-change.js';

/** Where changes of many listings are kept, with what came of them. */
export interface BulkChangeStore {
  insert(change: BulkChange): Promise<void>;
  find(id: string): Promise<BulkChange | null>;
  /** How many of an agency are being made or undone. */
  countUnfinished(agencyId: string): Promise<number>;
  /** Those that are being made or undone since before this, the longest first. */
  unfinished(before: Date, first: number): Promise<readonly BulkChange[]>;
  /** False, and nothing written, when its state is no longer that of `from`. */
  advance(change: BulkChange, from: BulkChangeState): Promise<boolean>;
  /** What came of it so far. */
  results(id: string): Promise<readonly BulkResult[]>;
  /** Keeps what came of it for listings, each unless another result has followed it already. */
  keepResults(id: string, results: readonly BulkResult[]): Promise<void>;
  /** Forgets changes that were begun before this. */
  deleteBefore(before: Date): Promise<void>;
}

export const BULK_CHANGE_STORE = token<BulkChangeStore>('BulkChangeStore');
