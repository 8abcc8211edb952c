import { exactMomentText } from '@lintel/kernel';
import { EmptyState, Mail, Table } from '@lintel/ui';
import { Link, useLocation } from '@lintel/web/router';
import type { EmailDelivery } from './emails-queries.js';
import { shortTimeText } from '../console/times.js';
import { RetryButton } from './retry-button.js';
import { templateText, type StatePage } from './states.js';
import { StateBadge } from './state-badge.js';

export interface EmailsTableProps {
  readonly page: StatePage;
  readonly emails: readonly EmailDelivery[];
  /** When they were fetched. */
  readonly now: Date;
}

/** E-mails of one state. On a narrow screen whom they are for and why they failed stand below the template's name. */
export function EmailsTable({ page, emails, now }: EmailsTableProps) {
  if (emails.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<Mail />} title={page.empty.title}>
          {page.empty.text}
        </EmptyState>
      </div>
    );
  const all = page.state === 'all';
  const retries = all || page.state === 'failed';
  return (
    <Table
      caption={`${page.label} e-mails`}
      hideCaption
      className="min-h-64 text-sm md:max-h-[calc(100dvh-19.5rem)] [&_tbody_td]:py-2 [&_tbody_td]:align-top [&_tbody_th]:py-2 [&_tbody_th]:align-top [&_tbody_tr]:h-13"
    >
      <thead>
        <tr>
          <th scope="col">Template</th>
          {all && <th scope="col">State</th>}
          <th scope="col" className="max-md:hidden">
            Recipient
          </th>
          <th scope="col" className={page.settled && 'max-md:hidden'}>
            Queued
          </th>
          {page.settled && <th scope="col">{page.settled}</th>}
          {page.reasons && (
            <th scope="col" className="w-full max-md:hidden">
              Reason
            </th>
          )}
          {retries && (
            <th scope="col">
              <span className="sr-only">Action</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {emails.map((email) => (
          <tr key={email.id} className="animate-arrive">
            <th scope="row" title={email.template} className="max-md:w-full md:whitespace-nowrap">
              <EmailLink id={email.id}>{templateText(email.template)}</EmailLink>
              <span className="block text-stone font-normal wrap-anywhere md:hidden">{email.recipient}</span>
              {email.reason && (
                <span className="mt-1 block font-normal wrap-anywhere text-soft md:hidden">
                  {email.reason}
                </span>
              )}
            </th>
            {all && (
              <td>
                <StateBadge state={email.state} />
              </td>
            )}
            <td className="max-w-64 truncate text-soft max-md:hidden" title={email.recipient}>
              {email.recipient}
            </td>
            <Instant at={email.queuedAt} now={now} className={page.settled && 'max-md:hidden'} />
            {page.settled && <Instant at={email.settledAt} now={now} />}
            {page.reasons && (
              <td className="min-w-48 wrap-anywhere text-soft max-md:hidden">{email.reason ?? ''}</td>
            )}
            {retries && (
              <td className="text-right">{email.state === 'failed' && <RetryButton email={email} />}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Opens one beside the list, which keeps its place. */
function EmailLink({ id, children }: { id: string; children: string }) {
  const { search } = useLocation();
  const to = new URLSearchParams(search);
  to.set('id', id);
  return (
    <Link
      to={`?${to}`}
      className="underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:py-2"
    >
      {children}
    </Link>
  );
}

const Instant = ({
  at,
  now,
  className = '',
}: {
  at: string | null;
  now: Date;
  className?: string | undefined;
}) => (
  <td className={`whitespace-nowrap ${className}`}>
    {at !== null && (
      <time dateTime={at} title={exactMomentText(at)}>
        {shortTimeText(at, now)}
      </time>
    )}
  </td>
);
