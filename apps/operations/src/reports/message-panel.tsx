import { exactMomentText } from '@lintel/kernel';
import type { MessageReportReason } from '@lintel/contracts';
import { Button, buttonLook, clsx, Dialog, Eye } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useReveal } from '../console/use-reveal.js';
import { ReportList } from './home-panel.js';
import { messageReasons, peopleText, sideText, standingText } from './report-words.js';
import {
  type MessageExcerpt,
  type ReportedMessage,
  revealMessage,
  settleMessage,
} from './reports-queries.js';
import { SettleForm } from './settle-form.js';

export interface MessagePanelProps {
  readonly id: string;
  /** As the list has it; what was written is shown when it is asked for. */
  readonly known: ReportedMessage | undefined;
  readonly onClose: () => void;
}

/** One message beside the list: ids until somebody asks to read it. */
export function MessagePanel({ id, known, onClose }: MessagePanelProps) {
  const revealing = useReveal(() => revealMessage(id));
  const revealed = revealing.data;
  // What is settled is what was looked at.
  const message = revealed?.message ?? known;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      side="right"
      className="w-lg!"
      title={message ? `A message about ${message.listing.title}` : 'Reported message'}
      footer={
        message?.state === 'open' && (
          <SettleForm
            version={message.version}
            settle={(settling) => settleMessage(id, settling)}
            onDone={onClose}
          />
        )
      }
    >
      {message && <Ids message={message} />}
      {revealed ? (
        <Excerpt id={id} revealed={revealed} />
      ) : (
        <div className="mt-6">
          <Button size="small" busy={revealing.isPending} onClick={() => revealing.mutate()}>
            <Eye aria-hidden />
            Show what was written
          </Button>
          <p className="mt-2 text-sm text-stone">
            It is from a private conversation. That you have looked is recorded in your name.
          </p>
        </div>
      )}
    </Dialog>
  );
}

function Ids({ message }: { message: ReportedMessage }) {
  const { authorId, side, agency, agencyId, listing, settled } = message;
  return (
    <>
      <p>
        Written by {sideText[side]}
        {side === 'agency' ? ` of ${agency}` : ` to ${agency}`}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {authorId !== null && (
          <Link
            to={`/operations/people?q=${encodeURIComponent(authorId)}`}
            className={buttonLook({ size: 'small' })}
          >
            Who wrote it
          </Link>
        )}
        <Link
          to={`/operations/agencies?q=${encodeURIComponent(agencyId)}`}
          className={buttonLook({ size: 'small' })}
        >
          {agency}
        </Link>
        <Link to={`/operations/listings?q=${listing.id}`} className={buttonLook({ size: 'small' })}>
          The home
        </Link>
      </div>
      <h3 className="mt-6 text-lg">Reported by {peopleText(message.count)}</h3>
      <p className="mt-1 text-sm text-stone">{standingText(message)}</p>
      {settled?.reason && <p className="mt-1 text-sm wrap-anywhere text-soft">{settled.reason}</p>}
    </>
  );
}

const Excerpt = ({ id, revealed }: { id: string; revealed: MessageExcerpt }) => (
  <>
    <ReportList
      reports={revealed.reports.map((report) => ({
        ...report,
        reason: messageReasons[report.reason as MessageReportReason],
      }))}
    />
    <h3 className="mt-6 text-lg">What was written</h3>
    <ol className="mt-3 space-y-3">
      {revealed.excerpt.map((message) => (
        <li
          key={message.id}
          className={clsx(
            'rounded-card border p-3 text-sm',
            message.id === id ? 'border-clay bg-clay-tint' : 'border-line',
          )}
        >
          <p className="font-semibold">
            {message.authorName}
            {message.id === id && <span className="text-clay">, reported</span>}
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{message.text}</p>
          <p className="mt-1 text-stone">{exactMomentText(message.sentAt)}</p>
        </li>
      ))}
    </ol>
  </>
);
