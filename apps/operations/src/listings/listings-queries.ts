import { queryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import { consolePageSize } from '../console/page-size.js';
import {
  BringBackListingDocument,
  FindListingsDocument,
  type FoundListingFragment,
  TakeDownListingDocument,
  type TakeDownReason,
} from './listings.generated.js';

/** A listing of whichever agency. */
export type FoundListing = FoundListingFragment;
export type { TakeDownReason };

const underListings = ['console', 'listings'] as const;
export const allOfListings = { queryKey: underListings };

/** By number, or by words of the title or the address; 50 at most. */
export const findListings = (q: string) =>
  queryOptions({
    queryKey: [...underListings, q],
    queryFn: async ({ signal }) =>
      given((await request(FindListingsDocument, { q, first: consolePageSize }, { signal })).findListings),
  });

export const takeDown = async ({ id }: FoundListing, reason: TakeDownReason): Promise<unknown> =>
  request(TakeDownListingDocument, { id, reason });

export const bringBack = async ({ id }: FoundListing): Promise<unknown> =>
  request(BringBackListingDocument, { id });
