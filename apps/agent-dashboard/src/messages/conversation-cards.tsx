import type { AgencyConversationRow } from './agency-messages-queries.js';
import { useSteady } from '../shared/use-steady.js';
import { ConversationCard } from './conversation-card.js';

interface ConversationCardsProps {
  readonly account: string;
  readonly conversations: readonly AgencyConversationRow[];
  readonly selected: string | undefined;
  readonly onReply: (conversation: AgencyConversationRow) => void;
}

/** Conversations, a card each. Nothing moves under the pointer: `key` it by what is sought. */
export function ConversationCards({ account, conversations, selected, onReply }: ConversationCardsProps) {
  const { rows, handlers } = useSteady(conversations, ({ id }) => id);
  return (
    <ul className="divide-y divide-line" {...handlers}>
      {rows.map(({ item, gone }) => (
        <li key={item.id}>
          <ConversationCard
            account={account}
            conversation={item}
            selected={item.id === selected}
            gone={gone}
            onReply={() => onReply(item)}
          />
        </li>
      ))}
    </ul>
  );
}
