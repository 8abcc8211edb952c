/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AgencyRole =
  | 'negotiator'
  /** Manages the agency's people and profile. */
  | 'owner';

export type InvitationAnswerInput = {
  /** Not needed of who has an account. */
  confirmPassword?: string | null | undefined;
  /** Not needed of who has an account. */
  name?: string | null | undefined;
  password: string;
  token: string;
};

export type AgencyInvitationQueryVariables = Exact<{
  token: string;
}>;


export type AgencyInvitationQuery = { agencyInvitation: { companyName: string, email: string, role: AgencyRole, invitedBy: string, expiresAt: string, hasAccount: boolean } | null };

export type AcceptInvitationMutationVariables = Exact<{
  input: InvitationAnswerInput;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { accepted: boolean } };

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

export const AgencyInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AgencyInvitation($token: String!) {
  agencyInvitation(token: $token) {
    companyName
    email
    role
    invitedBy
    expiresAt
    hasAccount
  }
}
    `) as unknown as TypedDocumentString<AgencyInvitationQuery, AgencyInvitationQueryVariables>;
export const AcceptInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptInvitation($input: InvitationAnswerInput!) {
  acceptInvitation(input: $input) {
    accepted
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;