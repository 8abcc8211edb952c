import type { NewConversations, NewViewings } from './dashboard-queries.js';

/** How much of what is new nobody of the agency has answered. `shown` has the latest, and so whatever was answered since. */
const without = <Item>(total: number, shown: readonly Item[], answered: (item: Item) => boolean): number =>
  total - shown.filter(answered).length;

export const isAnswered = ({ lastMessage }: NewConversations['conversations'][number]): boolean =>
  lastMessage.side === 'agency';

export const waitingMessages = ({ total, conversations }: NewConversations): number =>
  without(total, conversations, isAnswered);

export const waitingViewings = ({ total, viewings }: NewViewings): number =>
  without(total, viewings, ({ agentStatus, awaits }) => agentStatus !== 'pending' || awaits === 'visitor');
