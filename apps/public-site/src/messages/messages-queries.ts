import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  given,
  request,
  messagesOf,
  type ConversationThread,
  thread,
  type ThreadQuery,
  type Message,
  type MessageReport,
  type Reply,
  type ReadConversation,
} from '@lintel/web';
import {
  type ConversationRowFragment,
  MyConversationsDocument,
  ConversationDocument,
  ConversationByLinkDocument,
  MyUnconfirmedConversationsDocument,
  ReportMessageByLinkDocument,
  SendMessageByLinkDocument,
  ConfirmConversationDocument,
  ConfirmConversationByLinkDocument,
  DisownConversationDocument,
  DisownConversationByLinkDocument,
  MarkConversationReadByLinkDocument,
} from './messages.generated.js';

/** A conversation as a list shows it. */
export type ConversationRow = ConversationRowFragment;

/** Conversations and messages on one page. */
const conversationsAtOnce = 24;

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

export const sendMessageByLink = async (token: string, reply: Reply): Promise<Message> =>
  (await request(SendMessageByLinkDocument, { token, ...reply })).sendMessageByLink.message;

export const reportMessageByLink = async (token: string, report: MessageReport): Promise<boolean> =>
  (await request(ReportMessageByLinkDocument, { token, input: report })).reportMessageByLink;

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

export const markConversationReadByLink = async (token: string, upTo: string): Promise<ReadConversation> =>
  (await request(MarkConversationReadByLinkDocument, { token, upTo })).markConversationReadByLink;
