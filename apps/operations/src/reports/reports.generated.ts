/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgencyListingState =
  | 'archived'
  /** Something is missing before the public may see it. */
  | 'draft'
  | 'published'
  /** It can be restored for 30 days. */
  | 'removed';

export type ConversationSide =
  /** An agent of its agency. */
  | 'agency'
  /** The person who asks about a home. */
  | 'visitor';

export type ListingReportReason =
  | 'other'
  | 'scam'
  | 'unavailable'
  | 'wrongDetails'
  | 'wrongPictures';

export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

export type ListingType =
  | 'rent'
  | 'sale';

export type MessageReportReason =
  | 'abusive'
  | 'advertising'
  | 'other'
  | 'scam';

export type ReportOrder =
  | 'mostReported'
  | 'oldest';

export type ReportOutcome =
  /** Something was done about it. */
  | 'acted'
  | 'dismissed';

export type ReportState =
  | 'open'
  | 'settled';

export type TakeDownReason =
  | 'duplicate'
  | 'misleading'
  /** Advertised by who may not. */
  | 'notTheirs'
  /** Sold or let long ago. */
  | 'offMarket'
  | 'other'
  | 'unlawful';

export type FindListingsQueryVariables = Exact<{
  q: string;
  first: number;
}>;


export type FindListingsQuery = { findListings: Array<{ id: number, title: string, address: string, listingType: ListingType, status: ListingStatus, agencyId: string, agencyName: string, state: AgencyListingState, publishedAt: string | null, archivedAt: string | null, removedAt: string | null, restorableUntil: string | null, takenDown: TakeDownReason | null, agencySuspended: boolean, missing: Array<{ field: string, message: string }> }> | null };

export type TakeDownListingMutationVariables = Exact<{
  id: number;
  reason: TakeDownReason;
}>;


export type TakeDownListingMutation = { takeDownListing: { id: number } };

export type BringBackListingMutationVariables = Exact<{
  id: number;
}>;


export type BringBackListingMutation = { restoreListing: { id: number } };

export type FoundListingFragment = { id: number, title: string, address: string, listingType: ListingType, status: ListingStatus, agencyId: string, agencyName: string, state: AgencyListingState, publishedAt: string | null, archivedAt: string | null, removedAt: string | null, restorableUntil: string | null, takenDown: TakeDownReason | null, agencySuspended: boolean, missing: Array<{ field: string, message: string }> };

export type ReportedListingsQueryVariables = Exact<{
  state: ReportState;
  q: string;
  order: ReportOrder;
  first: number;
}>;


export type ReportedListingsQuery = { reportedListings: { total: number, reported: Array<{ id: number, version: number, state: ReportState, count: number, since: string, lastAt: string, listing: { id: number, title: string, address: string, listingType: ListingType, status: ListingStatus, agencyId: string, agencyName: string, state: AgencyListingState, publishedAt: string | null, archivedAt: string | null, removedAt: string | null, restorableUntil: string | null, takenDown: TakeDownReason | null, agencySuspended: boolean, missing: Array<{ field: string, message: string }> }, settled: { how: ReportOutcome, reason: string, at: string } | null }> } | null };

export type ReportedListingQueryVariables = Exact<{
  id: number;
}>;


export type ReportedListingQuery = { reportedListing: { id: number, version: number, state: ReportState, count: number, since: string, lastAt: string, reports: Array<{ id: string, reason: ListingReportReason, text: string, at: string, accountId: string | null }>, listing: { id: number, title: string, address: string, listingType: ListingType, status: ListingStatus, agencyId: string, agencyName: string, state: AgencyListingState, publishedAt: string | null, archivedAt: string | null, removedAt: string | null, restorableUntil: string | null, takenDown: TakeDownReason | null, agencySuspended: boolean, missing: Array<{ field: string, message: string }> }, settled: { how: ReportOutcome, reason: string, at: string } | null } | null };

export type SettleListingReportsMutationVariables = Exact<{
  id: number;
  version: number;
  how: ReportOutcome;
  reason: string;
}>;


export type SettleListingReportsMutation = { settleListingReports: { id: number } };

export type ReportedMessagesQueryVariables = Exact<{
  state: ReportState;
  q: string;
  order: ReportOrder;
  first: number;
}>;


export type ReportedMessagesQuery = { reportedMessages: { total: number, reported: Array<{ id: string, version: number, conversationId: string, agencyId: string, agency: string, side: ConversationSide, authorId: string | null, state: ReportState, count: number, since: string, lastAt: string, listing: { id: number, title: string }, settled: { how: ReportOutcome, reason: string, at: string } | null }> } | null };

export type RevealReportedMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type RevealReportedMessageMutation = { revealReportedMessage: { message: { id: string, version: number, conversationId: string, agencyId: string, agency: string, side: ConversationSide, authorId: string | null, state: ReportState, count: number, since: string, lastAt: string, listing: { id: number, title: string }, settled: { how: ReportOutcome, reason: string, at: string } | null }, excerpt: Array<{ id: string, side: ConversationSide, authorId: string | null, authorName: string, text: string, sentAt: string }>, reports: Array<{ id: string, reason: MessageReportReason, text: string, at: string, accountId: string | null }> } };

export type SettleMessageReportsMutationVariables = Exact<{
  id: string | number;
  version: number;
  how: ReportOutcome;
  reason: string;
}>;


export type SettleMessageReportsMutation = { settleMessageReports: { id: string } };

export type ReportedMessageFragment = { id: string, version: number, conversationId: string, agencyId: string, agency: string, side: ConversationSide, authorId: string | null, state: ReportState, count: number, since: string, lastAt: string, listing: { id: number, title: string }, settled: { how: ReportOutcome, reason: string, at: string } | null };

export type ReportedHomeFragment = { id: number, version: number, state: ReportState, count: number, since: string, lastAt: string, listing: { id: number, title: string, address: string, listingType: ListingType, status: ListingStatus, agencyId: string, agencyName: string, state: AgencyListingState, publishedAt: string | null, archivedAt: string | null, removedAt: string | null, restorableUntil: string | null, takenDown: TakeDownReason | null, agencySuspended: boolean, missing: Array<{ field: string, message: string }> }, settled: { how: ReportOutcome, reason: string, at: string } | null };

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
export const ReportedMessageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReportedMessage on ReportedMessage {
  id
  version
  conversationId
  listing {
    id
    title
  }
  agencyId
  agency
  side
  authorId
  state
  count
  since
  lastAt
  settled {
    how
    reason
    at
  }
}
    `, {"fragmentName":"ReportedMessage"}) as unknown as TypedDocumentString<ReportedMessageFragment, unknown>;
export const FoundListingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FoundListing on FoundListing {
  id
  title
  address
  listingType
  status
  agencyId
  agencyName
  state
  publishedAt
  archivedAt
  removedAt
  restorableUntil
  takenDown
  agencySuspended
  missing {
    field
    message
  }
}
    `, {"fragmentName":"FoundListing"}) as unknown as TypedDocumentString<FoundListingFragment, unknown>;
export const ReportedHomeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReportedHome on ReportedListing {
  id
  version
  listing {
    ...FoundListing
  }
  state
  count
  since
  lastAt
  settled {
    how
    reason
    at
  }
}
    fragment FoundListing on FoundListing {
  id
  title
  address
  listingType
  status
  agencyId
  agencyName
  state
  publishedAt
  archivedAt
  removedAt
  restorableUntil
  takenDown
  agencySuspended
  missing {
    field
    message
  }
}`, {"fragmentName":"ReportedHome"}) as unknown as TypedDocumentString<ReportedHomeFragment, unknown>;
export const FindListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindListings($q: String!, $first: Int!) {
  findListings(q: $q, first: $first) {
    ...FoundListing
  }
}
    fragment FoundListing on FoundListing {
  id
  title
  address
  listingType
  status
  agencyId
  agencyName
  state
  publishedAt
  archivedAt
  removedAt
  restorableUntil
  takenDown
  agencySuspended
  missing {
    field
    message
  }
}`) as unknown as TypedDocumentString<FindListingsQuery, FindListingsQueryVariables>;
export const TakeDownListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeDownListing($id: Int!, $reason: TakeDownReason!) {
  takeDownListing(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<TakeDownListingMutation, TakeDownListingMutationVariables>;
export const BringBackListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BringBackListing($id: Int!) {
  restoreListing(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<BringBackListingMutation, BringBackListingMutationVariables>;
export const ReportedListingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReportedListings($state: ReportState!, $q: String!, $order: ReportOrder!, $first: Int!) {
  reportedListings(state: $state, q: $q, order: $order, first: $first) {
    total
    reported {
      ...ReportedHome
    }
  }
}
    fragment FoundListing on FoundListing {
  id
  title
  address
  listingType
  status
  agencyId
  agencyName
  state
  publishedAt
  archivedAt
  removedAt
  restorableUntil
  takenDown
  agencySuspended
  missing {
    field
    message
  }
}
fragment ReportedHome on ReportedListing {
  id
  version
  listing {
    ...FoundListing
  }
  state
  count
  since
  lastAt
  settled {
    how
    reason
    at
  }
}`) as unknown as TypedDocumentString<ReportedListingsQuery, ReportedListingsQueryVariables>;
export const ReportedListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReportedListing($id: Int!) {
  reportedListing(id: $id) {
    ...ReportedHome
    reports {
      id
      reason
      text
      at
      accountId
    }
  }
}
    fragment FoundListing on FoundListing {
  id
  title
  address
  listingType
  status
  agencyId
  agencyName
  state
  publishedAt
  archivedAt
  removedAt
  restorableUntil
  takenDown
  agencySuspended
  missing {
    field
    message
  }
}
fragment ReportedHome on ReportedListing {
  id
  version
  listing {
    ...FoundListing
  }
  state
  count
  since
  lastAt
  settled {
    how
    reason
    at
  }
}`) as unknown as TypedDocumentString<ReportedListingQuery, ReportedListingQueryVariables>;
export const SettleListingReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleListingReports($id: Int!, $version: Int!, $how: ReportOutcome!, $reason: String!) {
  settleListingReports(id: $id, version: $version, how: $how, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<SettleListingReportsMutation, SettleListingReportsMutationVariables>;
export const ReportedMessagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReportedMessages($state: ReportState!, $q: String!, $order: ReportOrder!, $first: Int!) {
  reportedMessages(state: $state, q: $q, order: $order, first: $first) {
    total
    reported {
      ...ReportedMessage
    }
  }
}
    fragment ReportedMessage on ReportedMessage {
  id
  version
  conversationId
  listing {
    id
    title
  }
  agencyId
  agency
  side
  authorId
  state
  count
  since
  lastAt
  settled {
    how
    reason
    at
  }
}`) as unknown as TypedDocumentString<ReportedMessagesQuery, ReportedMessagesQueryVariables>;
export const RevealReportedMessageDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevealReportedMessage($id: ID!) {
  revealReportedMessage(id: $id) {
    message {
      ...ReportedMessage
    }
    excerpt {
      id
      side
      authorId
      authorName
      text
      sentAt
    }
    reports {
      id
      reason
      text
      at
      accountId
    }
  }
}
    fragment ReportedMessage on ReportedMessage {
  id
  version
  conversationId
  listing {
    id
    title
  }
  agencyId
  agency
  side
  authorId
  state
  count
  since
  lastAt
  settled {
    how
    reason
    at
  }
}`) as unknown as TypedDocumentString<RevealReportedMessageMutation, RevealReportedMessageMutationVariables>;
export const SettleMessageReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettleMessageReports($id: ID!, $version: Int!, $how: ReportOutcome!, $reason: String!) {
  settleMessageReports(id: $id, version: $version, how: $how, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<SettleMessageReportsMutation, SettleMessageReportsMutationVariables>;