/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ViewingTimesFor =
  /** On the hour, 09:00 to 17:00. */
  | 'booking'
  /** Every 30 minutes, 09:00 to 16:30. */
  | 'reschedule';

export type ViewingSlotsQueryVariables = Exact<{
  listingId: number;
  from: string;
  days: number;
  for: ViewingTimesFor;
}>;


export type ViewingSlotsQuery = { viewingSlots: Array<{ date: string, times: Array<string> }> | null };

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

export const ViewingSlotsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewingSlots($listingId: Int!, $from: String!, $days: Int!, $for: ViewingTimesFor!) {
  viewingSlots(listingId: $listingId, from: $from, days: $days, for: $for) {
    date
    times
  }
}
    `) as unknown as TypedDocumentString<ViewingSlotsQuery, ViewingSlotsQueryVariables>;