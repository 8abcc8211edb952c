import { specifiedFullDay, specifiedLongMoment, specifiedTime } from '@lintel/kernel';
import type { Viewing } from './viewings-queries.js';
import { byDay, endedText, timesText } from './viewing-words.js';

/** When a viewing is, or what is asked for. */
export function ViewingWhen({ viewing }: { viewing: Viewing }) {
  const { status, date, start, requestedTimes, declineReason, awaits } = viewing;
  // While another time is asked for or proposed, what was arranged stands.
  const standing = status === 'pending' || status === 'rescheduling' ? start : null;
  // A proposed time shows elsewhere, so this shows what was asked for.
  const shown = start ?? (viewing.proposal ? requestedTimes[0]! : date);
  return (
    <div className="mt-3">
      <p className="font-semibold tabular-nums">
        <time dateTime={shown.instant}>{specifiedFullDay(shown.date)}</time>
        <span aria-hidden className="mx-2 text-stone max-sm:hidden">
          ·
        </span>
        <span className="max-sm:block">
          {status === 'rescheduling' ? (
            <span className="text-amber">Pending</span>
          ) : start || status === 'cancelled' ? (
            specifiedTime(shown.time)
          ) : (
            timesText(timesOn(requestedTimes, shown))
          )}
        </span>
      </p>
      {status === 'pending' && awaits === 'agent' && (
        <p className="mt-1 text-soft">The agent has not answered yet.</p>
      )}
      {viewing.proposal && !start && <p className="mt-1 text-soft">This is what you asked for.</p>}
      {status === 'rescheduling' && (
        <div className="mt-3 text-soft">
          <p>Reschedule request submitted for</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-5 tabular-nums">
            {byDay(requestedTimes).map(({ day, times }) => (
              <li key={day}>
                {specifiedFullDay(day)}, {timesText(times)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {standing && (
        <p className="mt-3 text-sm text-stone">
          Until that is settled, your viewing on {specifiedLongMoment(standing)} stands.
        </p>
      )}
      {status === 'cancelled' && (
        <p className="mt-1 text-soft">
          {endedText(viewing)}
          {declineReason !== '' && (
            <>
              {' '}
              Reason: <q>{declineReason}</q>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** The times asked for on the day that is shown. */
const timesOn = (requested: Viewing['requestedTimes'], shown: Viewing['date']): readonly string[] =>
  requested.filter(({ date }) => date === shown.date).map(({ time }) => time);
