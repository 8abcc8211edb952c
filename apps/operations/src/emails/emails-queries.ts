import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import {
  CorrectEmailAddressDocument,
  EmailCountsDocument,
  type EmailCountsQuery,
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
import { refreshInterval } from '../console/refresh-interval.js';
import { consolePageSize } from '../console/page-size.js';

/** One e-mail and what became of it, without its address. */
export type EmailDelivery = EmailFragment;
export type EmailHistory = NonNullable<EmailHistoryQuery['email']>;
export type EmailCounts = NonNullable<EmailCountsQuery['emailCounts']>;
export type EmailFailure = NonNullable<EmailFailuresQuery['emailFailures']>[number];
export type { EmailState };

/** Fields left out do not filter. */
export interface EmailFilter {
  readonly state?: EmailState;
  /** An address, or a whole id. */
  readonly q?: string;
  readonly cause?: string;
  readonly template?: string;
  /** How long ago they were asked for at most. */
  readonly within?: EmailTime;
}

/** Numbers need not be as fresh as the list below them. */
const COUNTS_EVERY_MS = 15_000;

const HOUR_MS = 3_600_000;
const times = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;
export type EmailTime = keyof typeof times;

const asked = ({ within, ...filter }: EmailFilter) => ({
  ...filter,
  ...(within && { since: new Date(Date.now() - times[within]).toISOString() }),
});

const underEmails = ['console', 'emails'] as const;
/** All that is said of e-mails: what has changed one may have changed the others. */
export const allOfEmails = { queryKey: underEmails };

/** Pages of 50, the last e-mail first. */
export const emailDeliveries = (filter: EmailFilter) =>
  infiniteQueryOptions({
    queryKey: [...underEmails, 'list', filter],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            EmailsDocument,
            { ...asked(filter), first: consolePageSize, after: pageParam },
            { signal },
          )
        ).emails,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** In each state, and of each template. */
export const emailCounts = (filter: Pick<EmailFilter, 'state' | 'template' | 'within'>) =>
  queryOptions({
    queryKey: [...underEmails, 'counts', filter],
    queryFn: async ({ signal }) =>
      given((await request(EmailCountsDocument, asked(filter), { signal })).emailCounts),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: (query) => refreshInterval(query) && COUNTS_EVERY_MS,
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
