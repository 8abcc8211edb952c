/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SavedPropertyIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedPropertyIdsQuery = { savedPropertyIds: Array<number> | null };

export type SavePropertyMutationVariables = Exact<{
  id: number;
}>;


export type SavePropertyMutation = { saveProperty: Array<number> };

export type UnsavePropertyMutationVariables = Exact<{
  id: number;
}>;


export type UnsavePropertyMutation = { unsaveProperty: Array<number> };

export type MergeSavedPropertiesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type MergeSavedPropertiesMutation = { mergeSavedProperties: Array<number> };

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

export const SavedPropertyIdsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedPropertyIds {
  savedPropertyIds
}
    `) as unknown as TypedDocumentString<SavedPropertyIdsQuery, SavedPropertyIdsQueryVariables>;
export const SavePropertyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveProperty($id: Int!) {
  saveProperty(id: $id)
}
    `) as unknown as TypedDocumentString<SavePropertyMutation, SavePropertyMutationVariables>;
export const UnsavePropertyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnsaveProperty($id: Int!) {
  unsaveProperty(id: $id)
}
    `) as unknown as TypedDocumentString<UnsavePropertyMutation, UnsavePropertyMutationVariables>;
export const MergeSavedPropertiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeSavedProperties($ids: [Int!]!) {
  mergeSavedProperties(ids: $ids)
}
    `) as unknown as TypedDocumentString<MergeSavedPropertiesMutation, MergeSavedPropertiesMutationVariables>;