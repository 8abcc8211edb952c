import { Button, Dialog } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshInterval } from '../console/refresh-interval.js';
import { refusalText } from '../console/refusal-text.js';
import {
  allOfEmails,
  countFailed,
  emailFailures,
  type EmailFailure,
  resendFailed,
} from './emails-queries.js';

const shownCauses = 8;

export interface FailuresProps {
  /** The one that the list is narrowed to; empty for all. */
  readonly cause: string;
  readonly onChoose: (cause: string) => void;
}

/** The causes of failures, each with a way to send all its e-mails again. */
export function Failures({ cause, onChoose }: FailuresProps) {
  const [resending, setResending] = useState<EmailFailure | null>(null);
  const { data = [] } = useQuery({ ...emailFailures(), staleTime: 0, refetchInterval: refreshInterval });
  if (data.length === 0) return null;
  return (
    <section aria-label="Why they failed" className="mb-5 rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {data.slice(0, shownCauses).map((failure) => (
          <li key={failure.cause} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-sm">
            <span className="font-semibold tabular-nums">{failure.count}</span>
            <span className="min-w-40 flex-1 wrap-anywhere text-soft">{failure.example}</span>
            <span className="flex gap-2">
              <Button
                size="small"
                variant="quiet"
                aria-pressed={cause === failure.cause}
                onClick={() => onChoose(cause === failure.cause ? '' : failure.cause)}
              >
                {cause === failure.cause ? 'Show all' : 'Show these'}
              </Button>
              <Button size="small" onClick={() => setResending(failure)}>
                Resend all
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {resending && <ResendDialog failure={resending} onClose={() => setResending(null)} />}
    </section>
  );
}

/** Says first how many it is. */
function ResendDialog({ failure, onClose }: { failure: EmailFailure; onClose: () => void }) {
  const client = useQueryClient();
  const { data: count } = useQuery(countFailed(failure.cause));
  const resending = useMutation({
    mutationFn: () => resendFailed(failure.cause),
    onSuccess: ({ matched, queued }) => {
      const left = matched - queued;
      shell().toast({
        title: `${queued} ${queued === 1 ? 'e-mail is' : 'e-mails are'} queued again`,
        description:
          left > 0
            ? `${left} more had failed so: resend again for those.`
            : 'They move to Sent, or back to Failed, by themselves.',
        tone: 'success',
      });
      onClose();
    },
    onError: (error) =>
      shell().toast({
        title: 'The e-mails were not all queued again',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
        error,
      }),
    onSettled: () => client.invalidateQueries(allOfEmails),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Resend all that failed so?"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep as they are</Button>
          <Button
            variant="primary"
            disabled={count === undefined || count === 0}
            busy={resending.isPending}
            onClick={() => resending.mutate()}
          >
            {count === undefined ? 'Counting …' : `Resend ${count > 500 ? 'the first 500' : count}`}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere text-soft">{failure.example}</p>
      <p className="mt-4" role="status">
        {count === undefined
          ? 'Counting how many failed so.'
          : `${count} ${count === 1 ? 'e-mail' : 'e-mails'} failed so. What somebody else sends again meanwhile is sent once.`}
      </p>
      <p className="mt-2 text-soft">Addresses that a mail server refused are trusted again.</p>
    </Dialog>
  );
}
