import type { ListingStatus, ListingType } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { AgencyState, Listing } from '../domain/listing.js';

export const stockSorts = ['newest', 'updated', 'priceAscending', 'priceDescending', 'title'] as const;
export type StockSort = (typeof stockSorts)[number];

/** Which of an agency's listings, in which order. Whose is part of it, so that nobody asks without saying so. */
export interface StockWanted {
  readonly agencyId: string;
  /** Words of the title or the address, each from its beginning, or a listing's number; all must be there. */
  readonly search: string | null;
  readonly states: readonly AgencyState[];
  /** Null for all. */
  readonly statuses: readonly ListingStatus[] | null;
  readonly listingType: ListingType | null;
  /** The address of whose contact it is; null for all. */
  readonly contact: string | null;
  readonly sort: StockSort;
  readonly first: number;
  /** The `next` of the page before. */
  readonly after: string | null;
}

export interface StockPage {
  readonly total: number;
  readonly listings: readonly Listing[];
  /** Where the next page begins; null when this is the last. */
  readonly next: string | null;
}

export type StockCounts = Readonly<Record<AgencyState, number>>;

/** An agency's own listings, drafts and what is archived included; what is gone for ever is not. */
export interface AgencyStock {
  page(wanted: StockWanted): Promise<StockPage>;
  counts(agencyId: string): Promise<StockCounts>;
  /** Of every agency, by words as in a search of its own; none without a word. */
  anywhere(search: string, first: number): Promise<readonly Listing[]>;
}

export const AGENCY_STOCK = token<AgencyStock>('AgencyStock');
