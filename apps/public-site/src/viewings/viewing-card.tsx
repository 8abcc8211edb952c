import { agentLine } from '@lintel/contracts';
import { Badge, Button, Phone, Picture, type Tone } from '@lintel/ui';
import type { Viewing, ViewingClaim } from './viewings-queries.js';
import { Link } from '@lintel/web/router';
import { useRef, useState } from 'react';
import { phoneAddress } from '../property/property-words.js';
import { CalendarButton } from './calendar-button.js';
import { Notes } from './notes.js';
import { ProposalBox } from './proposal-box.js';
import { focusViewing, headingId, type Question } from './viewing-dialogs.js';
import { ViewingWhen } from './viewing-when.js';
import { statusText } from './viewing-words.js';

const tones: Readonly<Record<Viewing['status'], Tone>> = {
  pending: 'amber',
  scheduled: 'moss',
  rescheduling: 'amber',
  completed: 'plain',
  cancelled: 'clay',
};

interface ViewingCardProps {
  readonly viewing: Viewing;
  /** Shows the server that the viewing is the visitor's; sent with each change. */
  readonly claim: ViewingClaim;
  readonly headingLevel: 'h2' | 'h3';
  readonly onAsk: (question: Question) => void;
}

/** One viewing: of which home, when, how it stands, and what can be done about it. */
export function ViewingCard({ viewing, claim, headingLevel: Heading, onAsk }: ViewingCardProps) {
  const { id, listing, propertyId, propertyTitle, status, actions, start, agent } = viewing;
  const [editing, setEditing] = useState(false);
  const notesButton = useRef<HTMLButtonElement>(null);
  const endEditing = (): void => {
    setEditing(false);
    // The button is there again after the next render.
    requestAnimationFrame(() => notesButton.current?.focus({ preventScroll: true }));
  };
  const notable = 'id' in claim && actions.includes('note');
  const notesText = viewing.notes === '' ? 'Add notes' : 'Edit notes';
  const image = listing?.images[0];
  // While another time is asked for, both buttons disappear (specification, section 4).
  const settled = status !== 'rescheduling';
  const arranged = start !== null && status !== 'completed' && status !== 'cancelled';
  const call = phoneAddress(agent.phone);

  return (
    <article
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
      aria-labelledby={headingId(id)}
    >
      <div className="flex gap-5">
        <div className="aspect-4/3 w-36 shrink-0 self-start overflow-hidden rounded-control max-sm:hidden">
          <Picture image={image && { ...image, alt: '' }} sizes="144px" />
        </div>
        <div className="min-w-0 flex-1">
          <Badge tone={tones[status]}>{statusText[status]}</Badge>
          <Heading
            id={headingId(id)}
            tabIndex={-1}
            className="mt-2 scroll-mt-24 text-lg leading-snug break-words sm:text-xl"
          >
            {listing ? (
              <Link to={`/property/${propertyId}`} className="underline-offset-4 hover:underline">
                {propertyTitle}
              </Link>
            ) : (
              propertyTitle
            )}
          </Heading>
          <p className="mt-1 break-words text-soft">{viewing.propertyAddress}</p>
          <ViewingWhen viewing={viewing} />
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-stone">
            <span>{agentLine(agent)}</span>
            {call && (
              <a
                href={call}
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-soft tabular-nums underline-offset-4 hover:underline"
              >
                <Phone className="size-4" aria-hidden /> {agent.phone}
              </a>
            )}
          </p>
        </div>
      </div>

      {viewing.proposal && (
        <ProposalBox viewing={viewing} claim={claim} onAnswered={() => focusViewing(id)} />
      )}

      {notable && <Notes viewing={viewing} editing={editing} onClose={endEditing} />}

      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4 empty:hidden">
        {settled && actions.includes('reschedule') && (
          <Button aria-label={`Reschedule: ${propertyTitle}`} onClick={() => onAsk('reschedule')}>
            Reschedule
          </Button>
        )}
        {settled && actions.includes('cancel') && (
          <Button variant="danger" aria-label={`Cancel: ${propertyTitle}`} onClick={() => onAsk('cancel')}>
            Cancel
          </Button>
        )}
        {arranged && <CalendarButton viewing={viewing} claim={claim} />}
        {notable && !editing && (
          <Button
            ref={notesButton}
            variant="quiet"
            aria-label={`${notesText}: ${propertyTitle}`}
            onClick={() => setEditing(true)}
          >
            {notesText}
          </Button>
        )}
      </div>
    </article>
  );
}
