import { momentText } from '@lintel/kernel';
import { Badge, Button, clsx } from '@lintel/ui';
import type { AgencyConversationRow } from './agency-messages-queries.js';
import { useUnsent } from '@lintel/web/conversation';
import { Link } from '@lintel/web/router';
import { contactText } from '../shared/contact-text.js';
import { Verified } from '../shared/verified.js';
import { useMine } from '../shared/whose.js';
import { conversationAddress } from './conversation-address.js';

interface ConversationCardProps {
  readonly account: string;
  readonly conversation: AgencyConversationRow;
  readonly selected: boolean;
  /** It is not in the list any more, such as one of the unread that was read meanwhile. */
  readonly gone: boolean;
  readonly onReply: () => void;
}

/** Where the focus goes on the way back from a conversation. */
export const cardId = (conversation: string): string => `agency-conversation-${conversation}`;

/** What one person wrote about a home. All of it leads to the conversation, but for its button. */
export function ConversationCard({ account, conversation, selected, gone, onReply }: ConversationCardProps) {
  const { id, property, person, lastMessage, unread } = conversation;
  const { outgoing } = useUnsent(`${account}/${id}`);
  const [mine] = useMine();
  const contact = contactText({ name: property.agentName, isMine: property.isMine });
  const failed = outgoing.some(({ state }) => state === 'failed');
  const own = lastMessage.side === 'agency';
  return (
    <article
      className={clsx(
        'relative animate-arrive border-l-3 px-4 py-3.5 transition-colors md:px-5',
        selected ? 'border-brick bg-brick-tint' : 'border-transparent hover:bg-sunken',
        gone && 'opacity-75',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-sans text-base leading-snug tracking-normal">
          <Link
            id={cardId(id)}
            to={conversationAddress(id, mine)}
            preventScrollReset
            aria-current={selected || undefined}
            className={clsx(
              'line-clamp-2 rounded-sm before:absolute before:inset-0',
              unread > 0 ? 'font-bold' : 'font-semibold',
            )}
          >
            {property.title}
          </Link>
        </h3>
        {unread > 0 && (
          <Badge tone="brick" className="shrink-0 tabular-nums">
            {unread} new
          </Badge>
        )}
      </div>
      <p className="truncate text-sm text-stone">{property.address}</p>
      {contact !== null && <p className="truncate text-sm text-stone">{contact}</p>}
      <dl className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {[
          // Each message goes with its writer and its date.
          ...(own
            ? [
                ['From', lastMessage.authorName],
                ['To', person.name],
              ]
            : [['From', person.name]]),
          ['Date', <time dateTime={lastMessage.sentAt}>{momentText(lastMessage.sentAt)}</time>],
        ].map(([term, value]) => (
          <div key={String(term)} className="flex min-w-0 gap-1.5">
            <dt className={selected ? 'text-soft' : 'text-stone'}>{term}</dt>
            <dd className="truncate font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex">
          <dt className="sr-only">{own ? 'Person' : 'Sender'}</dt>
          <dd>
            <Verified verified={person.verified} />
          </dd>
        </div>
      </dl>
      <p
        className={clsx(
          'mt-1.5 line-clamp-3 text-sm [overflow-wrap:anywhere]',
          unread > 0 ? 'text-ink' : 'text-soft',
        )}
      >
        {failed && <strong className="text-clay">Not sent. </strong>}
        {lastMessage.text}
      </p>
      <p className="mt-2 flex justify-end">
        {/* Above the link that covers the card. */}
        <Button size="small" className="relative" aria-label={`Reply to ${person.name}`} onClick={onReply}>
          Reply
        </Button>
      </p>
    </article>
  );
}
