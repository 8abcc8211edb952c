/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SavedSearchFeedQueryVariables = Exact<{
  id: string | number;
}>;


export type SavedSearchFeedQuery = { savedSearchFeed: { madeAt: string } | null };

export type RenewSavedSearchFeedMutationVariables = Exact<{
  id: string | number;
}>;


export type RenewSavedSearchFeedMutation = { renewSavedSearchFeed: { atomPath: string, jsonPath: string, feed: { madeAt: string } } };

export type EndSavedSearchFeedMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSavedSearchFeedMutation = { endSavedSearchFeed: boolean };

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

export const SavedSearchFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedSearchFeed($id: ID!) {
  savedSearchFeed(id: $id) {
    madeAt
  }
}
    `) as unknown as TypedDocumentString<SavedSearchFeedQuery, SavedSearchFeedQueryVariables>;
export const RenewSavedSearchFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewSavedSearchFeed($id: ID!) {
  renewSavedSearchFeed(id: $id) {
    feed {
      madeAt
    }
    atomPath
    jsonPath
  }
}
    `) as unknown as TypedDocumentString<RenewSavedSearchFeedMutation, RenewSavedSearchFeedMutationVariables>;
export const EndSavedSearchFeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSavedSearchFeed($id: ID!) {
  endSavedSearchFeed(id: $id)
}
    `) as unknown as TypedDocumentString<EndSavedSearchFeedMutation, EndSavedSearchFeedMutationVariables>;