/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type PropertyNoteInput = {
  id: number;
  text: string;
};

export type HiddenPropertyIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenPropertyIdsQuery = { hiddenPropertyIds: Array<number> | null };

export type HidePropertyMutationVariables = Exact<{
  id: number;
}>;


export type HidePropertyMutation = { hideProperty: Array<number> };

export type UnhidePropertyMutationVariables = Exact<{
  id: number;
}>;


export type UnhidePropertyMutation = { unhideProperty: Array<number> };

export type MergeHiddenPropertiesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type MergeHiddenPropertiesMutation = { mergeHiddenProperties: Array<number> };

export type PropertyNotesQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type PropertyNotesQuery = { propertyNotes: Array<{ id: number, text: string }> | null };

export type WritePropertyNoteMutationVariables = Exact<{
  id: number;
  text: string;
}>;


export type WritePropertyNoteMutation = { writePropertyNote: { id: number, text: string } | null };

export type MergePropertyNotesMutationVariables = Exact<{
  notes: Array<PropertyNoteInput> | PropertyNoteInput;
}>;


export type MergePropertyNotesMutation = { mergePropertyNotes: Array<{ id: number, text: string }> };

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

export const HiddenPropertyIdsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HiddenPropertyIds {
  hiddenPropertyIds
}
    `) as unknown as TypedDocumentString<HiddenPropertyIdsQuery, HiddenPropertyIdsQueryVariables>;
export const HidePropertyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HideProperty($id: Int!) {
  hideProperty(id: $id)
}
    `) as unknown as TypedDocumentString<HidePropertyMutation, HidePropertyMutationVariables>;
export const UnhidePropertyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnhideProperty($id: Int!) {
  unhideProperty(id: $id)
}
    `) as unknown as TypedDocumentString<UnhidePropertyMutation, UnhidePropertyMutationVariables>;
export const MergeHiddenPropertiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergeHiddenProperties($ids: [Int!]!) {
  mergeHiddenProperties(ids: $ids)
}
    `) as unknown as TypedDocumentString<MergeHiddenPropertiesMutation, MergeHiddenPropertiesMutationVariables>;
export const PropertyNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PropertyNotes($ids: [Int!]!) {
  propertyNotes(ids: $ids) {
    id
    text
  }
}
    `) as unknown as TypedDocumentString<PropertyNotesQuery, PropertyNotesQueryVariables>;
export const WritePropertyNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WritePropertyNote($id: Int!, $text: String!) {
  writePropertyNote(id: $id, text: $text) {
    id
    text
  }
}
    `) as unknown as TypedDocumentString<WritePropertyNoteMutation, WritePropertyNoteMutationVariables>;
export const MergePropertyNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MergePropertyNotes($notes: [PropertyNoteInput!]!) {
  mergePropertyNotes(notes: $notes) {
    id
    text
  }
}
    `) as unknown as TypedDocumentString<MergePropertyNotesMutation, MergePropertyNotesMutationVariables>;