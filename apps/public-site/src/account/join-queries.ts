import { queryOptions } from '@tanstack/react-query';
import {
  AcceptInvitationDocument,
  AgencyInvitationDocument,
  type AgencyInvitationQuery,
  type InvitationAnswerInput,
} from './join.generated.js';
import { request } from '@lintel/web';

/** What the link of an invitation is for. */
export type InvitationSummary = NonNullable<AgencyInvitationQuery['agencyInvitation']>;

/** Null for an invitation that is used, withdrawn or expired. */
export const agencyInvitation = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await request(AgencyInvitationDocument, { token }, { signal })).agencyInvitation,
    staleTime: 0,
  });

/** Answers with a new account, or with the password of the account that the address has. It can sign in at once. */
export const acceptInvitation = async (input: InvitationAnswerInput): Promise<boolean> =>
  (await request(AcceptInvitationDocument, { input })).acceptInvitation.accepted;
