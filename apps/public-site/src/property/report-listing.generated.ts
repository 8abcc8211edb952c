/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ListingReportInput = {
  /** Where somebody who is not signed in is told what became of it. */
  email?: string | null | undefined;
  /** Made anew for each form that is opened, such as a UUID. */
  idempotencyKey: string;
  listingId: number;
  reason: ListingReportReason;
  /** At most 1,000 characters; needed where the reason is `other`. */
  text?: string | null | undefined;
};

export type ListingReportReason =
  | 'other'
  | 'scam'
  | 'unavailable'
  | 'wrongDetails'
  | 'wrongPictures';

export type ReportListingMutationVariables = Exact<{
  input: ListingReportInput;
}>;


export type ReportListingMutation = { reportListing: boolean };

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

export const ReportListingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReportListing($input: ListingReportInput!) {
  reportListing(input: $input)
}
    `) as unknown as TypedDocumentString<ReportListingMutation, ReportListingMutationVariables>;