import { clsx } from '@lintel/ui';
import { mailbox, newestMail } from './mailbox-queries.js';
import { useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalOf } from '../console/refusal.js';
import { MessageList } from './message-list.js';
import { MessageView } from './message-view.js';
import { MailLeaves, NothingChosen, NothingSent } from './no-list.js';
import { useWayBack } from './use-way-back.js';

const title = 'Outgoing Mailbox';
/** Whoever waits for a mail looks at the page meanwhile. */
const ARRIVALS_MS = 1000;

/** `/operations/mailbox`, with `?id=` and a message open. */
export default function MailboxPage() {
  const selected = useSearchParams()[0].get('id') || null;
  const list = useInfiniteQuery({ ...mailbox(), staleTime: 0, refetchInterval: refreshInterval });
  const pages = list.data?.pages;
  const messages = pages?.flatMap((page) => page.messages);
  useWayBack(messages !== undefined);
  const { data: newest } = useQuery({
    ...newestMail(),
    staleTime: 0,
    refetchInterval: refusalOf(list.error) || pages?.[0]?.readable === false ? false : ARRIVALS_MS,
  });
  const { refetch } = list;
  const hasArrived = typeof newest === 'string' && messages !== undefined && messages[0]?.id !== newest;
  useEffect(() => {
    if (hasArrived) void refetch();
  }, [hasArrived, newest, refetch]);

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  // On a narrow screen an open message has the page for itself.
  const beside = clsx(selected !== null && 'max-lg:hidden');
  return (
    <ConsoleFrame
      title={title}
      lead={<span className={beside}>What this installation has sent, the last first.</span>}
      tools={
        <div className={beside}>
          <Freshness
            updatedAt={list.dataUpdatedAt}
            failed={list.isRefetchError}
            onRefresh={() => list.refetch()}
          />
        </div>
      }
    >
      {pages?.[0]?.readable === false ? (
        <MailLeaves />
      ) : messages?.length === 0 && selected === null ? (
        <NothingSent />
      ) : (
        <div className="flex overflow-hidden rounded-card border border-line bg-surface lg:h-[calc(100dvh-13.5rem)] lg:min-h-128">
          <section
            aria-label="List"
            className={clsx(
              'flex w-full min-w-0 flex-col lg:w-96 lg:shrink-0 lg:border-r lg:border-line',
              beside,
            )}
          >
            {messages && (
              <MessageList
                messages={messages}
                selected={selected}
                now={new Date(list.dataUpdatedAt)}
                older={
                  list.hasNextPage
                    ? { busy: list.isFetchingNextPage, load: () => void list.fetchNextPage() }
                    : undefined
                }
              />
            )}
            {list.isPending && <RowsSkeleton label="Loading the mailbox" />}
            {list.isLoadingError && (
              <ListFailure
                error={list.error}
                title="The mailbox could not be loaded"
                onRetry={() => void list.refetch()}
              />
            )}
          </section>
          {selected === null ? <NothingChosen /> : <MessageView id={selected} />}
        </div>
      )}
    </ConsoleFrame>
  );
}
