import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  type ConversationThreadFragment,
  type MessageTextFragment,
  type MarkConversationReadMutation,
  SendMessageDocument,
  MarkConversationReadDocument,
  type MessageReportInput,
  ReportMessageDocument,
} from './messages.generated.js';
import { request } from '../graphql/request.js';

/** A conversation with some of its messages, oldest first. */
export type ConversationThread = ConversationThreadFragment;

export type Message = MessageTextFragment & {
  /** Told to agents: whether it is by whom it says. */
  readonly verified?: boolean;
};

export type ReadConversation = MarkConversationReadMutation['markConversationRead'];

export interface Reply {
  /** 1 to 5,000 characters. */
  readonly message: string;
  /** The same one sends the same message once, however often it is tried. */
  readonly idempotencyKey: string;
  /** The id of the last message that its writer had on the screen. */
  readonly seenUpTo: string | null;
}

const messagesAtOnce = 50;

/** The beginning of the key of all that is fetched of an account's messages. */
export const messagesOf = (account: string) => ['messages', account] as const;

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

export const sendMessage = async (conversationId: string, reply: Reply): Promise<Message> =>
  (await request(SendMessageDocument, { conversationId, ...reply })).sendMessage.message;

/** A message of the other side, and what is wrong with it. */
export type MessageReport = MessageReportInput;

export const reportMessage = async (input: MessageReport): Promise<boolean> =>
  (await request(ReportMessageDocument, { input })).reportMessage;

/** The messages up to this one were seen. */
export const markConversationRead = async (conversationId: string, upTo: string): Promise<ReadConversation> =>
  (await request(MarkConversationReadDocument, { conversationId, upTo })).markConversationRead;
