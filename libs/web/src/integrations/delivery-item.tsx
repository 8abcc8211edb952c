import { exactMomentText } from '@lintel/kernel';
import { Badge, Button } from '@lintel/ui';
import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.js';
import { type DeliveryState, deliveryText, deliveryTone, requestText } from './delivery-words.js';

interface Delivery {
  readonly eventId: string;
  readonly state: DeliveryState;
  readonly createdAt: string;
  readonly nextAttemptAt: string | null;
  readonly request: string;
  readonly attempts: readonly {
    readonly at: string;
    readonly durationMs: number;
    readonly status: number | null;
    readonly error: string | null;
    readonly answer: string | null;
  }[];
}

interface DeliveryItemProps {
  readonly delivery: Delivery;
  /** What happened, in the words of whoever reads it. */
  readonly title: string;
  readonly sending: boolean;
  /** Undefined while the webhook is off. */
  readonly onAgain: (() => void) | undefined;
  /** Beside the event's id. */
  readonly children?: ReactNode;
}

/** One event as it was sent, each attempt and what it was answered. */
export function DeliveryItem({ delivery, title, sending, onAgain, children }: DeliveryItemProps) {
  const { eventId, state, createdAt, nextAttemptAt, request, attempts } = delivery;
  const body = requestText(request);
  return (
    <li className="animate-arrive">
      <details className="group px-4">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3">
          <span className="font-semibold wrap-anywhere underline decoration-edge underline-offset-4">
            {title}
          </span>
          <Badge tone={deliveryTone[state]}>{deliveryText[state]}</Badge>
          <span className="text-sm text-stone tabular-nums">{exactMomentText(createdAt)}</span>
        </summary>
        <div className="grid gap-4 pb-5">
          <p className="font-mono text-sm wrap-anywhere text-soft">webhook-id: {eventId}</p>
          {children}
          {attempts.length === 0 ? (
            <p className="text-sm text-soft">It was not tried yet.</p>
          ) : (
            <ol aria-label="Attempts" className="grid gap-3">
              {attempts.map(({ at, durationMs, status, error, answer }) => (
                <li key={at} className="border-l-2 border-line pl-3 text-sm">
                  <p className="tabular-nums">
                    {exactMomentText(at)}: {status === null ? 'no answer' : `status ${status}`}, after{' '}
                    {durationMs.toLocaleString('en-GB')} ms
                  </p>
                  {error !== null && error !== `HTTP ${status}` && (
                    <p className="wrap-anywhere text-clay">{error}</p>
                  )}
                  {answer && <Code label="Answer" text={answer} />}
                </li>
              ))}
            </ol>
          )}
          {state === 'waiting' && nextAttemptAt && (
            <p className="text-sm text-soft">Tried next on {exactMomentText(nextAttemptAt)}.</p>
          )}
          {body !== '' && <Code label="What was sent" text={body} />}
          <div className="flex flex-wrap gap-2">
            {onAgain && (state !== 'waiting' || attempts.length > 0) && (
              <Button size="small" busy={sending} onClick={onAgain}>
                {state === 'waiting' ? 'Try now' : 'Send again'}
              </Button>
            )}
            {body !== '' && <CopyButton text={request} what="What was sent" />}
          </div>
        </div>
      </details>
    </li>
  );
}

const Code = ({ label, text }: { label: string; text: string }) => (
  <pre
    role="group"
    aria-label={label}
    tabIndex={0}
    className="mt-1 max-h-64 overflow-auto rounded-control bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
  >
    {text}
  </pre>
);
