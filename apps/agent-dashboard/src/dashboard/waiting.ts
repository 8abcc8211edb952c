import type { NewConversations, NewViewings } from './dashboard-queries.js';

/** Of what is new, that which nobody of the agency has answered. The latest come first, so what was answered since is among those at hand. */
const without = <Item>(total: number, shown: readonly Item[], answered: (item: Item) => boolean): number =>
  total - shown.filter(answered).length;

export const isAnswered = ({ lastMessage }: NewConversations['conversations'][number]): boolean =>
  lastMessage.side === 'agency';

export const waitingMessages = ({ total, conversations }: NewConversations): number =>
  without(total, conversations, isAnswered);

export const waitingViewings = ({ total, viewings }: NewViewings): number =>
  without(total, viewings, ({ agentStatus, awaits }) => agentStatus !== 'pending' || awaits === 'visitor');
