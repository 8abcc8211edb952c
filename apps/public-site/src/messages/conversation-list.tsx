import { Button, clsx, NoPicture, Picture } from '@lintel/ui';
import type { ConversationRow } from './messages-queries.js';
import { messageDay, useUnsent } from '@lintel/web/conversation';
import { Link } from '@lintel/web/router';

interface ConversationListProps {
  readonly account: string;
  readonly conversations: readonly ConversationRow[];
  readonly selected: string | undefined;
  readonly more:
    { readonly loading: boolean; readonly failed: boolean; readonly show: () => void } | undefined;
}

/** Conversations per property, the last message first. */
export function ConversationList({ account, conversations, selected, more }: ConversationListProps) {
  return (
    <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto">
      <ul className="divide-y divide-line">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Row
              conversation={conversation}
              place={`${account}/${conversation.id}`}
              selected={conversation.id === selected}
            />
          </li>
        ))}
      </ul>
      {more && (
        <div className="p-4 text-center">
          <Button size="small" busy={more.loading} onClick={more.show}>
            {more.failed ? 'That did not load. Try again' : 'Show more'}
          </Button>
        </div>
      )}
    </nav>
  );
}

interface RowProps {
  readonly conversation: ConversationRow;
  readonly place: string;
  readonly selected: boolean;
}

function Row({ conversation: { id, side, property, lastMessage, unread }, place, selected }: RowProps) {
  const { draft, outgoing } = useUnsent(place);
  const failed = outgoing.some(({ state }) => state === 'failed');
  const mine = lastMessage.side === side;
  return (
    <Link
      to={`/messages?id=${encodeURIComponent(id)}`}
      id={rowId(id)}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      className={clsx(
        'flex gap-3 border-l-3 p-4 transition-colors focus-visible:-outline-offset-3',
        selected ? 'border-brick bg-sunken' : 'border-transparent hover:bg-sunken',
      )}
    >
      <span className="size-16 shrink-0 overflow-hidden rounded-control">
        {property.image ? <Picture image={{ ...property.image, alt: '' }} sizes="64px" /> : <NoPicture />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start justify-between gap-2">
          <span className={clsx('line-clamp-2 leading-snug', unread > 0 ? 'font-bold' : 'font-semibold')}>
            {property.title}
          </span>
          {unread > 0 && (
            <span className="mt-0.5 min-w-6 shrink-0 rounded-full bg-brick px-1.5 text-center text-sm font-semibold text-on-brick tabular-nums">
              {unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
        <span className="mt-0.5 flex items-baseline justify-between gap-3 text-sm text-stone">
          <span className="truncate">{property.agency}</span>
          <time dateTime={lastMessage.sentAt} className="shrink-0 tabular-nums">
            {messageDay(lastMessage.sentAt)}
          </time>
        </span>
        <span className={clsx('mt-0.5 block truncate text-sm', unread > 0 ? 'text-ink' : 'text-soft')}>
          {failed ? (
            <strong className="text-clay">Not sent</strong>
          ) : draft.trim() !== '' && !selected ? (
            <>
              <strong>Draft:</strong> {draft.trim()}
            </>
          ) : (
            `${mine ? 'You: ' : ''}${lastMessage.text}`
          )}
        </span>
      </span>
    </Link>
  );
}

/** Where the focus goes on the way back from a conversation. */
export const rowId = (conversation: string): string => `conversation-${conversation}`;
