import type { MessageReportReason } from '@lintel/contracts';
import { Flag } from '@lintel/ui';
import { lazy, Suspense } from 'react';
import type { Message, MessageReport } from './messages-queries.js';

const ReportDialog = lazy(() => import('../report/report-dialog.js'));

const reasons: Readonly<Record<MessageReportReason, string>> = {
  scam: 'It asks for money, or may be a scam',
  abusive: 'It is rude or threatening',
  advertising: 'It is advertising',
  other: 'Something else',
};

/** Beside a message's time. */
export const ReportButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label="Report this message"
    title="Report this message"
    onClick={onClick}
    className="-my-1 -mr-2 ml-1 inline-grid size-7 place-items-center rounded-control align-middle text-stone hover:bg-sunken hover:text-ink pointer-coarse:size-11"
  >
    <Flag className="size-3.5" aria-hidden />
  </button>
);

interface ReportMessageProps {
  readonly message: Message;
  readonly conversationId: string;
  readonly report: (report: MessageReport) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Tells staff what is wrong with a message of the other side. */
export const ReportMessage = ({ message, conversationId, report, onClose }: ReportMessageProps) => (
  <Suspense>
    <ReportDialog
      title="Report this message"
      description={`From ${message.authorName}`}
      confidence="Our staff see this message and the two before and after it. Whoever wrote it is not told who reported it."
      told
      reasons={reasons}
      send={({ reason, text, idempotencyKey }) =>
        report({
          ...{ conversationId, messageId: message.id, text, idempotencyKey },
          reason: reason as MessageReportReason,
        })
      }
      onClose={onClose}
    />
  </Suspense>
);
