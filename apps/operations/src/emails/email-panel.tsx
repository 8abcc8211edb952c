import { exactMomentText } from '@lintel/kernel';
import { Button, Dialog } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { Reference } from '../console/reference.js';
import { refreshInterval } from '../console/refresh-interval.js';
import { CorrectForm } from './correct-form.js';
import { emailHistory, type EmailHistory } from './emails-queries.js';
import { RetryButton } from './retry-button.js';
import { StateBadge } from './state-badge.js';
import { templateText } from './states.js';
import { timelineOf } from './timeline.js';

export interface EmailPanelProps {
  readonly id: string;
  /** The address that was searched for, if one was: it may be shown to whoever typed it. */
  readonly sought: string;
  /** Asks for all e-mails of a template. */
  readonly onKind: (template: string) => void;
  readonly onClose: () => void;
}

/** One e-mail beside the list: why it was asked for, and what became of each attempt. */
export function EmailPanel({ id, sought, onKind, onClose }: EmailPanelProps) {
  const one = useQuery({ ...emailHistory(id), staleTime: 0, refetchInterval: refreshInterval });
  const email = one.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      side="right"
      className="w-lg!"
      title={email ? templateText(email.template) : 'E-mail'}
      footer={
        email && (email.state === 'failed' || email.correctable) ? <Mending email={email} /> : undefined
      }
    >
      {one.isPending && <RowsSkeleton label="Loading the e-mail" />}
      {one.isLoadingError && (
        <ListFailure
          error={one.error}
          title="The e-mail could not be loaded"
          onRetry={() => void one.refetch()}
        />
      )}
      {email === null && (
        <p className="text-soft">There is no such e-mail any more: they are kept for 90 days.</p>
      )}
      {email && (
        <>
          <Button size="small" className="mb-4" onClick={() => onKind(email.template)}>
            All of this kind
          </Button>
          <History email={email} sought={sought} />
        </>
      )}
    </Dialog>
  );
}

const Mending = ({ email }: { email: EmailHistory }) => (
  <div className="grid gap-4">
    {email.correctable && <CorrectForm id={email.id} />}
    {email.state === 'failed' && (
      <div>
        <RetryButton email={email} />
      </div>
    )}
  </div>
);

const History = ({ email, sought }: { email: EmailHistory; sought: string }) => (
  <>
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5 text-sm">
      <Fact label="State">
        <StateBadge state={email.state} />
      </Fact>
      <Fact label="To">{sought.includes('@') ? sought : (email.to ?? 'Not known any more')}</Fact>
      <Fact label="For">{email.recipient}</Fact>
      {email.asked && (
        <Fact label="Asked for by">
          {email.asked.type}
          <span className="block text-stone">of {email.asked.subject}</span>
        </Fact>
      )}
      {email.bounced && <Fact label="Address">The mail server says that it takes no mail.</Fact>}
      <Fact label="Id">{email.id}</Fact>
      {email.correlation && (
        <Fact label="Reference">
          <Reference correlation={email.correlation} />
        </Fact>
      )}
    </dl>
    <h3 className="mt-7 text-lg">What became of it</h3>
    <ol className="mt-3 space-y-4 border-l-2 border-line pl-4 text-sm">
      {timelineOf(email).map(({ at, what, detail }, index) => (
        <li key={index}>
          <p className="font-semibold">{what}</p>
          {at !== null && (
            <time dateTime={at} className="block text-stone tabular-nums">
              {exactMomentText(at)}
            </time>
          )}
          {detail && <p className="mt-1 wrap-anywhere text-soft">{detail}</p>}
        </li>
      ))}
    </ol>
  </>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-stone">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);
