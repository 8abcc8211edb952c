import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { given } from './listing-queries.js';
import {
  ConfirmConversationByLinkDocument,
  ConfirmConversationDocument,
  ConversationByLinkDocument,
  ConversationDocument,
  DisownConversationByLinkDocument,
  DisownConversationDocument,
  MarkConversationReadByLinkDocument,
  MarkConversationReadDocument,
  MyConversationsDocument,
  MyUnconfirmedConversationsDocument,
  SendEnquiryDocument,
  SendMessageByLinkDocument,
  SendMessageDocument,
  UnreadMessagesDocument,
  type ConversationRowFragment,
  type ConversationThreadFragment,
  type EnquiryInput,
  type MarkConversationReadMutation,
  type MessageTextFragment,
  type MyConversationsQuery,
  type SendEnquiryMutation,
} from './messages.generated.js';
import { request } from './request.js';

/** A conversation as a list shows it. */
export type ConversationRow = ConversationRowFragment;
/** A conversation with some of its messages, oldest first. */
export type ConversationThread = ConversationThreadFragment;
export type ConversationPage = NonNullable<MyConversationsQuery['myConversations']>;
export type Message = MessageTextFragment & {
  /** Told to agents: whether it is by whom it says. */
  readonly verified?: boolean;
};
export type ReadConversation = MarkConversationReadMutation['markConversationRead'];
export type { EnquiryInput };

export interface Reply {
  /** 1 to 5,000 characters. */
  readonly message: string;
  /** The same one sends the same message once, however often it is tried. */
  readonly idempotencyKey: string;
  /** The id of the last message that its writer had on the screen. */
  readonly seenUpTo: string | null;
}

/** Conversations and messages on one page. */
const conversationsAtOnce = 24;
const messagesAtOnce = 50;

/** The beginning of the key of all that is fetched of an account's messages. */
export const messagesOf = (account: string) => ['messages', account] as const;

/** The account's conversations with agents, the last message first, in pages of 24; for `useInfiniteQuery`. */
export const myConversations = (account: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesOf(account), 'list'],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (await request(MyConversationsDocument, { first: conversationsAtOnce, after: pageParam }, { signal }))
          .myConversations,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

type Ask<Thread> = (
  page: { readonly last: number; readonly before: number | null },
  options: { readonly signal: AbortSignal },
) => Promise<Thread | null>;

/** In pages of 50 messages: the first has the last messages, the next one those before them. Null when there is no such conversation. */
export const thread = <Thread extends { readonly messages: { readonly before: number | null } }>(
  queryKey: readonly unknown[],
  ask: Ask<Thread>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => ask({ last: messagesAtOnce, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Thread | null) => page?.messages.before,
    staleTime: 0,
  });
export type ThreadQuery<Thread extends ConversationThread = ConversationThread> = ReturnType<
  typeof thread<Thread>
>;

/** For `useInfiniteQuery`; see `thread`. */
export const conversationThread = (account: string, id: string): ThreadQuery =>
  thread<ConversationThread>(
    [...messagesOf(account), 'thread', id],
    async (page, options) => (await request(ConversationDocument, { id, ...page }, options)).conversation,
  );

/** The same by the token of a link in an e-mail. What is wrong with the link is an `ApiError` with an issue of the field `token`. */
export const conversationThreadByLink = (token: string): ThreadQuery =>
  thread<ConversationThread>(
    ['messages', 'by link', token],
    async (page, options) =>
      (await request(ConversationByLinkDocument, { token, ...page }, options)).conversationByLink,
  );

/** What somebody typed with the account's address, and its owner has yet to say whether it was they; the last 24. */
export const myUnconfirmedConversations = (account: string) =>
  queryOptions({
    queryKey: [...messagesOf(account), 'unconfirmed'],
    queryFn: async ({ signal }) =>
      given(
        (await request(MyUnconfirmedConversationsDocument, { first: conversationsAtOnce }, { signal }))
          .myUnconfirmedConversations,
      ),
    staleTime: 0,
  });

/** How many answers of agents wait for the account. */
export const unreadMessages = (account: string) =>
  queryOptions({
    queryKey: [...messagesOf(account), 'unread'],
    queryFn: async ({ signal }) =>
      (await request(UnreadMessagesDocument, {}, { signal })).unreadMessages ?? 0,
    staleTime: 0,
  });

/** The contact form. What is wrong with its fields are issues of an `ApiError`, such as `input.phone`. */
export const sendEnquiry = async (input: EnquiryInput): Promise<SendEnquiryMutation['sendEnquiry']> =>
  (await request(SendEnquiryDocument, { input })).sendEnquiry;

export const sendMessage = async (conversationId: string, reply: Reply): Promise<Message> =>
  (await request(SendMessageDocument, { conversationId, ...reply })).sendMessage.message;

export const sendMessageByLink = async (token: string, reply: Reply): Promise<Message> =>
  (await request(SendMessageByLinkDocument, { token, ...reply })).sendMessageByLink.message;

/** It was the reader who typed their address into the form. */
export const confirmConversation = async (conversationId: string): Promise<void> =>
  void (await request(ConfirmConversationDocument, { conversationId }));

export const confirmConversationByLink = async (token: string): Promise<void> =>
  void (await request(ConfirmConversationByLinkDocument, { token }));

/** It was somebody else: nothing of it stays. */
export const disownConversation = async (conversationId: string): Promise<void> =>
  void (await request(DisownConversationDocument, { conversationId }));

export const disownConversationByLink = async (token: string): Promise<void> =>
  void (await request(DisownConversationByLinkDocument, { token }));

/** The messages up to this one were seen. */
export const markConversationRead = async (conversationId: string, upTo: string): Promise<ReadConversation> =>
  (await request(MarkConversationReadDocument, { conversationId, upTo })).markConversationRead;

export const markConversationReadByLink = async (token: string, upTo: string): Promise<ReadConversation> =>
  (await request(MarkConversationReadByLinkDocument, { token, upTo })).markConversationReadByLink;
