/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgencyListingFilter = {
  listingType?: ListingType | null | undefined;
  /** Only those whose contact the caller is. */
  mine?: boolean | null | undefined;
  /** Words of the title or the address, or a listing's number. */
  search?: string | null | undefined;
  /** All but removed ones unless given. */
  states?: Array<AgencyListingState> | null | undefined;
  statuses?: Array<ListingStatus> | null | undefined;
};

export type AgencyListingSort =
  | 'newest'
  | 'priceAscending'
  | 'priceDescending'
  | 'title'
  | 'updated';

export type AgencyListingState =
  | 'archived'
  /** Something is missing before the public may see it. */
  | 'draft'
  | 'published'
  /** It can be restored for 30 days. */
  | 'removed';

export type AgentViewingStatus =
  | 'cancelled'
  | 'confirmed'
  | 'pending'
  | 'rejected';

/** One of `status`, `pricePercent` and `archive`. */
export type BulkChangeInput = {
  /** True to archive, false to bring back. */
  archive?: boolean | null | undefined;
  ids: Array<number>;
  /** Such as -5 for five per cent less; rounded to whole pounds. From -90 to 100, and not 0. */
  pricePercent?: number | null | undefined;
  status?: ListingStatus | null | undefined;
};

export type BulkChangeState =
  | 'done'
  | 'running'
  | 'undoing'
  | 'undone';

export type ConversationSide =
  /** An agent of its agency. */
  | 'agency'
  /** The person who asks about a home. */
  | 'visitor';

export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

export type ListingType =
  | 'rent'
  | 'sale';

export type PropertyType =
  | 'bungalow'
  | 'commercial'
  | 'flat'
  | 'house'
  | 'land'
  | 'maisonette';

export type UploadState =
  /** The file has not arrived. */
  | 'awaiting'
  | 'failed'
  | 'processing'
  | 'ready';

export type AgencyCardFragment = { id: number, version: number, state: AgencyListingState, status: ListingStatus, listingType: ListingType, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, address: string, updatedAt: string, removedAt: string | null, restorableUntil: string | null, agent: { name: string, email: string }, images: Array<{ id: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }>, floorplan: { id: string, state: UploadState, problem: string | null } | null, epc: { id: string, state: UploadState, problem: string | null } | null, missing: Array<{ field: string, message: string }>, completeness: { score: number, missing: Array<{ field: string, message: string }> } };

export type AgencyListingsQueryVariables = Exact<{
  filter?: AgencyListingFilter | null | undefined;
  sort: AgencyListingSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AgencyListingsQuery = { agencyListings: { total: number, hasNextPage: boolean, endCursor: string | null, counts: { published: number, draft: number, archived: number, removed: number }, listings: Array<{ id: number, version: number, state: AgencyListingState, status: ListingStatus, listingType: ListingType, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, address: string, updatedAt: string, removedAt: string | null, restorableUntil: string | null, agent: { name: string, email: string }, images: Array<{ id: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }>, floorplan: { id: string, state: UploadState, problem: string | null } | null, epc: { id: string, state: UploadState, problem: string | null } | null, missing: Array<{ field: string, message: string }>, completeness: { score: number, missing: Array<{ field: string, message: string }> } }> } | null };

export type AgencyListingsToSelectQueryVariables = Exact<{
  filter?: AgencyListingFilter | null | undefined;
  sort: AgencyListingSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AgencyListingsToSelectQuery = { agencyListings: { total: number, hasNextPage: boolean, endCursor: string | null, listings: Array<{ id: number, title: string, state: AgencyListingState, status: ListingStatus, listingType: ListingType, price: number | null }> } | null };

export type AgencyListingCardQueryVariables = Exact<{
  id: number;
}>;


export type AgencyListingCardQuery = { agencyListing: { id: number, version: number, state: AgencyListingState, status: ListingStatus, listingType: ListingType, propertyType: PropertyType, title: string, price: number | null, bedrooms: number, bathrooms: number, squareFeet: number | null, address: string, updatedAt: string, removedAt: string | null, restorableUntil: string | null, agent: { name: string, email: string }, images: Array<{ id: string, state: UploadState, problem: string | null, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }>, floorplan: { id: string, state: UploadState, problem: string | null } | null, epc: { id: string, state: UploadState, problem: string | null } | null, missing: Array<{ field: string, message: string }>, completeness: { score: number, missing: Array<{ field: string, message: string }> } } | null };

export type AgencyListingActivityQueryVariables = Exact<{
  id: number;
  days: number;
}>;


export type AgencyListingActivityQuery = { agencyListing: { id: number, activity: { views: number, saves: number, enquiries: number, viewings: number, days: Array<{ date: string, views: number, saves: number, enquiries: number, viewings: number }> } } | null };

export type AgencyListingHistoryQueryVariables = Exact<{
  id: number;
}>;


export type AgencyListingHistoryQuery = { agencyListing: { id: number, state: AgencyListingState, listingType: ListingType, createdAt: string, publishedAt: string | null, priceHistory: Array<{ price: number | null, at: string }>, changes: Array<{ version: number, at: string, by: string | null, fields: Array<string> }> } | null };

export type ViewingsOfListingQueryVariables = Exact<{
  listingId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ViewingsOfListingQuery = { agencyViewings: { total: number, hasNextPage: boolean, endCursor: string | null, viewings: Array<{ id: string, agentStatus: AgentViewingStatus, date: { instant: string, date: string, time: string }, visitor: { name: string, verified: boolean } | null }> } | null };

export type ConversationsOfListingQueryVariables = Exact<{
  listingId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ConversationsOfListingQuery = { agencyConversations: { total: number, next: string | null, conversations: Array<{ id: string, side: ConversationSide, unread: number, property: { id: number, title: string, address: string, published: boolean, image: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null }, person: { name: string, email: string, phone: string, verified: boolean }, lastMessage: { id: string, number: number, side: ConversationSide, authorName: string, text: string, sentAt: string } }> } | null };

export type ChangeListingStatusMutationVariables = Exact<{
  id: number;
  status: ListingStatus;
}>;


export type ChangeListingStatusMutation = { changeListingStatus: { id: number, version: number, published: boolean } };

export type RemoveListingMutationVariables = Exact<{
  id: number;
}>;


export type RemoveListingMutation = { removeListing: { id: number } };

export type RestoreListingMutationVariables = Exact<{
  id: number;
}>;


export type RestoreListingMutation = { restoreListing: { id: number, published: boolean } };

export type ArchiveListingMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveListingMutation = { archiveListing: { id: number } };

export type UnarchiveListingMutationVariables = Exact<{
  id: number;
}>;


export type UnarchiveListingMutation = { unarchiveListing: { id: number, published: boolean } };

export type BulkProgressFragment = { id: string, state: BulkChangeState, total: number, done: number, undoable: boolean, failed: Array<{ listingId: number, message: string }> };

export type BulkChangeProgressQueryVariables = Exact<{
  id: string | number;
}>;


export type BulkChangeProgressQuery = { bulkChange: { id: string, state: BulkChangeState, total: number, done: number, undoable: boolean, failed: Array<{ listingId: number, message: string }> } | null };

export type StartBulkChangeMutationVariables = Exact<{
  input: BulkChangeInput;
}>;


export type StartBulkChangeMutation = { startBulkChange: { id: string, state: BulkChangeState, total: number, done: number, undoable: boolean, failed: Array<{ listingId: number, message: string }> } };

export type UndoBulkChangeMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoBulkChangeMutation = { undoBulkChange: { id: string, state: BulkChangeState, total: number, done: number, undoable: boolean, failed: Array<{ listingId: number, message: string }> } };

export type PictureFragment = { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const PictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const AgencyCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgencyCard on AgencyListing {
  id
  version
  state
  status
  listingType
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  address
  agent {
    name
    email
  }
  images {
    id
    state
    problem
    image {
      ...Picture
    }
  }
  floorplan {
    id
    state
    problem
  }
  epc {
    id
    state
    problem
  }
  missing {
    field
    message
  }
  completeness {
    score
    missing {
      field
      message
    }
  }
  updatedAt
  removedAt
  restorableUntil
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"AgencyCard"}) as unknown as TypedDocumentString<AgencyCardFragment, unknown>;
export const BulkProgressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BulkProgress on BulkChange {
  id
  state
  total
  done
  undoable
  failed {
    listingId
    message
  }
}
    `, {"fragmentName":"BulkProgress"}) as unknown as TypedDocumentString<BulkProgressFragment, unknown>;
export const AgencyListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyListings($filter: AgencyListingFilter, $sort: AgencyListingSort!, $first: Int!, $after: String) {
  agencyListings(filter: $filter, sort: $sort, first: $first, after: $after) {
    total
    hasNextPage
    endCursor
    counts {
      published
      draft
      archived
      removed
    }
    listings {
      ...AgencyCard
    }
  }
}
    fragment AgencyCard on AgencyListing {
  id
  version
  state
  status
  listingType
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  address
  agent {
    name
    email
  }
  images {
    id
    state
    problem
    image {
      ...Picture
    }
  }
  floorplan {
    id
    state
    problem
  }
  epc {
    id
    state
    problem
  }
  missing {
    field
    message
  }
  completeness {
    score
    missing {
      field
      message
    }
  }
  updatedAt
  removedAt
  restorableUntil
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<AgencyListingsQuery, AgencyListingsQueryVariables>;
export const AgencyListingsToSelectDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyListingsToSelect($filter: AgencyListingFilter, $sort: AgencyListingSort!, $first: Int!, $after: String) {
  agencyListings(filter: $filter, sort: $sort, first: $first, after: $after) {
    total
    hasNextPage
    endCursor
    listings {
      id
      title
      state
      status
      listingType
      price
    }
  }
}
    `) as unknown as TypedDocumentString<AgencyListingsToSelectQuery, AgencyListingsToSelectQueryVariables>;
export const AgencyListingCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyListingCard($id: Int!) {
  agencyListing(id: $id) {
    ...AgencyCard
  }
}
    fragment AgencyCard on AgencyListing {
  id
  version
  state
  status
  listingType
  propertyType
  title
  price
  bedrooms
  bathrooms
  squareFeet
  address
  agent {
    name
    email
  }
  images {
    id
    state
    problem
    image {
      ...Picture
    }
  }
  floorplan {
    id
    state
    problem
  }
  epc {
    id
    state
    problem
  }
  missing {
    field
    message
  }
  completeness {
    score
    missing {
      field
      message
    }
  }
  updatedAt
  removedAt
  restorableUntil
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<AgencyListingCardQuery, AgencyListingCardQueryVariables>;
export const AgencyListingActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyListingActivity($id: Int!, $days: Int!) {
  agencyListing(id: $id) {
    id
    activity(days: $days) {
      views
      saves
      enquiries
      viewings
      days {
        date
        views
        saves
        enquiries
        viewings
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AgencyListingActivityQuery, AgencyListingActivityQueryVariables>;
export const AgencyListingHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyListingHistory($id: Int!) {
  agencyListing(id: $id) {
    id
    state
    listingType
    createdAt
    publishedAt
    priceHistory {
      price
      at
    }
    changes {
      version
      at
      by
      fields
    }
  }
}
    `) as unknown as TypedDocumentString<AgencyListingHistoryQuery, AgencyListingHistoryQueryVariables>;
export const ViewingsOfListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewingsOfListing($listingId: Int!, $first: Int!, $after: String) {
  agencyViewings(
    listingId: $listingId
    sort: latest
    first: $first
    after: $after
  ) {
    total
    hasNextPage
    endCursor
    viewings {
      id
      agentStatus
      date {
        instant
        date
        time
      }
      visitor {
        name
        verified
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ViewingsOfListingQuery, ViewingsOfListingQueryVariables>;
export const ConversationsOfListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConversationsOfListing($listingId: Int!, $first: Int!, $after: String) {
  agencyConversations(listingId: $listingId, first: $first, after: $after) {
    total
    next
    conversations {
      id
      side
      unread
      property {
        id
        title
        address
        published
        image {
          ...Picture
        }
      }
      person {
        name
        email
        phone
        verified
      }
      lastMessage {
        id
        number
        side
        authorName
        text
        sentAt
      }
    }
  }
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<ConversationsOfListingQuery, ConversationsOfListingQueryVariables>;
export const ChangeListingStatusDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeListingStatus($id: Int!, $status: ListingStatus!) {
  changeListingStatus(id: $id, status: $status) {
    id
    version
    published
  }
}
    `) as unknown as TypedDocumentString<ChangeListingStatusMutation, ChangeListingStatusMutationVariables>;
export const RemoveListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveListing($id: Int!) {
  removeListing(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveListingMutation, RemoveListingMutationVariables>;
export const RestoreListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreListing($id: Int!) {
  restoreListing(id: $id) {
    id
    published
  }
}
    `) as unknown as TypedDocumentString<RestoreListingMutation, RestoreListingMutationVariables>;
export const ArchiveListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ArchiveListing($id: Int!) {
  archiveListing(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveListingMutation, ArchiveListingMutationVariables>;
export const UnarchiveListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnarchiveListing($id: Int!) {
  unarchiveListing(id: $id) {
    id
    published
  }
}
    `) as unknown as TypedDocumentString<UnarchiveListingMutation, UnarchiveListingMutationVariables>;
export const BulkChangeProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query BulkChangeProgress($id: ID!) {
  bulkChange(id: $id) {
    ...BulkProgress
  }
}
    fragment BulkProgress on BulkChange {
  id
  state
  total
  done
  undoable
  failed {
    listingId
    message
  }
}`) as unknown as TypedDocumentString<BulkChangeProgressQuery, BulkChangeProgressQueryVariables>;
export const StartBulkChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartBulkChange($input: BulkChangeInput!) {
  startBulkChange(input: $input) {
    ...BulkProgress
  }
}
    fragment BulkProgress on BulkChange {
  id
  state
  total
  done
  undoable
  failed {
    listingId
    message
  }
}`) as unknown as TypedDocumentString<StartBulkChangeMutation, StartBulkChangeMutationVariables>;
export const UndoBulkChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoBulkChange($id: ID!) {
  undoBulkChange(id: $id) {
    ...BulkProgress
  }
}
    fragment BulkProgress on BulkChange {
  id
  state
  total
  done
  undoable
  failed {
    listingId
    message
  }
}`) as unknown as TypedDocumentString<UndoBulkChangeMutation, UndoBulkChangeMutationVariables>;