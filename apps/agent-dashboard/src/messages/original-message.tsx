import { momentText } from '@lintel/kernel';
import { clsx, Skeleton, SkeletonRegion } from '@lintel/ui';
import { agencyConversation } from './agency-messages-queries.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Verified } from '../shared/verified.js';
import { lastWritten } from './last-written.js';

interface WrittenMessage {
  readonly id: string;
  readonly side: 'visitor' | 'agency';
  readonly authorName: string;
  readonly text: string;
  readonly sentAt: string;
}

/** What a reply needs to know of a conversation. */
export interface RepliedConversation {
  readonly id: string;
  readonly property: { readonly id: number; readonly title: string; readonly address: string };
  readonly person: { readonly name: string; readonly verified: boolean };
  readonly lastMessage: WrittenMessage;
}

interface OriginalMessageProps {
  readonly account: string;
  readonly conversation: RepliedConversation;
}

/** What the person wrote last, and what was answered since, each under the name of who wrote it. */
export function OriginalMessage({ account, conversation }: OriginalMessageProps) {
  const { id, person, lastMessage } = conversation;
  // The list knows the last message alone, which may be the agency's own.
  const answered = lastMessage.side === 'agency';
  const thread = useInfiniteQuery({ ...agencyConversation(account, id), enabled: answered });
  const { question, answer } = lastWritten(
    answered ? (thread.data?.pages[0]?.messages.messages ?? [lastMessage]) : [lastMessage],
  );
  return (
    <div className="grid gap-4">
      {answered && thread.isPending && (
        <SkeletonRegion label="Loading the original message">
          <Skeleton className="h-16" />
        </SkeletonRegion>
      )}
      {question && (
        <Quoted label="Original message" message={question}>
          <span className="font-semibold text-ink">{person.name}</span>{' '}
          <Verified verified={person.verified} />
        </Quoted>
      )}
      {answer && (
        <Quoted label="Your agency’s last message" message={answer} own>
          Sent by <span className="font-semibold text-ink">{answer.authorName}</span>
        </Quoted>
      )}
    </div>
  );
}

interface QuotedProps {
  readonly label: string;
  readonly message: Pick<WrittenMessage, 'text' | 'sentAt'>;
  readonly own?: boolean;
  /** Who wrote it. */
  readonly children: ReactNode;
}

const Quoted = ({ label, message: { text, sentAt }, own = false, children }: QuotedProps) => (
  <figure className={clsx('border-l-3 pl-4', own ? 'border-brick' : 'border-line')}>
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-stone">
      <span className="flex flex-wrap items-baseline gap-x-2">{children}</span>
      <time dateTime={sentAt} className="tabular-nums">
        {momentText(sentAt)}
      </time>
    </figcaption>
    <blockquote
      tabIndex={0}
      aria-label={label}
      className="mt-1 max-h-48 overflow-y-auto whitespace-pre-wrap text-soft [overflow-wrap:anywhere]"
    >
      {text}
    </blockquote>
  </figure>
);
