/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgencyRole =
  | 'negotiator'
  /** Manages the agency's people and profile. */
  | 'owner';

/** What operations staff look for. */
export type AgencyStanding =
  /** Approved, and not suspended. */
  | 'approved'
  /** The same, once it has answered what staff asked of it. */
  | 'held'
  | 'suspended'
  /** It, or its new name, is to be approved. */
  | 'waiting';

export type WaitingAgenciesQueryVariables = Exact<{
  first: number;
}>;


export type WaitingAgenciesQuery = { pendingAgencies: Array<{ id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string }> | null };

export type FindAgenciesQueryVariables = Exact<{
  q: string;
  first: number;
  state?: AgencyStanding | null | undefined;
}>;


export type FindAgenciesQuery = { agencies: Array<{ approved: boolean, id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string, held: { note: string, since: string } | null, suspended: { reason: string, since: string } | null, members: Array<{ id: string, name: string, email: string, role: AgencyRole }> | null }> | null };

export type AgencyInNumbersQueryVariables = Exact<{
  id: string | number;
}>;


export type AgencyInNumbersQuery = { publicHomesOf: number | null, viewingsToComeOf: number | null };

export type ApproveAgencyMutationVariables = Exact<{
  id: string | number;
  companyName: string;
}>;


export type ApproveAgencyMutation = { approveAgency: { id: string } };

export type RefuseAgencyNameMutationVariables = Exact<{
  id: string | number;
  companyName: string;
  reason?: string | null | undefined;
}>;


export type RefuseAgencyNameMutation = { refuseAgencyName: { id: string } };

export type HoldAgencyMutationVariables = Exact<{
  id: string | number;
  companyName: string;
  note: string;
}>;


export type HoldAgencyMutation = { holdAgency: { id: string } };

export type SuspendAgencyMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type SuspendAgencyMutation = { suspendAgency: { id: string } };

export type ReinstateAgencyMutationVariables = Exact<{
  id: string | number;
}>;


export type ReinstateAgencyMutation = { reinstateAgency: { id: string } };

export type FoundAgencyFragment = { approved: boolean, id: string, companyName: string, pendingName: string | null, nameLike: string | null, phone: string, address: string, held: { note: string, since: string } | null, suspended: { reason: string, since: string } | null, members: Array<{ id: string, name: string, email: string, role: AgencyRole }> | null };

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
export const FoundAgencyFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment FoundAgency on Agency {
  ...WaitingAgency
  approved
  held {
    note
    since
  }
  suspended {
    reason
    since
  }
  members {
    id
    name
    email
    role
  }
}
    fragment WaitingAgency on Agency {
  id
  companyName
  pendingName
  nameLike
  phone
  address
}`, {"fragmentName":"FoundAgency"}) as unknown as TypedDocumentString<FoundAgencyFragment, unknown>;
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
    query FindAgencies($q: String!, $first: Int!, $state: AgencyStanding) {
  agencies(q: $q, first: $first, state: $state) {
    ...FoundAgency
  }
}
    fragment FoundAgency on Agency {
  ...WaitingAgency
  approved
  held {
    note
    since
  }
  suspended {
    reason
    since
  }
  members {
    id
    name
    email
    role
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
export const AgencyInNumbersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyInNumbers($id: ID!) {
  publicHomesOf(agencyId: $id)
  viewingsToComeOf(agencyId: $id)
}
    `) as unknown as TypedDocumentString<AgencyInNumbersQuery, AgencyInNumbersQueryVariables>;
export const ApproveAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApproveAgency($id: ID!, $companyName: String!) {
  approveAgency(id: $id, companyName: $companyName) {
    id
  }
}
    `) as unknown as TypedDocumentString<ApproveAgencyMutation, ApproveAgencyMutationVariables>;
export const RefuseAgencyNameDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefuseAgencyName($id: ID!, $companyName: String!, $reason: String) {
  refuseAgencyName(id: $id, companyName: $companyName, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<RefuseAgencyNameMutation, RefuseAgencyNameMutationVariables>;
export const HoldAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HoldAgency($id: ID!, $companyName: String!, $note: String!) {
  holdAgency(id: $id, companyName: $companyName, note: $note) {
    id
  }
}
    `) as unknown as TypedDocumentString<HoldAgencyMutation, HoldAgencyMutationVariables>;
export const SuspendAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SuspendAgency($id: ID!, $reason: String!) {
  suspendAgency(id: $id, reason: $reason) {
    id
  }
}
    `) as unknown as TypedDocumentString<SuspendAgencyMutation, SuspendAgencyMutationVariables>;
export const ReinstateAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReinstateAgency($id: ID!) {
  reinstateAgency(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ReinstateAgencyMutation, ReinstateAgencyMutationVariables>;