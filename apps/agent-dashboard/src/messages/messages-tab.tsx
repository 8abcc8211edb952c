import { clsx, EmptyState, MessageCircle } from '@lintel/ui';
import { agencyMessagesOf, type AgencyConversationRow } from './agency-messages-queries.js';
import { useMedia } from '@lintel/web';
import { useLossWarning } from '@lintel/web/conversation';
import { useLocation, useNavigate, useSearchParams } from '@lintel/web/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAgent } from '../shared/use-agent.js';
import { useLiveRefetch } from '../shared/use-live-refetch.js';
import { useMine } from '../shared/whose.js';
import { threadOfAgency } from './agency-thread-source.js';
import { conversationAddress } from './conversation-address.js';
import { cardId } from './conversation-card.js';
import { ConversationList } from './conversation-list.js';
import { ReplyDialog } from './reply-dialog.js';
import { ThreadView } from './thread-view.js';

/** From here on the thread stands beside the list. */
const wideEnough = '(min-width: 1024px)';

/** The dashboard's tab of that name: what people wrote, and beside it the conversation that is chosen, or over it on a phone. */
export default function MessagesTab() {
  const { id: account } = useAgent();
  const wide = useMedia(wideEnough);
  const selected = useSearchParams()[0].get('conversation') ?? undefined;
  const [replied, setReplied] = useState<AgencyConversationRow>();
  const [replying, setReplying] = useState(false);
  const toList = useWayBack(selected, wide);
  const source = useMemo(
    () => (selected === undefined ? undefined : threadOfAgency(account, selected)),
    [account, selected],
  );
  useLiveRefetch('messages', [agencyMessagesOf(account)]);
  useLossWarning();

  const alone = !wide && selected !== undefined;
  const pane = 'flex min-h-0 min-w-0 flex-col overflow-hidden';
  return (
    <>
      <h2 className="sr-only">Messages</h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface lg:grid lg:grid-cols-[minmax(20rem,27rem)_minmax(0,1fr)]">
        {/* It stays as it was, with what was searched, while a conversation covers it. */}
        <div className={clsx(pane, 'h-[600px] lg:border-r lg:border-line', alone && 'hidden')}>
          <ConversationList
            account={account}
            selected={selected}
            onReply={(conversation) => {
              setReplied(conversation);
              setReplying(true);
            }}
          />
        </div>
        {(wide || selected !== undefined) && (
          <div className={clsx(pane, wide ? 'h-[600px]' : 'h-[max(26rem,calc(100dvh-6rem))]')}>
            {source ? (
              <ThreadView key={source.place} source={source} onBack={wide ? undefined : toList} />
            ) : (
              <div className="grid flex-1 place-items-center">
                <EmptyState headingLevel="h3" icon={<MessageCircle />} title="No conversation is open">
                  Choose a message to read what was written before it, and to answer.
                </EmptyState>
              </div>
            )}
          </div>
        )}
      </div>
      {replied && <ReplyDialog conversation={replied} open={replying} onClose={() => setReplying(false)} />}
    </>
  );
}

/** Leads from a conversation back to the list, with the focus on the card that it was opened from. */
function useWayBack(shown: string | undefined, wide: boolean): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [mine] = useMine();
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (shown !== undefined) left.current = shown;
    else if (!wide && left.current !== undefined) document.getElementById(cardId(left.current))?.focus();
  }, [shown, wide]);
  // An address opened directly has no list before it in the history.
  return () =>
    void (key === 'default'
      ? navigate(conversationAddress(undefined, mine), { replace: true })
      : navigate(-1));
}
