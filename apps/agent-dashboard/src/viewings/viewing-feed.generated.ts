/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ViewingFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewingFeedQuery = { viewingFeed: { mine: boolean, madeAt: string } | null };

export type RenewViewingFeedMutationVariables = Exact<{
  mine: boolean;
}>;


export type RenewViewingFeedMutation = { renewViewingFeed: { path: string, feed: { mine: boolean, madeAt: string } } };

export type EndViewingFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type EndViewingFeedMutation = { endViewingFeed: boolean };

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

export const ViewingFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ViewingFeed {
  viewingFeed {
    mine
    madeAt
  }
}
    `) as unknown as TypedDocumentString<ViewingFeedQuery, ViewingFeedQueryVariables>;
export const RenewViewingFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewViewingFeed($mine: Boolean!) {
  renewViewingFeed(mine: $mine) {
    feed {
      mine
      madeAt
    }
    path
  }
}
    `) as unknown as TypedDocumentString<RenewViewingFeedMutation, RenewViewingFeedMutationVariables>;
export const EndViewingFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndViewingFeed {
  endViewingFeed
}
    `) as unknown as TypedDocumentString<EndViewingFeedMutation, EndViewingFeedMutationVariables>;