import { Alert, Button, buttonLook, clsx, EmptyState, MessageCircle } from '@lintel/ui';
import { myConversations } from './messages-queries.js';
import { useMedia } from '@lintel/web';
import { ThreadSkeleton, useLossWarning } from '@lintel/web/conversation';
import { Link, useLocation, useNavigate, useSearchParams } from '@lintel/web/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConversationList, rowId } from './conversation-list.js';
import { ListSkeleton } from './skeletons.js';
import { ThreadPanel } from './thread-panel.js';
import { threadOfAccount } from './thread-source.js';
import { useLiveMessages } from './use-live-messages.js';

/** From here on the thread stands beside the list. */
const wideEnough = '(min-width: 768px)';

/** An account's conversations: list and thread side by side, or one after the other on a phone. */
export function Inbox({ account }: { account: string }) {
  const listed = useInfiniteQuery(myConversations(account));
  const wide = useMedia(wideEnough);
  const asked = useSearchParams()[0].get('id') ?? undefined;
  const conversations = listed.data?.pages.flatMap((page) => page.conversations) ?? [];
  useLiveMessages(account);
  useLossWarning();

  // The first one stays chosen when another comes before it.
  const [first, setFirst] = useState<string>();
  if (first === undefined && conversations[0]) setFirst(conversations[0].id);
  const selected = asked ?? (wide ? (first ?? conversations[0]?.id) : undefined);
  const toList = useWayBack(asked, wide);
  const source = useMemo(
    () => (selected === undefined ? undefined : threadOfAccount(account, selected)),
    [account, selected],
  );

  if (listed.data === undefined && listed.isError)
    return (
      <Alert
        error={listed.error}
        className="max-w-measure"
        title="Your messages could not be loaded"
        actions={
          <Button size="small" busy={listed.isFetching} onClick={() => void listed.refetch()}>
            Try again
          </Button>
        }
      >
        They are safe on your account. Check your connection, then try again.
      </Alert>
    );
  if (listed.data && conversations.length === 0 && asked === undefined) return <NoMessages />;

  const frame = 'flex min-h-0 min-w-0 flex-col overflow-hidden';
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface md:grid md:h-[600px] md:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
      {(wide || asked === undefined) && (
        <div className={clsx(frame, 'md:border-r md:border-line')}>
          {listed.data ? (
            <ConversationList
              account={account}
              conversations={conversations}
              selected={selected}
              more={
                listed.hasNextPage
                  ? {
                      loading: listed.isFetchingNextPage,
                      failed: listed.isFetchNextPageError,
                      show: () => void listed.fetchNextPage(),
                    }
                  : undefined
              }
            />
          ) : (
            <ListSkeleton />
          )}
        </div>
      )}
      {(wide || asked !== undefined) && (
        <div className={clsx(frame, 'h-[max(24rem,calc(100dvh-6rem))] md:h-[600px]')}>
          {source ? (
            <ThreadPanel key={source.place} source={source} {...(!wide && { onBack: toList })} />
          ) : (
            <ThreadSkeleton />
          )}
        </div>
      )}
    </div>
  );
}

const NoMessages = () => (
  <EmptyState
    icon={<MessageCircle />}
    title="You haven't sent any messages to agents yet."
    action={
      <Link to="/properties" className={buttonLook({ variant: 'primary' })}>
        Browse Properties
      </Link>
    }
  >
    Press Contact Agent on the page of a home, and what you and its agent write to each other is kept here.
  </EmptyState>
);

/** Leads from a conversation back to the list, with the focus on the row that it was opened from. */
function useWayBack(shown: string | undefined, wide: boolean): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (shown !== undefined) left.current = shown;
    else if (!wide && left.current !== undefined) document.getElementById(rowId(left.current))?.focus();
  }, [shown, wide]);
  // An address opened directly has no list before it in the history.
  return () => void (key === 'default' ? navigate('/messages', { replace: true }) : navigate(-1));
}
