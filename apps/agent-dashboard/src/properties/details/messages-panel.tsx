import { momentText } from '@lintel/kernel';
import { Badge, Button, EmptyState } from '@lintel/ui';
import type { ListingConversation } from '../agency-listings-queries.js';
import { ScrollArea } from '../../shared/scroll-area.js';
import { LoadFailure, MoreButton, RowsSkeleton } from '../../shared/states.js';
import { Verified } from '../../shared/verified.js';
import type { PagedList } from './paged-list.js';

interface MessagesPanelProps {
  readonly list: PagedList<ListingConversation>;
  readonly onReply: (conversation: ListingConversation) => void;
}

/** What people wrote about one home, the last message first. */
export function MessagesPanel({ list, onReply }: MessagesPanelProps) {
  if (list.state === 'loading') return <RowsSkeleton label="Loading messages" rows={3} />;
  if (list.state === 'failed')
    return (
      <LoadFailure
        error={list.error}
        title="Messages could not be loaded"
        busy={list.busy}
        onRetry={list.retry}
      />
    );
  if (list.items.length === 0)
    return (
      <EmptyState headingLevel="h4" title="No messages yet">
        What people ask about this home stands here, and under Messages of the dashboard.
      </EmptyState>
    );
  return (
    <ScrollArea label="Messages about this property" height={400}>
      <ul className="divide-y divide-line">
        {list.items.map((conversation) => {
          const { id, person, unread, lastMessage } = conversation;
          const answered = lastMessage.side === 'agency';
          return (
            <li key={id} className="flex animate-arrive items-start justify-between gap-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-semibold wrap-anywhere">{person.name}</span>
                  <Verified verified={person.verified} />
                  {answered && <Badge tone="moss">Answered</Badge>}
                  <time dateTime={lastMessage.sentAt} className="text-sm text-stone tabular-nums">
                    {momentText(lastMessage.sentAt)}
                  </time>
                  {unread > 0 && <Badge tone="brick">{unread} new</Badge>}
                </p>
                <p className="mt-1 line-clamp-4 text-sm whitespace-pre-line text-soft wrap-anywhere">
                  {answered && <span className="font-semibold">{lastMessage.authorName}: </span>}
                  {lastMessage.text}
                </p>
              </div>
              <Button
                size="small"
                aria-label={`Reply to ${person.name}`}
                onClick={() => onReply(conversation)}
              >
                Reply
              </Button>
            </li>
          );
        })}
      </ul>
      {list.hasMore && <MoreButton busy={list.busy} onClick={list.showMore} />}
    </ScrollArea>
  );
}
