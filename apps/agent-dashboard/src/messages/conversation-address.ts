import { whoseName } from '../shared/whose.js';

/** The dashboard's Messages tab, with a conversation open when one is named. @param mine beside a list of one's own homes alone. */
export const conversationAddress = (conversation?: string, mine = false): string => {
  const address = new URLSearchParams({ tab: 'messages' });
  if (mine) address.set(whoseName, 'mine');
  if (conversation !== undefined) address.set('conversation', conversation);
  return `/agent/dashboard?${address}`;
};
