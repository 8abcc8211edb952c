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

export type ListingStatus =
  | 'available'
  | 'let'
  | 'sold'
  | 'underOffer';

export type ListingType =
  | 'rent'
  | 'sale';

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