import { specifiedMoment, specifiedTime } from '@lintel/kernel';
import { Badge, Button, Check } from '@lintel/ui';
import { agencyViewingChanges, type AgencyViewing } from '../viewings/agency-viewings-queries.js';
import { newRequestKey } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageForm } from '../messages/message-form.js';
import { beaten, tellSuccess } from '../shared/outcome.js';
import { clashOf, isOpen, standingStart } from '../viewings/clashes.js';
import { ContactLine } from '../viewings/contact-line.js';
import { ClientContact } from '../viewings/client-contact.js';
import { LostTimeNotice } from '../viewings/lost-time-notice.js';
import { lostTimeOf } from '../viewings/lost-time.js';
import { RequestedTimes } from '../viewings/requested-times.js';
import { useShownChanges } from '../viewings/use-viewing-changes.js';
import { statusText, statusTone } from '../viewings/viewing-words.js';
import { RedBox } from './red-box.js';

interface RequestItemProps {
  readonly account: string;
  readonly viewing: AgencyViewing;
  /** The agency's viewings, for what clashes. */
  readonly agency: readonly AgencyViewing[];
}

/** One request: who asks to see which home and when, how it stands, and a message to them. */
export function RequestItem({ account, viewing, agency }: RequestItemProps) {
  const {
    id,
    propertyTitle,
    propertyAddress,
    agentStatus,
    actions,
    message,
    requestedTimes,
    date,
    proposal,
  } = viewing;
  const [key] = useState(newRequestKey);
  const now = new Date();
  const pending = agentStatus === 'pending';
  const times = (pending ? requestedTimes : [date]).map((time) => ({
    time,
    clash: pending ? clashOf(viewing, time, agency, now) : nothing,
  }));
  // The time that confirming gives: the first that can still be given.
  const first = times.find(({ clash }) => isOpen(clash))?.time;
  const { show, again } = useShownChanges(account);
  const changing = useMutation({
    mutationFn: (to: 'confirm' | 'reject') =>
      to === 'confirm'
        ? agencyViewingChanges.confirm(id, first ?? null, `${key}-${first?.instant ?? ''}`)
        : agencyViewingChanges.reject(id),
    networkMode: 'always',
    onSuccess: (changed, to) => {
      show(changed);
      tellSuccess(to === 'confirm' ? 'Viewing request accepted' : 'Viewing request declined');
    },
    onError: (error) => {
      console.error('Error updating viewing status', error);
      if (beaten(error)) again();
    },
  });
  const lost = lostTimeOf(changing.error);
  const stands = standingStart(viewing);
  return (
    <article
      aria-labelledby={`viewing-${id}`}
      className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={`viewing-${id}`} className="text-lg leading-snug break-words">
              {propertyTitle}
            </h2>
            <p className="truncate text-sm text-stone">{propertyAddress}</p>
            <ContactLine viewing={viewing} />
          </div>
          <Badge tone={statusTone[agentStatus]} className="shrink-0 rounded-full! px-3!">
            {statusText[agentStatus]}
          </Badge>
        </div>
        <div className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <div className="min-w-0">
            <p className="text-sm font-semibold text-stone">Requested by</p>
            <ClientContact viewing={viewing} />
          </div>
          <div className="min-w-0">
            <RequestedTimes label="Date" times={times} chosen={undefined} />
            {proposal && (
              <p className="mt-1 text-sm text-stone">
                You proposed {specifiedMoment(proposal.time)}, which waits for an answer.
              </p>
            )}
            {pending && stands && (
              <p className="mt-1 text-sm text-stone">
                Until that is settled, {specifiedMoment(stands)} stands.
              </p>
            )}
          </div>
        </div>
        {message !== '' && (
          <div className="mt-3">
            <p className="text-sm font-semibold text-stone">Notes</p>
            <p className="max-w-measure break-words whitespace-pre-wrap text-soft">{message}</p>
          </div>
        )}
        {lost ? (
          <LostTimeNotice account={account} viewing={viewing} lost={lost} onDone={changing.reset} />
        ) : (
          changing.isError && (
            <div className="mt-4">
              <RedBox error={changing.error} fallback="Error updating viewing status" />
            </div>
          )
        )}
        {pending && (
          <div className="mt-4 flex flex-wrap gap-2">
            {actions.includes('confirm') && (
              <Button
                busy={changing.isPending && changing.variables === 'confirm'}
                disabled={changing.isPending || first === undefined}
                aria-label={`Confirm ${first ? specifiedMoment(first) : ''}: ${propertyTitle}`}
                onClick={() => changing.mutate('confirm')}
              >
                <Check aria-hidden /> Confirm{first && times.length > 1 && ` ${specifiedTime(first.time)}`}
              </Button>
            )}
            {actions.includes('reject') && (
              <Button
                variant="danger"
                busy={changing.isPending && changing.variables === 'reject'}
                disabled={changing.isPending}
                aria-label={`Reject: ${propertyTitle}`}
                onClick={() => changing.mutate('reject')}
              >
                Reject
              </Button>
            )}
          </div>
        )}
      </div>
      {viewing.visitor && viewing.visitor.email !== '' && (
        <MessageForm
          account={account}
          viewingId={id}
          person={viewing.visitor}
          className="border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-8"
        />
      )}
    </article>
  );
}

const nothing = { past: false, taken: undefined, elsewhere: undefined };
