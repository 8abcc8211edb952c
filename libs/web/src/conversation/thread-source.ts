import type { QueryKey } from '@tanstack/react-query';
import type { ConversationThread, MessageReport, ReadConversation, ThreadQuery } from './messages-queries.js';
import type { Post } from './outbox.js';

/** How its reader comes to a conversation, and what that lets them do. */
export interface ThreadSource<Conversation extends ConversationThread = ConversationThread> {
  /** The key in the outbox of what is typed. */
  readonly place: string;
  readonly query: ThreadQuery<Conversation>;
  /** Begins the keys of all that changes with the conversation. */
  readonly changes: QueryKey;
  readonly post: Post;
  /** Says whether it was the reader who typed their address into the form, where that is not known. */
  readonly answer?: { readonly confirm: () => Promise<void>; readonly disown: () => Promise<void> };
  /** Tells staff of a message of the other side. */
  readonly report: (report: MessageReport) => Promise<unknown>;
  readonly markRead: (upTo: string) => Promise<ReadConversation>;
}
