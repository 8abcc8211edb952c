import { Button, ChevronDown, Spinner } from '@lintel/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { MessageBubble, OutgoingBubble } from './message-bubble.js';
import { messageDay } from './message-time.js';
import type { Message } from './messages-queries.js';
import { ReportMessage } from './report-message.js';
import type { ThreadSource } from './thread-source.js';
import { useMarkRead } from './use-mark-read.js';
import { useScrollPlace } from './use-scroll-place.js';
import type { Thread } from './use-thread.js';
import { SendBox } from './send-box.js';
import { outbox } from './use-unsent.js';

interface ThreadLogProps {
  readonly source: Omit<ThreadSource, 'query'>;
  readonly thread: Thread & { readonly conversation: NonNullable<Thread['conversation']> };
  /** Whether a person is here, and not a program that looks at the page. */
  readonly attended: boolean;
}

/**
 * The messages of a conversation, the newest at the bottom, and the box to write in.
 *
 * - **Keyboard**: the messages scroll once the focus is on them.
 * - **Screen readers**: a region of messages; an answer that comes in is read out at the next pause.
 */
export function ThreadLog({ source, thread, attended }: ThreadLogProps) {
  const { conversation, messages, outgoing, earlier, fetching, showEarlier } = thread;
  const { side, property, unread } = conversation;
  const newest = messages.at(-1);
  const { box, atEnd, nearStart, toEnd, onScroll } = useScrollPlace(messages[0]?.id);
  const [known] = useState(newest?.number ?? 0);
  const came = messages.findLast((message) => message.side !== side && message.number > known);
  useMarkRead(source, { unread, newest: newest?.id, inSight: atEnd && attended });

  // One fetch at a time: a refetch meanwhile would cancel it.
  const wantsEarlier = nearStart && earlier === 'there' && !fetching;
  useEffect(() => {
    if (wantsEarlier) showEarlier();
  });

  const { place, post, report } = source;
  const [reported, setReported] = useState<Message | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  // The button that was pressed goes away once it has worked, and would take the focus with it.
  const toInput = (): void => input.current?.focus();
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <div
          ref={box}
          role="region"
          aria-label={`Messages about ${property.title}`}
          tabIndex={0}
          className="h-full overflow-y-auto overscroll-contain px-4 pb-5 [overflow-anchor:none] focus-visible:-outline-offset-3 md:px-5"
          onScroll={onScroll}
        >
          {earlier !== 'none' && (
            <div className="flex min-h-14 items-center justify-center pt-2">
              {earlier === 'loading' ? (
                <Spinner label="Loading earlier messages" />
              ) : (
                <Button
                  size="small"
                  onClick={() => {
                    box.current?.focus();
                    showEarlier();
                  }}
                >
                  {earlier === 'failed'
                    ? 'Earlier messages did not load. Try again'
                    : 'Show earlier messages'}
                </Button>
              )}
            </div>
          )}
          <ol>
            {messages.map((message, index) => {
              const before = messages[index - 1];
              const day = messageDay(message.sentAt);
              const newDay = before === undefined || messageDay(before.sentAt) !== day;
              return (
                <Fragment key={message.id}>
                  {newDay && (
                    <li className="mt-5 flex items-center gap-3 text-sm text-stone before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                      {day}
                    </li>
                  )}
                  <MessageBubble
                    message={message}
                    mine={message.side === side}
                    follows={
                      !newDay && before?.side === message.side && before.authorName === message.authorName
                    }
                    onReport={message.side === side ? undefined : () => setReported(message)}
                  />
                </Fragment>
              );
            })}
            {outgoing.map((one) => (
              <OutgoingBubble
                key={one.key}
                side={side}
                outgoing={one}
                onRetry={() => {
                  toInput();
                  outbox.retry(place, post);
                }}
                onEdit={() => {
                  outbox.edit(place, one.key);
                  toInput();
                }}
              />
            ))}
          </ol>
        </div>
        {!atEnd && unread > 0 && (
          <Button
            size="small"
            className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
            onClick={() => {
              toEnd();
              box.current?.focus();
            }}
          >
            <ChevronDown aria-hidden /> New messages
          </Button>
        )}
        <p role="log" aria-label="New messages" className="sr-only">
          {came && `${came.authorName}: ${came.text}`}
        </p>
      </div>
      {reported && (
        <ReportMessage
          message={reported}
          conversationId={conversation.id}
          report={report}
          onClose={() => setReported(null)}
        />
      )}
      <SendBox
        place={place}
        inputRef={input}
        onSend={() => {
          const sending = outbox.send(place, newest?.id ?? null, post);
          if (sending) toEnd();
          return sending;
        }}
      />
    </>
  );
}
