/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgencyRole =
  | 'negotiator'
  /** Manages the agency's people and profile. */
  | 'owner';

export type WaitingAgenciesQueryVariables = Exact<{
  first: number;
}>;


export type WaitingAgenciesQuery = { pendingAgencies: Array<{ id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string }> | null };

export type FindAgenciesQueryVariables = Exact<{
  q: string;
  first: number;
}>;


export type FindAgenciesQuery = { agencies: Array<{ approved: boolean, website: string | null, id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string, members: Array<{ id: string, name: string, email: string, role: AgencyRole }> | null }> | null };

export type ApproveAgencyMutationVariables = Exact<{
  id: string | number;
  companyName: string;
}>;


export type ApproveAgencyMutation = { approveAgency: { id: string } };

export type RefuseAgencyNameMutationVariables = Exact<{
  id: string | number;
  companyName: string;
}>;


export type RefuseAgencyNameMutation = { refuseAgencyName: { id: string } };

export type WaitingAgencyFragment = { id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string };

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
export const WaitingAgencyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WaitingAgency on Agency {
  id
  companyName
  pendingName
  nameLike
  phone
  address
}
    `, {"fragmentName":"WaitingAgency"}) as unknown as TypedDocumentString<WaitingAgencyFragment, unknown>;
export const WaitingAgenciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WaitingAgencies($first: Int!) {
  pendingAgencies(first: $first) {
    ...WaitingAgency
  }
}
    fragment WaitingAgency on Agency {
  id
  companyName
  pendingName
  nameLike
  phone
  address
}`) as unknown as TypedDocumentString<WaitingAgenciesQuery, WaitingAgenciesQueryVariables>;
export const FindAgenciesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindAgencies($q: String!, $first: Int!) {
  agencies(q: $q, first: $first) {
    ...WaitingAgency
    approved
    website
    members {
      id
      name
      email
      role
    }
  }
}
    fragment WaitingAgency on Agency {
  id
  companyName
  pendingName
  nameLike
  phone
  address
}`) as unknown as TypedDocumentString<FindAgenciesQuery, FindAgenciesQueryVariables>;
export const ApproveAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApproveAgency($id: ID!, $companyName: String!) {
  approveAgency(id: $id, companyName: $companyName) {
    id
  }
}
    `) as unknown as TypedDocumentString<ApproveAgencyMutation, ApproveAgencyMutationVariables>;
export const RefuseAgencyNameDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefuseAgencyName($id: ID!, $companyName: String!) {
  refuseAgencyName(id: $id, companyName: $companyName) {
    id
  }
}
    `) as unknown as TypedDocumentString<RefuseAgencyNameMutation, RefuseAgencyNameMutationVariables>;