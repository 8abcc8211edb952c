import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import {
  CorrectEmailAddressDocument,
  EmailFailuresDocument,
  type EmailFailuresQuery,
  EmailHistoryDocument,
  type EmailHistoryQuery,
  EmailsDocument,
  FailedEmailsDocument,
  ResendFailedEmailsDocument,
  RetryEmailDocument,
  type EmailFragment,
  type EmailState,
} from './emails.generated.js';
import { consolePageSize } from '../console/page-size.js';

/** One e-mail and what became of it, without its address. */
export type EmailDelivery = EmailFragment;
export type EmailHistory = NonNullable<EmailHistoryQuery['email']>;
export type EmailFailure = NonNullable<EmailFailuresQuery['emailFailures']>[number];
export type { EmailState };

/** Fields left out do not filter. */
export interface EmailFilter {
  readonly state?: EmailState;
  /** An address, or a whole id. */
  readonly q?: string;
  readonly cause?: string;
}

const underEmails = ['console', 'emails'] as const;
/** All that is said of e-mails: what has changed one may have changed the others. */
export const allOfEmails = { queryKey: underEmails };

/** Pages of 50, the last e-mail first. */
export const emailDeliveries = (filter: EmailFilter) =>
  infiniteQueryOptions({
    queryKey: [...underEmails, 'list', filter],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (await request(EmailsDocument, { ...filter, first: consolePageSize, after: pageParam }, { signal }))
          .emails,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Null when there is none. */
export const emailHistory = (id: string) =>
  queryOptions({
    queryKey: [...underEmails, 'one', id],
    queryFn: async ({ signal }) => (await request(EmailHistoryDocument, { id }, { signal })).email,
  });

/** Why e-mails failed, the most frequent cause first. */
export const emailFailures = () =>
  queryOptions({
    queryKey: [...underEmails, 'failures'],
    queryFn: async ({ signal }) =>
      given((await request(EmailFailuresDocument, {}, { signal })).emailFailures),
  });

/** How many would be sent again. */
export const countFailed = (cause: string) =>
  queryOptions({
    queryKey: [...underEmails, 'failed', cause],
    queryFn: async ({ signal }) =>
      given((await request(FailedEmailsDocument, { cause }, { signal })).failedEmails),
    staleTime: 0,
  });

/** Has a failed e-mail sent again; resolves with how it stands then. */
export async function retryEmail(id: string): Promise<EmailDelivery> {
  return (await request(RetryEmailDocument, { id })).retryEmail;
}

/** Sends an e-mail to somebody without an account again, to another address than the mistyped one. */
export async function correctAddress(id: string, address: string): Promise<EmailDelivery> {
  return (await request(CorrectEmailAddressDocument, { id, address })).correctEmailAddress;
}

/** Sends those again that failed for this cause, 500 at most; resolves with how many there were, and how many are queued. */
export async function resendFailed(
  cause: string,
): Promise<{ readonly matched: number; readonly queued: number }> {
  return (await request(ResendFailedEmailsDocument, { cause })).resendFailedEmails;
}
