import {
  conversationThread,
  conversationThreadByLink,
  markConversationRead,
  markConversationReadByLink,
  messagesOf,
  sendMessage,
  sendMessageByLink,
  type ReadConversation,
  type ThreadQuery,
} from '@lintel/web';
import type { QueryKey } from '@tanstack/react-query';
import type { Post } from './outbox.js';

/** How its reader comes to a conversation, and what that lets them do. */
export interface ThreadSource {
  /** Of what is typed, in the outbox. */
  readonly place: string;
  readonly query: ThreadQuery;
  /** Begins the keys of all that changes with the conversation. */
  readonly changes: QueryKey;
  readonly post: Post;
  readonly markRead: (upTo: string) => Promise<ReadConversation>;
}

export const threadOfAccount = (account: string, id: string): ThreadSource => ({
  place: `${account}/${id}`,
  query: conversationThread(account, id),
  changes: messagesOf(account),
  post: (reply) => sendMessage(id, reply),
  markRead: (upTo) => markConversationRead(id, upTo),
});

/** By the token of a link in an e-mail, without an account. */
export function threadByLink(token: string): ThreadSource {
  const query = conversationThreadByLink(token);
  return {
    place: `link/${token}`,
    query,
    changes: query.queryKey,
    post: (reply) => sendMessageByLink(token, reply),
    markRead: (upTo) => markConversationReadByLink(token, upTo),
  };
}
