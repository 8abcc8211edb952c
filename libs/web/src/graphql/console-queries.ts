import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  ApproveAgencyDocument,
  EmailsDocument,
  MailboxDocument,
  MailboxMailDocument,
  RefuseAgencyNameDocument,
  RetryEmailDocument,
  WaitingAgenciesDocument,
  type EmailFragment,
  type EmailState,
  type MailboxMailQuery,
  type MailboxMessageFragment,
  type WaitingAgencyFragment,
} from './console.generated.js';
import { given } from './listing-queries.js';
import { request } from './request.js';

/** A message of the mailbox as its list shows it. */
export type MailboxMessage = MailboxMessageFragment;
/** A message with its text and source. */
export type MailboxMail = NonNullable<MailboxMailQuery['mail']>;
/** One e-mail and what became of it, without its address. */
export type EmailDelivery = EmailFragment;
export type { EmailState };
/** An agency that waits for approval, or whose new name does. */
export type WaitingAgency = WaitingAgencyFragment;

/** Rows on one page of the console's lists. */
export const consolePageSize = 50;
/** As many agencies as the API gives at once; the others come as those are approved. */
export const waitingAgenciesLimit = 200;

/** Pages of 50, the last message first; `readable` is false where mail leaves the installation. */
export const mailbox = () =>
  infiniteQueryOptions({
    queryKey: ['console', 'mailbox'],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (await request(MailboxDocument, { first: consolePageSize, after: pageParam }, { signal })).mailbox,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Null when the mailbox has no such message. A message never changes. */
export const mailboxMail = (id: string) =>
  queryOptions({
    queryKey: ['console', 'mail', id],
    queryFn: async ({ signal }) => (await request(MailboxMailDocument, { id }, { signal })).mail,
    staleTime: Infinity,
  });

/** Pages of 50, the last e-mail first. */
export const emailDeliveries = (state: EmailState) =>
  infiniteQueryOptions({
    queryKey: ['console', 'emails', state],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (await request(EmailsDocument, { state, first: consolePageSize, after: pageParam }, { signal }))
          .emails,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Has a failed e-mail sent again; resolves with how it stands then. */
export async function retryEmail(id: string): Promise<EmailDelivery> {
  return (await request(RetryEmailDocument, { id })).retryEmail;
}

/** The 200 agencies that have waited longest for approval, or whose new names have, the longest first. */
export const waitingAgencies = () =>
  queryOptions({
    queryKey: ['console', 'agencies'],
    queryFn: async ({ signal }) =>
      given(
        (await request(WaitingAgenciesDocument, { first: waitingAgenciesLimit }, { signal })).pendingAgencies,
      ),
  });

/** The name that is looked at: that of a new agency, or another that an agency asks for. */
export const nameLookedAt = ({ companyName, pendingName }: WaitingAgency): string =>
  pendingName ?? companyName;

/** Lets the agents of an agency sign in, or the agency go by its new name. What is approved already stays as it is. */
export async function approveAgency(agency: WaitingAgency): Promise<void> {
  await request(ApproveAgencyDocument, { id: agency.id, companyName: nameLookedAt(agency) });
}

/** The agency keeps the name that it has. */
export async function refuseAgencyName(agency: WaitingAgency): Promise<void> {
  await request(RefuseAgencyNameDocument, { id: agency.id, companyName: nameLookedAt(agency) });
}
