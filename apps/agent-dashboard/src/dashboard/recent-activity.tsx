import { momentText, specifiedMoment } from '@lintel/kernel';
import { Badge, Button, Check, Dialog, Tabs } from '@lintel/ui';
import type { AgencyViewing } from '../viewings/agency-viewings-queries.js';
import type { NewConversation } from './dashboard-queries.js';
import { Link } from '@lintel/web/router';
import { useState, type ReactNode } from 'react';
import { ReplyDialog } from '../messages/reply-dialog.js';
import { ScrollArea } from '../shared/scroll-area.js';
import { LoadFailure, RowsSkeleton } from '../shared/states.js';
import { Verified } from '../shared/verified.js';
import { useSteady } from '../shared/use-steady.js';
import type { Activity } from './use-activity.js';
import { isAnswered } from './waiting.js';

export interface RecentActivityProps {
  readonly activity: Activity;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What came in since the last visit. */
export function RecentActivity({ activity, open, onClose }: RecentActivityProps) {
  const { viewings, messages, waiting, marking, markSeen } = activity;
  const anything = (viewings?.total ?? 0) + (messages?.total ?? 0) > 0;
  const [replied, setReplied] = useState<NewConversation>();
  const [replying, setReplying] = useState(false);
  const list = (
    label: string,
    empty: string,
    all: { readonly total: number } | undefined,
    rows: ReactNode,
  ) =>
    all === undefined ? (
      activity.failed ? (
        <LoadFailure
          error={activity.error}
          title="What is new could not be loaded"
          busy={activity.retrying}
          onRetry={activity.retry}
        />
      ) : (
        <RowsSkeleton label="Loading what is new" rows={3} />
      )
    ) : all.total === 0 ? (
      <p className="py-10 text-center text-soft">{empty}</p>
    ) : (
      <ScrollArea height={400} label={label}>
        {rows}
      </ScrollArea>
    );

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onClose}
        title="Recent Activity"
        className="md:max-w-2xl"
        footer={
          anything && (
            <div className="flex justify-end">
              <Button busy={marking} className="max-md:w-full" onClick={markSeen}>
                {!marking && <Check aria-hidden />}
                Mark all as seen
              </Button>
            </div>
          )
        }
      >
        <Tabs
          label="Recent Activity"
          defaultValue={viewings && waiting.viewings === 0 && waiting.messages > 0 ? 'messages' : 'viewings'}
          tabs={[
            {
              value: 'viewings',
              label: `New Viewings (${waiting.viewings})`,
              content: list(
                'New Viewings',
                'No new viewing requests since your last visit',
                viewings,
                <SteadyList items={viewings?.viewings ?? []}>
                  {(viewing) => <NewViewing key={viewing.id} viewing={viewing} onLeave={onClose} />}
                </SteadyList>,
              ),
            },
            {
              value: 'messages',
              label: `New Messages (${waiting.messages})`,
              content: list(
                'New Messages',
                'No new messages since your last visit',
                messages,
                <SteadyList items={messages?.conversations ?? []}>
                  {(conversation) => (
                    <NewMessage
                      key={conversation.id}
                      conversation={conversation}
                      onReply={() => {
                        setReplied(conversation);
                        setReplying(true);
                      }}
                    />
                  )}
                </SteadyList>,
              ),
            },
          ]}
        />
      </Dialog>
      {replied && <ReplyDialog conversation={replied} open={replying} onClose={() => setReplying(false)} />}
    </>
  );
}

interface SteadyListProps<Item> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

function SteadyList<Item extends { readonly id: string }>({ items, children }: SteadyListProps<Item>) {
  const { rows, handlers } = useSteady(items, ({ id }) => id);
  return (
    <ul className="divide-y divide-line" {...handlers}>
      {rows.map(({ item }) => children(item))}
    </ul>
  );
}

const row = 'flex animate-arrive flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4';

function NewViewing({ viewing, onLeave }: { viewing: AgencyViewing; onLeave: () => void }) {
  const { propertyTitle, propertyAddress, visitor, requestedTimes, requestedAt, agentStatus } = viewing;
  const [first, ...others] = requestedTimes;
  const pending = agentStatus === 'pending';
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{propertyTitle}</p>
        <p className="truncate text-sm text-stone">{propertyAddress}</p>
        <p className="mt-1">
          {visitor?.name ?? 'Somebody'} {visitor && <Verified verified={visitor.verified} />}
          {first && (
            <span className="text-soft">
              {' '}
              for <time dateTime={first.instant}>{specifiedMoment(first)}</time>
              {others.length > 0 && ` or ${others.length} other ${others.length === 1 ? 'time' : 'times'}`}
            </span>
          )}
        </p>
        <p className="mt-0.5 text-sm text-stone">
          Asked <time dateTime={requestedAt}>{momentText(requestedAt)}</time>
        </p>
      </div>
      {pending ? (
        <Link
          to="/agent/dashboard?tab=viewings&view=pending"
          onClick={onLeave}
          className="inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline underline-offset-4 hover:bg-sunken"
        >
          Answer<span className="sr-only"> the request for {propertyTitle}</span>
        </Link>
      ) : (
        <Badge tone={agentStatus === 'confirmed' ? 'moss' : 'clay'} className="mt-1">
          {agentStatus === 'confirmed' ? 'Confirmed' : 'Cancelled'}
        </Badge>
      )}
    </li>
  );
}

function NewMessage({ conversation, onReply }: { conversation: NewConversation; onReply: () => void }) {
  const { property, person, lastMessage } = conversation;
  const answered = isAnswered(conversation);
  return (
    <li className={row}>
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{property.title}</p>
        <p className="truncate text-sm text-stone">{property.address}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-semibold">{person.name}</span>
          <Verified verified={person.verified} />
          {answered && <Badge tone="moss">Answered</Badge>}
          <time dateTime={lastMessage.sentAt} className="text-stone">
            {momentText(lastMessage.sentAt)}
          </time>
        </p>
        <p className="mt-1 line-clamp-3 break-words whitespace-pre-wrap text-soft">
          {answered && <span className="font-semibold">{lastMessage.authorName}: </span>}
          {lastMessage.text}
        </p>
      </div>
      <Button size="small" aria-label={`Reply to ${person.name}`} onClick={onReply}>
        Reply
      </Button>
    </li>
  );
}
