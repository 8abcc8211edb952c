import { Button, clsx } from '@lintel/ui';
import type { Message } from './messages-queries.js';
import { messageTime } from './message-time.js';
import type { Outgoing } from './outbox.js';
import { refusalOf } from './refusal.js';
import { ReportButton } from './report-message.js';

const text = 'whitespace-pre-wrap [overflow-wrap:anywhere]';
const bubble = 'w-fit max-w-[min(34rem,86%)] rounded-card px-4 py-2.5';

interface MessageBubbleProps {
  readonly message: Message;
  /** Whether it is of the reader's side. */
  readonly mine: boolean;
  /** Whether the one before it is by the same writer. */
  readonly follows: boolean;
  /** Of the other side's, where it may be reported. */
  readonly onReport?: (() => void) | undefined;
}

/** A message, on the right when its reader's side wrote it. It is text: markup in it is read out as written. */
export const MessageBubble = ({ message, mine, follows, onReport }: MessageBubbleProps) => {
  // An agency has several agents, and any of them may have written.
  const isReader = mine && message.side === 'visitor';
  const told = message.side === 'visitor' && !mine && message.verified !== undefined;
  const sender = told ? (message.verified ? 'Verified' : 'Not verified') : undefined;
  return (
    <li className={clsx('flex flex-col', mine ? 'items-end' : 'items-start', follows ? 'mt-1' : 'mt-4')}>
      <p className={follows || isReader ? 'sr-only' : 'mb-1 text-sm font-semibold text-soft'}>
        {isReader ? 'You' : message.authorName}
        {sender !== undefined && <span className="sr-only">, {sender}</span>}
      </p>
      <div className={clsx(bubble, mine ? 'bg-moss-tint' : 'border border-line bg-paper')}>
        <p className={text}>{message.text}</p>
        <p className="mt-0.5 text-right text-sm text-stone tabular-nums">
          {sender !== undefined && (
            <span
              aria-hidden
              className={clsx('mr-2 font-semibold', message.verified ? 'text-moss' : 'text-clay')}
            >
              {sender}
            </span>
          )}
          <time dateTime={message.sentAt}>{messageTime(message.sentAt)}</time>
          {onReport && <ReportButton onClick={onReport} />}
        </p>
      </div>
    </li>
  );
};

interface OutgoingBubbleProps {
  /** The writer's. */
  readonly side: Message['side'];
  readonly outgoing: Outgoing;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** One on its way, or that could not be sent: it stays, with why, and what can be done. */
export function OutgoingBubble({ side, outgoing, onRetry, onEdit }: OutgoingBubbleProps) {
  const { state, failure } = outgoing;
  const failed = state === 'failed';
  const refusal = failure === undefined ? undefined : refusalOf(failure, side);
  return (
    <li className="mt-4 flex flex-col items-end">
      <p className="sr-only">You</p>
      <div
        className={clsx(
          bubble,
          failed
            ? 'border border-clay bg-clay-tint'
            : 'bg-moss-tint opacity-80 motion-safe:transition-opacity',
        )}
      >
        <p className={text}>{outgoing.text}</p>
        {!failed && <p className="mt-0.5 text-right text-sm text-stone">Sending...</p>}
      </div>
      {failed && (
        <div className="mt-1.5 flex max-w-[min(34rem,86%)] flex-col items-end text-right">
          <p className="text-sm text-clay" role={refusal ? 'alert' : undefined}>
            <strong>Not sent.</strong> {refusal?.reason ?? 'It waits for the message above.'}
          </p>
          {refusal && (
            <div className="mt-1.5 flex gap-2">
              <Button size="small" variant="quiet" onClick={onEdit}>
                Edit
              </Button>
              {refusal.again && (
                <Button size="small" onClick={onRetry}>
                  Try again
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
