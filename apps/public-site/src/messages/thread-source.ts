import {
  confirmConversation,
  confirmConversationByLink,
  conversationThread,
  conversationThreadByLink,
  disownConversation,
  disownConversationByLink,
  markConversationReadByLink,
  reportMessageByLink,
  sendMessageByLink,
} from './messages-queries.js';
import { markConversationRead, messagesOf, reportMessage, sendMessage } from '@lintel/web';
import type { ThreadSource } from '@lintel/web/conversation';

export const threadOfAccount = (account: string, id: string): ThreadSource => ({
  place: `${account}/${id}`,
  query: conversationThread(account, id),
  changes: messagesOf(account),
  post: (reply) => sendMessage(id, reply),
  answer: { confirm: () => confirmConversation(id), disown: () => disownConversation(id) },
  report: reportMessage,
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
    report: (report) => reportMessageByLink(token, report),
    answer: {
      confirm: () => confirmConversationByLink(token),
      disown: () => disownConversationByLink(token),
    },
    markRead: (upTo) => markConversationReadByLink(token, upTo),
  };
}
