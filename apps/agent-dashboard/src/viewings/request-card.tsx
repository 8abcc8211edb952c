import { momentText, specifiedMoment } from '@lintel/kernel';
import { Badge, Button, Check } from '@lintel/ui';
import type { AgencyViewing, ViewingMoment } from './agency-viewings-queries.js';
import { useState } from 'react';
import { clashOf, isOpen, standingStart } from './clashes.js';
import { ContactLine } from './contact-line.js';
import { ClientContact } from './client-contact.js';
import { LostTimeNotice } from './lost-time-notice.js';
import { RequestedTimes, type AskedTime } from './requested-times.js';
import { useAcceptance } from './use-acceptance.js';
import { adviceOf, clientName, waitsForClient } from './viewing-words.js';

interface RequestCardProps {
  readonly account: string;
  readonly viewing: AgencyViewing;
  /** Somebody else has dealt with it. */
  readonly gone: boolean;
  /** The agency's viewings, for what clashes. */
  readonly agency: readonly AgencyViewing[];
  readonly onAsk: (question: 'decline' | 'propose') => void;
  readonly onAnswered: () => void;
}

/** A request that waits: what was asked, what stands in its way, and what can be answered. */
export function RequestCard({ account, viewing, gone, agency, onAsk, onAnswered }: RequestCardProps) {
  const { id, propertyTitle, propertyAddress, status, proposal, actions, message, requestedAt } = viewing;
  const now = new Date();
  const times: readonly AskedTime[] = viewing.requestedTimes.map((time) => ({
    time,
    clash: clashOf(viewing, time, agency, now),
  }));
  const [wanted, setWanted] = useState<ViewingMoment>();
  const open = times.filter(({ clash }) => isOpen(clash)).map(({ time }) => time);
  const chosen = open.find(({ instant }) => instant === wanted?.instant) ?? open[0];
  const acceptance = useAcceptance(account, viewing, onAnswered);
  const stands = standingStart(viewing);
  const advice = adviceOf(viewing, now);
  const moving = status === 'rescheduling';
  const may = (action: AgencyViewing['actions'][number]): boolean => !gone && actions.includes(action);

  return (
    <article
      aria-labelledby={`request-${id}`}
      className="rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={`request-${id}`} tabIndex={-1} className="scroll-mt-24 text-lg leading-snug break-words">
            {propertyTitle}
          </h3>
          <p className="truncate text-sm text-stone">{propertyAddress}</p>
          <ContactLine viewing={viewing} />
        </div>
        {gone ? (
          <Badge className="shrink-0">Answered</Badge>
        ) : (
          <Badge tone="amber" className="shrink-0">
            Pending
          </Badge>
        )}
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-stone">Client</p>
          <ClientContact viewing={viewing} />
          <p className="mt-1 text-sm text-stone">
            Asked <time dateTime={requestedAt}>{momentText(requestedAt)}</time>
          </p>
          {message !== '' && (
            <blockquote className="mt-2 line-clamp-6 border-l-3 border-line pl-3 break-words whitespace-pre-wrap text-soft">
              {message}
            </blockquote>
          )}
        </div>
        <div className="min-w-0">
          {moving && stands && (
            <p className="mb-2 rounded-control bg-moss-tint px-3 py-2 text-sm text-moss">
              Asks to move the viewing of <strong>{specifiedMoment(stands)}</strong>, which stands until you
              answer.
            </p>
          )}
          {proposal && (
            <p className="mb-2 rounded-control bg-amber-tint px-3 py-2 text-sm text-amber">
              You proposed <strong>{specifiedMoment(proposal.time)}</strong>. It waits for the answer of{' '}
              {clientName(viewing)}.
            </p>
          )}
          <RequestedTimes
            label={times.length > 1 ? 'Requested dates and times' : 'Requested date and time'}
            times={times}
            chosen={chosen}
            {...(may('confirm') && { onChoose: setWanted })}
          />
        </div>
      </div>
      {acceptance.lost && (
        <LostTimeNotice
          account={account}
          viewing={viewing}
          lost={acceptance.lost}
          onDone={acceptance.forget}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4 max-sm:[&>button]:flex-1">
        {gone ? (
          <p role="status" className="mr-auto text-soft">
            This request was answered or withdrawn in the meantime.
          </p>
        ) : (
          chosen === undefined &&
          advice !== null && <p className="mr-auto basis-full text-sm text-soft sm:basis-auto">{advice}</p>
        )}
        {may('propose') && (
          <Button aria-label={`Propose Time: ${propertyTitle}`} onClick={() => onAsk('propose')}>
            Propose Time
          </Button>
        )}
        {may('decline') && (
          <Button
            variant="danger"
            aria-label={`Decline: ${propertyTitle}`}
            disabled={acceptance.busy}
            onClick={() => onAsk('decline')}
          >
            Decline
          </Button>
        )}
        {may('keep') && stands && (
          <Button
            busy={acceptance.keeping}
            disabled={acceptance.busy}
            aria-label={`Keep ${specifiedMoment(stands)}: ${propertyTitle}`}
            onClick={acceptance.keep}
          >
            Keep the old time
          </Button>
        )}
        {may('confirm') && (chosen !== undefined || !waitsForClient(viewing)) && (
          <Button
            variant={waitsForClient(viewing) ? 'secondary' : 'primary'}
            className="max-sm:basis-full"
            busy={acceptance.accepting}
            disabled={acceptance.busy || chosen === undefined}
            aria-label={`Accept ${chosen ? `${specifiedMoment(chosen)}: ` : ''}${propertyTitle}`}
            // The second click of a double click would hit the next request, which has moved up.
            onClick={({ detail }) => detail < 2 && chosen && acceptance.accept(chosen)}
          >
            {!acceptance.accepting && <Check aria-hidden />}
            Accept
          </Button>
        )}
      </div>
    </article>
  );
}
