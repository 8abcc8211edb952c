/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Role =
  | 'agent'
  | 'operations'
  | 'user';

export type FindPeopleQueryVariables = Exact<{
  q: string;
  first: number;
}>;


export type FindPeopleQuery = { people: Array<{ id: string, name: string, email: string, pendingEmail: string | null, role: Role, confirmed: boolean, locked: boolean, createdAt: string, sessions: number, strongSignIn: boolean, agency: { id: string, companyName: string } | null }> | null };

export type EndSessionsOfMutationVariables = Exact<{
  accountId: string | number;
}>;


export type EndSessionsOfMutation = { endSessionsOf: { accepted: boolean } };

export type LockAccountMutationVariables = Exact<{
  accountId: string | number;
  locked: boolean;
}>;


export type LockAccountMutation = { lockAccount: { accepted: boolean } };

export type GrantRoleMutationVariables = Exact<{
  email: string;
  role: Role;
}>;


export type GrantRoleMutation = { grantRole: { accepted: boolean } };

export type ResetStrongSignInMutationVariables = Exact<{
  email: string;
}>;


export type ResetStrongSignInMutation = { resetStrongSignIn: { accepted: boolean } };

export type PersonFragment = { id: string, name: string, email: string, pendingEmail: string | null, role: Role, confirmed: boolean, locked: boolean, createdAt: string, sessions: number, strongSignIn: boolean, agency: { id: string, companyName: string } | null };

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
export const PersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Person on Person {
  id
  name
  email
  pendingEmail
  role
  agency {
    id
    companyName
  }
  confirmed
  locked
  createdAt
  sessions
  strongSignIn
}
    `, {"fragmentName":"Person"}) as unknown as TypedDocumentString<PersonFragment, unknown>;
export const FindPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FindPeople($q: String!, $first: Int!) {
  people(q: $q, first: $first) {
    ...Person
  }
}
    fragment Person on Person {
  id
  name
  email
  pendingEmail
  role
  agency {
    id
    companyName
  }
  confirmed
  locked
  createdAt
  sessions
  strongSignIn
}`) as unknown as TypedDocumentString<FindPeopleQuery, FindPeopleQueryVariables>;
export const EndSessionsOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSessionsOf($accountId: ID!) {
  endSessionsOf(accountId: $accountId) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<EndSessionsOfMutation, EndSessionsOfMutationVariables>;
export const LockAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LockAccount($accountId: ID!, $locked: Boolean!) {
  lockAccount(accountId: $accountId, locked: $locked) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<LockAccountMutation, LockAccountMutationVariables>;
export const GrantRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation GrantRole($email: String!, $role: Role!) {
  grantRole(email: $email, role: $role) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<GrantRoleMutation, GrantRoleMutationVariables>;
export const ResetStrongSignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetStrongSignIn($email: String!) {
  resetStrongSignIn(email: $email) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<ResetStrongSignInMutation, ResetStrongSignInMutationVariables>;