import type { ListingStatus } from '@lintel/contracts';

/** What a listing had before a change of many listings. */
export type BulkBefore =
  | { readonly kind: 'status'; readonly status: ListingStatus }
  | { readonly kind: 'price'; readonly price: number | null }
  | { readonly kind: 'archive'; readonly archived: boolean };

/**
 * That a change of many listings, or the undoing of one, was done to a listing. It is written with the listing itself, in one write: whoever goes on after a crash
 * sees what was done already, and what was there before.
 */
export interface BulkMark {
  /** The change's id, or for its undoing `undoMarkOf(id)`. */
  readonly id: string;
  /** The listing's since then. */
  readonly version: number;
  readonly before: BulkBefore;
}

/** More than an agency's changes that can be under way at once, with their undoing. */
export const keptBulkMarks = 20;
