/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What is left out stays; null clears the website. */
export type AgencyProfileInput = {
  address?: string | null | undefined;
  companyName?: string | null | undefined;
  description?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
};

export type AgencyRole =
  | 'negotiator'
  /** Manages the agency's people and profile. */
  | 'owner';

export type UploadKind =
  | 'epc'
  | 'floorplan'
  | 'image'
  | 'logo';

export type UploadRequestInput = {
  bytes: number;
  contentType: string;
  fileName: string;
  kind: UploadKind;
};

export type UploadState =
  /** The file has not arrived. */
  | 'awaiting'
  | 'failed'
  | 'processing'
  | 'ready';

export type AgencyPeopleFragment = { id: string, companyName: string, pendingName: string | null, refusedName: string | null, refusedNameReason: string | null, phone: string, address: string, website: string | null, description: string, strongSignInRequired: boolean | null, held: { note: string } | null, logo: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null, members: Array<{ id: string, name: string, email: string, role: AgencyRole, joinedAt: string }> | null, invitations: Array<{ id: string, email: string, role: AgencyRole, invitedBy: string, sentAt: string, expiresAt: string }> | null };

export type MyAgencyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAgencyQuery = { me: { id: string, agencyRole: AgencyRole | null, strongSignIn: { authenticator: boolean, passkeys: Array<{ id: string }> }, agency: { id: string, companyName: string, pendingName: string | null, refusedName: string | null, refusedNameReason: string | null, phone: string, address: string, website: string | null, description: string, strongSignInRequired: boolean | null, held: { note: string } | null, logo: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null, members: Array<{ id: string, name: string, email: string, role: AgencyRole, joinedAt: string }> | null, invitations: Array<{ id: string, email: string, role: AgencyRole, invitedBy: string, sentAt: string, expiresAt: string }> | null } | null } | null };

export type InviteColleagueMutationVariables = Exact<{
  email: string;
  role: AgencyRole;
}>;


export type InviteColleagueMutation = { inviteColleague: { id: string } };

export type CancelInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelInvitationMutation = { cancelInvitation: { id: string } };

export type ChangeColleagueRoleMutationVariables = Exact<{
  accountId: string | number;
  role: AgencyRole;
}>;


export type ChangeColleagueRoleMutation = { changeColleagueRole: { id: string } };

export type RemoveColleagueMutationVariables = Exact<{
  accountId: string | number;
}>;


export type RemoveColleagueMutation = { removeColleague: { id: string } };

export type ChangeAgencyProfileMutationVariables = Exact<{
  input: AgencyProfileInput;
}>;


export type ChangeAgencyProfileMutation = { changeAgencyProfile: { id: string, companyName: string } };

export type RequireStrongSignInMutationVariables = Exact<{
  required: boolean;
}>;


export type RequireStrongSignInMutation = { requireStrongSignIn: { id: string } };

export type RequestLogoUploadMutationVariables = Exact<{
  input: UploadRequestInput;
}>;


export type RequestLogoUploadMutation = { requestUpload: { url: string, expiresAt: string, upload: { id: string } } };

export type FinishLogoUploadMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishLogoUploadMutation = { finishUpload: { id: string, state: UploadState, problem: string | null } };

export type LogoUploadQueryVariables = Exact<{
  id: string | number;
}>;


export type LogoUploadQuery = { uploads: Array<{ id: string, state: UploadState, problem: string | null }> | null };

export type DiscardLogoUploadMutationVariables = Exact<{
  id: string | number;
}>;


export type DiscardLogoUploadMutation = { discardUpload: boolean };

export type SetAgencyLogoMutationVariables = Exact<{
  upload?: string | number | null | undefined;
}>;


export type SetAgencyLogoMutation = { setAgencyLogo: { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string } | null };

export type PictureFragment = { url: string, srcset: string, width: number, height: number, alt: string, placeholder: string };

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
export const PictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}
    `, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const AgencyPeopleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AgencyPeople on Agency {
  id
  companyName
  pendingName
  refusedName
  refusedNameReason
  held {
    note
  }
  phone
  address
  website
  description
  strongSignInRequired
  logo {
    ...Picture
  }
  members {
    id
    name
    email
    role
    joinedAt
  }
  invitations {
    id
    email
    role
    invitedBy
    sentAt
    expiresAt
  }
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`, {"fragmentName":"AgencyPeople"}) as unknown as TypedDocumentString<AgencyPeopleFragment, unknown>;
export const MyAgencyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyAgency {
  me {
    id
    agencyRole
    strongSignIn {
      passkeys {
        id
      }
      authenticator
    }
    agency {
      ...AgencyPeople
    }
  }
}
    fragment AgencyPeople on Agency {
  id
  companyName
  pendingName
  refusedName
  refusedNameReason
  held {
    note
  }
  phone
  address
  website
  description
  strongSignInRequired
  logo {
    ...Picture
  }
  members {
    id
    name
    email
    role
    joinedAt
  }
  invitations {
    id
    email
    role
    invitedBy
    sentAt
    expiresAt
  }
}
fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<MyAgencyQuery, MyAgencyQueryVariables>;
export const InviteColleagueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteColleague($email: String!, $role: AgencyRole!) {
  inviteColleague(email: $email, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<InviteColleagueMutation, InviteColleagueMutationVariables>;
export const CancelInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelInvitation($id: ID!) {
  cancelInvitation(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CancelInvitationMutation, CancelInvitationMutationVariables>;
export const ChangeColleagueRoleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeColleagueRole($accountId: ID!, $role: AgencyRole!) {
  changeColleagueRole(accountId: $accountId, role: $role) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeColleagueRoleMutation, ChangeColleagueRoleMutationVariables>;
export const RemoveColleagueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveColleague($accountId: ID!) {
  removeColleague(accountId: $accountId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveColleagueMutation, RemoveColleagueMutationVariables>;
export const ChangeAgencyProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeAgencyProfile($input: AgencyProfileInput!) {
  changeAgencyProfile(input: $input) {
    id
    companyName
  }
}
    `) as unknown as TypedDocumentString<ChangeAgencyProfileMutation, ChangeAgencyProfileMutationVariables>;
export const RequireStrongSignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequireStrongSignIn($required: Boolean!) {
  requireStrongSignIn(required: $required) {
    id
  }
}
    `) as unknown as TypedDocumentString<RequireStrongSignInMutation, RequireStrongSignInMutationVariables>;
export const RequestLogoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestLogoUpload($input: UploadRequestInput!) {
  requestUpload(input: $input) {
    upload {
      id
    }
    url
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<RequestLogoUploadMutation, RequestLogoUploadMutationVariables>;
export const FinishLogoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishLogoUpload($id: ID!) {
  finishUpload(id: $id) {
    id
    state
    problem
  }
}
    `) as unknown as TypedDocumentString<FinishLogoUploadMutation, FinishLogoUploadMutationVariables>;
export const LogoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LogoUpload($id: ID!) {
  uploads(ids: [$id]) {
    id
    state
    problem
  }
}
    `) as unknown as TypedDocumentString<LogoUploadQuery, LogoUploadQueryVariables>;
export const DiscardLogoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardLogoUpload($id: ID!) {
  discardUpload(id: $id)
}
    `) as unknown as TypedDocumentString<DiscardLogoUploadMutation, DiscardLogoUploadMutationVariables>;
export const SetAgencyLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetAgencyLogo($upload: ID) {
  setAgencyLogo(upload: $upload) {
    ...Picture
  }
}
    fragment Picture on Image {
  url
  srcset
  width
  height
  alt
  placeholder
}`) as unknown as TypedDocumentString<SetAgencyLogoMutation, SetAgencyLogoMutationVariables>;