import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import {
  type MailboxMessageFragment,
  type MailboxMailQuery,
  MailboxDocument,
  MailboxMailDocument,
} from './mailbox.generated.js';
import { consolePageSize } from '../console/page-size.js';

/** A message of the mailbox as its list shows it. */
export type MailboxMessage = MailboxMessageFragment;

/** A message with its text and source. */
export type MailboxMail = NonNullable<MailboxMailQuery['mail']>;

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

/** The id of the last message; null when there is none. Cheap enough to be polled every second. */
export const newestMail = () =>
  queryOptions({
    queryKey: ['console', 'newest-mail'],
    queryFn: async ({ signal }) =>
      (await request(MailboxDocument, { first: 1, after: null }, { signal })).mailbox?.messages[0]?.id ??
      null,
  });

/** Null when the mailbox has no such message. A message never changes. */
export const mailboxMail = (id: string) =>
  queryOptions({
    queryKey: ['console', 'mail', id],
    queryFn: async ({ signal }) => (await request(MailboxMailDocument, { id }, { signal })).mail,
    staleTime: Infinity,
  });
