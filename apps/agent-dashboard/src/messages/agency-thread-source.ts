import {
  agencyConversation,
  agencyMessagesOf,
  type AgencyConversationThread,
} from './agency-messages-queries.js';
import { markConversationRead, reportMessage, sendMessage } from '@lintel/web';
import type { ThreadSource } from '@lintel/web/conversation';

/** A conversation as an agent of its agency comes to it. */
export const threadOfAgency = (account: string, id: string): ThreadSource<AgencyConversationThread> => ({
  place: `${account}/${id}`,
  query: agencyConversation(account, id),
  changes: agencyMessagesOf(account),
  post: (reply) => sendMessage(id, reply),
  report: reportMessage,
  markRead: (upTo) => markConversationRead(id, upTo),
});
