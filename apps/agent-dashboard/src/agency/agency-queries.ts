import { queryOptions } from '@tanstack/react-query';
import {
  CancelInvitationDocument,
  ChangeAgencyProfileDocument,
  ChangeColleagueRoleDocument,
  DiscardLogoUploadDocument,
  FinishLogoUploadDocument,
  InviteColleagueDocument,
  LogoUploadDocument,
  MyAgencyDocument,
  RemoveColleagueDocument,
  RequestLogoUploadDocument,
  RequireStrongSignInDocument,
  SetAgencyLogoDocument,
  type AgencyPeopleFragment,
  type AgencyProfileInput,
  type MyAgencyQuery,
  type RequestLogoUploadMutation,
} from './agency.generated.js';
import { request } from '@lintel/web';

/** The caller's agency with its people; invitations are there for its owners alone. */
export type Agency = AgencyPeopleFragment;
export type Colleague = NonNullable<Agency['members']>[number];
export type Invitation = NonNullable<Agency['invitations']>[number];
export type AgencyRole = Colleague['role'];
export type { AgencyProfileInput };

/** The account, its role in the agency, and the agency. */
export type AgencyMembership = NonNullable<MyAgencyQuery['me']>;

/** Null once nobody is signed in any more. */
export const myAgency = () =>
  queryOptions({
    queryKey: ['agency'],
    queryFn: async ({ signal }) => (await request(MyAgencyDocument, {}, { signal })).me,
    staleTime: 0,
  });

/** For owners, like all below. Asking again for the same address sends a new e-mail; inviting an owner may be refused with `CONFIRM_IDENTITY`. */
export const inviteColleague = (invited: { email: string; role: AgencyRole }): Promise<unknown> =>
  request(InviteColleagueDocument, invited);

export const cancelInvitation = (id: string): Promise<unknown> => request(CancelInvitationDocument, { id });

/** Refused with `CONFLICT` for the last owner, and with `CONFIRM_IDENTITY` as for an invitation. */
export const changeColleagueRole = (changed: { accountId: string; role: AgencyRole }): Promise<unknown> =>
  request(ChangeColleagueRoleDocument, changed);

/** Anybody may remove themselves, without being an owner. Refused with `CONFLICT` for the last owner. */
export const removeColleague = (accountId: string): Promise<unknown> =>
  request(RemoveColleagueDocument, { accountId });

/** Fields left out stay as they are; null clears the website. Resolves with the name that the agency goes by: a new one may wait for approval. */
export const changeAgencyProfile = async (input: AgencyProfileInput): Promise<string> =>
  (await request(ChangeAgencyProfileDocument, { input })).changeAgencyProfile.companyName;

/** Requires it of all who work here. May be refused with `CONFIRM_IDENTITY`. */
export const requireStrongSignIn = (required: boolean): Promise<unknown> =>
  request(RequireStrongSignInDocument, { required });

export type LogoTicket = RequestLogoUploadMutation['requestUpload'];
export interface LogoState {
  readonly state: 'awaiting' | 'processing' | 'ready' | 'failed';
  /** Why it failed, in words for people. */
  readonly problem: string | null;
}

/** Names an address to which the file is PUT; see `finishLogoUpload`. */
export const requestLogoUpload = async (file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): Promise<LogoTicket> =>
  (
    await request(RequestLogoUploadDocument, {
      input: { kind: 'logo', fileName: file.name, contentType: file.type, bytes: file.size },
    })
  ).requestUpload;

/** Tells the service that the file has been sent. */
export const finishLogoUpload = async (id: string): Promise<LogoState> =>
  (await request(FinishLogoUploadDocument, { id })).finishUpload;

/** Undefined when there is no such upload any more. */
export const logoUpload = async (id: string): Promise<LogoState | undefined> =>
  (await request(LogoUploadDocument, { id })).uploads?.[0];

export const discardLogoUpload = (id: string): Promise<unknown> => request(DiscardLogoUploadDocument, { id });

/** By the id of an upload that is ready; null for none. */
export const setAgencyLogo = (upload: string | null): Promise<unknown> =>
  request(SetAgencyLogoDocument, { upload });
