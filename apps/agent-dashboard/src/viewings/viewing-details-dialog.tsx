import { specifiedLongDay, specifiedMoment, specifiedTime } from '@lintel/kernel';
import { Badge, Button, buttonLook, Dialog } from '@lintel/ui';
import type { AgencyViewing } from './agency-viewings-queries.js';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { MessageForm } from '../messages/message-form.js';
import { mailAddress, phoneAddress } from '../shared/contact-address.js';
import { useAgent } from '../shared/use-agent.js';
import { Verified } from '../shared/verified.js';
import { standingStart } from './clashes.js';
import { ContactLine } from './contact-line.js';
import { clientName, statusText, statusTone } from './viewing-words.js';

interface ViewingDetailsDialogProps {
  readonly viewing: AgencyViewing;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the question about calling it off. Left out where that is not offered. */
  readonly onCancel?: () => void;
  /** Opens the choice of another time. Left out where that is not offered. */
  readonly onMove?: () => void;
}

/** All that the agency knows of one viewing. */
export function ViewingDetailsDialog({
  viewing,
  open,
  onClose,
  onCancel,
  onMove,
}: ViewingDetailsDialogProps) {
  const { propertyTitle, propertyAddress, visitor, date, agentStatus, message, declineReason, actions } =
    viewing;
  const start = standingStart(viewing);
  const moving = start && start.instant !== date.instant ? start : undefined;
  const { id: account } = useAgent();
  const call = visitor && phoneAddress(visitor.phone);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Viewing Details"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {agentStatus === 'pending' && (
            <Link
              to="/agent/dashboard?tab=viewings&view=pending"
              className={buttonLook({ variant: 'primary' })}
              onClick={onClose}
            >
              Answer the request
            </Link>
          )}
          {onCancel && agentStatus === 'confirmed' && actions.includes('cancel') && (
            <Button variant="danger" onClick={onCancel}>
              Cancel viewing
            </Button>
          )}
          {onMove && actions.includes('move') && <Button onClick={onMove}>Move viewing</Button>}
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <p className="font-display text-xl leading-snug break-words">{propertyTitle}</p>
      <p className="mt-1 text-soft">{propertyAddress}</p>
      <ContactLine viewing={viewing} />
      <dl className="mt-5 grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line pt-5">
        <Fact term="Client">
          {clientName(viewing)} {visitor && <Verified verified={visitor.verified} />}
        </Fact>
        {visitor && visitor.email !== '' && (
          <Fact term="Client email">
            <a href={mailAddress(visitor.email)} className="break-all underline underline-offset-4">
              {visitor.email}
            </a>
          </Fact>
        )}
        {visitor && visitor.phone !== '' && (
          <Fact term="Client phone">
            {call ? (
              <a href={call} className="underline underline-offset-4">
                {visitor.phone}
              </a>
            ) : (
              visitor.phone
            )}
          </Fact>
        )}
        <Fact term="Date">{specifiedLongDay(date.date)}</Fact>
        <Fact term="Time">{specifiedTime(date.time)}</Fact>
        {moving && (
          <Fact term="Until then">
            Arranged for {specifiedMoment(moving)}, which stands until you answer.
          </Fact>
        )}
        <Fact term="Status">
          <Badge tone={statusTone[agentStatus]}>{statusText[agentStatus]}</Badge>
        </Fact>
        {viewing.isEntered && <Fact term="Entered">By your agency, as agreed with the client</Fact>}
        {declineReason !== '' && <Fact term="Reason">{declineReason}</Fact>}
        {message !== '' && <Fact term="Message">{message}</Fact>}
      </dl>
      {visitor && visitor.email !== '' && (
        <MessageForm
          account={account}
          viewingId={viewing.id}
          person={visitor}
          className="mt-5 border-t border-line pt-5"
        />
      )}
    </Dialog>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-sm leading-relaxed text-stone">{term}</dt>
    <dd className="min-w-0 break-words whitespace-pre-wrap">{children}</dd>
  </>
);
