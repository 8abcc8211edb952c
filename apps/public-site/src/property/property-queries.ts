import { queryOptions } from '@tanstack/react-query';
import { request } from '@lintel/web';
import {
  type ListingPageQuery,
  ListingPageDocument,
  ListingStateDocument,
  SimilarListingsDocument,
  RecordListingViewDocument,
} from './property.generated.js';

/** A listing with all its page shows. */
export type ListingDetail = NonNullable<ListingPageQuery['listing']>;
export type Picture = ListingDetail['images'][number];

/** One listing, or null when the public cannot see it. */
export const listingPage = (id: number) =>
  queryOptions({
    queryKey: ['listings', 'page', id],
    queryFn: async ({ signal }) => (await request(ListingPageDocument, { id }, { signal })).listing,
  });

/** Why a listing is not there: 'removed' when the public saw it once, 'unknown' when it was never there or is a draft. */
export const listingState = (id: number) =>
  queryOptions({
    queryKey: ['listings', 'state', id],
    queryFn: async ({ signal }) => (await request(ListingStateDocument, { id }, { signal })).listingState,
  });

/** Up to `first` similar homes; none when the listing itself is not there. */
export const similarListings = (id: number, first = 6) =>
  queryOptions({
    queryKey: ['listings', 'similar', id, first],
    queryFn: async ({ signal }) =>
      (await request(SimilarListingsDocument, { id, first }, { signal })).listing?.similar ?? [],
  });

/** Counts that the page of a home was opened, once a day for each visitor. Somebody who looks at a home need not know when that fails. */
export async function recordListingView(id: number): Promise<void> {
  try {
    await request(RecordListingViewDocument, { id });
  } catch {
    // A view that was not counted is no loss to the visitor.
  }
}
