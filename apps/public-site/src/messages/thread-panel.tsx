import { agentLine } from '@lintel/contracts';
import { Badge, buttonLook } from '@lintel/ui';
import type { ConversationThread } from '@lintel/web';
import { BackButton, NoThread, ThreadLog, useThread, type ThreadSource } from '@lintel/web/conversation';
import { Link } from '@lintel/web/router';
import { useEffect, useRef } from 'react';
import { WasItYou } from './was-it-you.js';

interface ThreadPanelProps {
  /** A panel of its own for each: `key` it by the place. */
  readonly source: ThreadSource;
  readonly attended?: boolean;
  /** Leads back to the list, where that is not beside it. The focus then begins at the heading. */
  readonly onBack?: () => void;
}

/** The chosen conversation, 600 px high (specification, section 2). */
export function ThreadPanel({ source, attended = true, onBack }: ThreadPanelProps) {
  const thread = useThread(source);
  const { conversation } = thread;
  if (conversation)
    return (
      <>
        <ThreadHead conversation={conversation} onBack={onBack} />
        {!conversation.verified && (
          <WasItYou
            source={source}
            asked={conversation.messages.messages.every(({ side }) => side === 'agency')}
          />
        )}
        <ThreadLog source={source} thread={{ ...thread, conversation }} attended={attended} />
      </>
    );
  return <NoThread thread={thread} owner="account" onBack={onBack} />;
}

interface ThreadHeadProps {
  readonly conversation: ConversationThread;
  readonly onBack?: (() => void) | undefined;
}

/** What a conversation is about, and with whom. */
export function ThreadHead({ conversation: { property }, onBack }: ThreadHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alone = onBack !== undefined;
  useEffect(() => {
    if (alone) heading.current?.focus({ preventScroll: true });
  }, [alone]);
  return (
    <div className="border-b border-line px-4 py-3 md:px-5 md:py-4">
      {onBack && (
        <div className="-mt-1 -ml-2">
          <BackButton onBack={onBack} />
        </div>
      )}
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="line-clamp-2 text-lg outline-none">
            {property.title}
          </h2>
          <p className="truncate text-sm text-stone">
            {agentLine({ name: property.agentName, agency: property.agency })}
          </p>
        </div>
        {property.published ? (
          <Link to={`/property/${property.id}`} className={`${buttonLook({ size: 'small' })} shrink-0`}>
            View Property
          </Link>
        ) : (
          <Badge className="shrink-0">No longer listed</Badge>
        )}
      </div>
    </div>
  );
}
