import { specifiedFullDay, specifiedLongMoment } from '@lintel/kernel';
import { CalendarCheck, londonToday } from '@lintel/ui';
import { useSession } from '@lintel/web';
import type { Viewing } from '../viewings/viewings-queries.js';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { useMyViewings } from '../viewings/use-my-viewings.js';
import { groupViewings } from '../viewings/viewing-groups.js';
import { timesText } from '../viewings/viewing-words.js';
import { askedHere } from './asked-here.js';

/** What the visitor has asked to see of this home already, on its page and in the form. */
export function StandingRequest({ listingId }: { listingId: number }) {
  const session = useSession();
  if (session.status === 'signedIn') return <OfAccount account={session.user.id} listingId={listingId} />;
  return session.status === 'signedOut' ? <OfTab listingId={listingId} /> : null;
}

function OfAccount({ account, listingId }: { account: string; listingId: number }) {
  const { data = [] } = useMyViewings(account);
  const today = londonToday(new Date());
  const standing = groupViewings(data).scheduled.find(
    ({ propertyId, date }) => propertyId === listingId && date.date >= today,
  );
  return (
    standing && (
      <Note>
        {howItStands(standing)}{' '}
        <Link to="/viewings" className="font-semibold underline underline-offset-4">
          {standing.awaits === 'visitor' ? 'Answer it' : 'See your viewing'}
        </Link>
      </Note>
    )
  );
}

function OfTab({ listingId }: { listingId: number }) {
  const asked = askedHere(sessionStorage, listingId).at(-1);
  return (
    asked && (
      <Note>
        You asked to see this home on {specifiedFullDay(asked.date)}, {timesText(asked.times)}. The e-mail
        that we sent you leads to it.
      </Note>
    )
  );
}

function howItStands({ status, awaits, proposal, start, date }: Viewing): string {
  if (awaits === 'visitor' && proposal)
    return `The agent proposes another time: ${specifiedLongMoment(proposal.time)}.`;
  if (status === 'rescheduling') return 'You asked for another time for your viewing of this home.';
  if (start) return `Your viewing of this home is on ${specifiedLongMoment(start)}.`;
  return `You asked to see this home on ${specifiedLongMoment(date)}. The agent has not answered yet.`;
}

const Note = ({ children }: { children: ReactNode }) => (
  <div
    role="note"
    className="flex gap-3 rounded-card border border-line bg-sunken p-4 text-sm text-soft print:hidden"
  >
    <CalendarCheck className="mt-0.5 size-5 shrink-0" aria-hidden />
    <p className="min-w-0 break-words">{children}</p>
  </div>
);
