import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  AgencyListingActivityDocument,
  AgencyListingCardDocument,
  AgencyListingHistoryDocument,
  AgencyListingsDocument,
  AgencyListingsToSelectDocument,
  ArchiveListingDocument,
  BulkChangeProgressDocument,
  ChangeListingStatusDocument,
  ConversationsOfListingDocument,
  RemoveListingDocument,
  RestoreListingDocument,
  StartBulkChangeDocument,
  UnarchiveListingDocument,
  UndoBulkChangeDocument,
  ViewingsOfListingDocument,
  type AgencyCardFragment,
  type AgencyListingActivityQuery,
  type AgencyListingFilter,
  type AgencyListingHistoryQuery,
  type AgencyListingSort,
  type AgencyListingsQuery,
  type AgencyListingState,
  type AgencyListingsToSelectQuery,
  type BulkChangeInput,
  type BulkProgressFragment,
  type ConversationsOfListingQuery,
  type ListingStatus,
  type ViewingsOfListingQuery,
} from './agency-listings.generated.js';
import { agencyMessagesOf } from '../messages/agency-messages-queries.js';
import { given, pageSize, request, type RequestOptions } from '@lintel/web';

/** A home of the agency's own stock, as its card shows it. */
export type AgencyListing = AgencyCardFragment;
export type AgencyListingPage = NonNullable<AgencyListingsQuery['agencyListings']>;
/** What is kept of a home that is selected for a bulk change. */
export type AgencyListingChoice = NonNullable<
  AgencyListingsToSelectQuery['agencyListings']
>['listings'][number];
export type ListingActivity = NonNullable<AgencyListingActivityQuery['agencyListing']>['activity'];
export type ListingHistory = NonNullable<AgencyListingHistoryQuery['agencyListing']>;
export type ListingViewing = NonNullable<ViewingsOfListingQuery['agencyViewings']>['viewings'][number];
export type ListingConversation = NonNullable<
  ConversationsOfListingQuery['agencyConversations']
>['conversations'][number];
export type BulkChange = BulkProgressFragment;
export type { AgencyListingFilter, AgencyListingSort, AgencyListingState, BulkChangeInput };

export interface AgencyListingsSought {
  readonly filter: AgencyListingFilter;
  readonly sort: AgencyListingSort;
}

/** The beginning of all query keys of an agency's stock. The account is part of it: one agent's stock is never shown to the next one. */
export const agencyStock = (account: string) => ['agency-listings', account] as const;

/** The agency's stock in pages of 24, drafts included; for `useInfiniteQuery`. */
export const agencyListings = (account: string, { filter, sort }: AgencyListingsSought) =>
  infiniteQueryOptions({
    queryKey: [...agencyStock(account), 'list', sort, filter],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            AgencyListingsDocument,
            { filter, sort, first: pageSize, after: pageParam },
            { signal },
          )
        ).agencyListings,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    placeholderData: keepPreviousData,
    // Somebody who comes back to the page wants it as it is now.
    staleTime: 0,
  });

/** The matches, at most `limit` of them, and how many there are. Not cached: it belongs to one press of a button. */
export async function agencyListingsToSelect(
  { filter, sort }: AgencyListingsSought,
  limit: number,
  options?: RequestOptions,
): Promise<{ readonly listings: readonly AgencyListingChoice[]; readonly total: number }> {
  const listings: AgencyListingChoice[] = [];
  for (let after: string | null = null; ;) {
    const page = await toSelect(
      { filter, sort, first: Math.min(100, limit - listings.length), after },
      options,
    );
    listings.push(...page.listings);
    after = page.endCursor;
    if (!page.hasNextPage || listings.length >= limit) return { listings, total: page.total };
  }
}

const toSelect = async (
  variables: { filter: AgencyListingFilter; sort: AgencyListingSort; first: number; after: string | null },
  options: RequestOptions | undefined,
): Promise<NonNullable<AgencyListingsToSelectQuery['agencyListings']>> =>
  given((await request(AgencyListingsToSelectDocument, variables, options)).agencyListings);

/** One of the agency's own, or null. */
export const agencyListingCard = (account: string, id: number) =>
  queryOptions({
    queryKey: [...agencyStock(account), 'one', id],
    queryFn: async ({ signal }) =>
      (await request(AgencyListingCardDocument, { id }, { signal })).agencyListing,
    staleTime: 0,
  });

/** What happened on each of the last `days` days, 1 to 90; null when the listing is not the agency's. */
export const listingActivity = (account: string, id: number, days: number) =>
  queryOptions({
    queryKey: [...agencyStock(account), 'activity', id, days],
    queryFn: async ({ signal }): Promise<ListingActivity | null> =>
      (await request(AgencyListingActivityDocument, { id, days }, { signal })).agencyListing?.activity ??
      null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Its prices and who changed what; null when the listing is not the agency's. */
export const listingHistory = (account: string, id: number) =>
  queryOptions({
    queryKey: [...agencyStock(account), 'history', id],
    queryFn: async ({ signal }): Promise<ListingHistory | null> =>
      (await request(AgencyListingHistoryDocument, { id }, { signal })).agencyListing,
    staleTime: 0,
  });

/** The viewings of one listing, the latest first, in pages of 24; for `useInfiniteQuery`. */
export const listingViewings = (account: string, listingId: number) =>
  infiniteQueryOptions({
    queryKey: ['viewings', 'agency', account, 'listing', listingId],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            ViewingsOfListingDocument,
            { listingId, first: pageSize, after: pageParam },
            { signal },
          )
        ).agencyViewings,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    staleTime: 0,
  });

/** What people wrote about one listing, the last message first, in pages of 24; for `useInfiniteQuery`. */
export const listingConversations = (account: string, listingId: number) =>
  infiniteQueryOptions({
    queryKey: [...agencyMessagesOf(account), 'listing', listingId],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            ConversationsOfListingDocument,
            { listingId, first: pageSize, after: pageParam },
            { signal },
          )
        ).agencyConversations,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** What these throw is an `ApiError`; its first issue says why the listing was not changed. */
export const listingChanges = {
  status: (id: number, status: ListingStatus) => request(ChangeListingStatusDocument, { id, status }),
  remove: (id: number) => request(RemoveListingDocument, { id }),
  restore: async (id: number): Promise<{ readonly published: boolean }> =>
    (await request(RestoreListingDocument, { id })).restoreListing,
  archive: (id: number) => request(ArchiveListingDocument, { id }),
  unarchive: async (id: number): Promise<{ readonly published: boolean }> =>
    (await request(UnarchiveListingDocument, { id })).unarchiveListing,
};

/** How far a change of many listings has come; null when it is not known any more. */
export const bulkChangeProgress = (account: string, id: string) =>
  queryOptions({
    queryKey: ['bulk-change', account, id],
    queryFn: async ({ signal }): Promise<BulkChange | null> =>
      (await request(BulkChangeProgressDocument, { id }, { signal })).bulkChange,
    staleTime: 0,
  });

export const startBulkChange = async (input: BulkChangeInput): Promise<BulkChange> =>
  (await request(StartBulkChangeDocument, { input })).startBulkChange;

export const undoBulkChange = async (id: string): Promise<BulkChange> =>
  (await request(UndoBulkChangeDocument, { id })).undoBulkChange;
