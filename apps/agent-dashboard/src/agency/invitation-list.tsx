import { dayText, momentText } from '@lintel/kernel';
import { Badge, Button } from '@lintel/ui';
import type { Invitation } from './agency-queries.js';
import { roleText } from './roles.js';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly now: Date;
  /** The id of one that is being withdrawn. */
  readonly cancelling: string | undefined;
  /** The address that one is being sent to again. */
  readonly sending: string | undefined;
  readonly onCancel: (invitation: Invitation) => void;
  readonly onSendAgain: (invitation: Invitation) => void;
}

/** Invitations that wait for an answer. */
export const InvitationList = ({
  invitations,
  now,
  cancelling,
  sending,
  onCancel,
  onSendAgain,
}: InvitationListProps) => (
  <div className="mt-7">
    <h3 className="font-sans text-base font-semibold tracking-normal">Open invitations</h3>
    {invitations.length === 0 ? (
      <p className="mt-1 text-soft">Nobody has an invitation to answer.</p>
    ) : (
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {invitations.map((invitation) => {
          const { id, email, role, invitedBy, sentAt, expiresAt } = invitation;
          const expired = new Date(expiresAt) <= now;
          return (
            <li
              key={id}
              className="flex animate-arrive flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold wrap-anywhere">{email}</span>
                  <span className="text-sm text-soft">{roleText[role]}</span>
                  {expired && <Badge tone="amber">Expired</Badge>}
                </p>
                <p className="text-sm text-stone tabular-nums">
                  {invitedBy === '' ? 'Sent' : `Sent by ${invitedBy}`} on {dayText(sentAt)},{' '}
                  {expired ? 'was good' : 'good'} until{' '}
                  <time dateTime={expiresAt}>{momentText(expiresAt)}</time>
                </p>
              </div>
              <div className="flex gap-2">
                <Button
                  size="small"
                  busy={sending === email}
                  aria-label={`Send again to ${email}`}
                  onClick={() => onSendAgain(invitation)}
                >
                  Send again
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  busy={cancelling === id}
                  aria-label={`Cancel the invitation to ${email}`}
                  onClick={() => onCancel(invitation)}
                >
                  Cancel
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    )}
  </div>
);
