import { specifiedMoment, specifiedTime } from '@lintel/kernel';
import { clsx, TriangleAlert } from '@lintel/ui';
import type { AgencyViewing, ViewingMoment } from './agency-viewings-queries.js';
import { useId } from 'react';
import { isOpen, type Clash } from './clashes.js';
import { clientName } from './viewing-words.js';

export interface AskedTime {
  readonly time: ViewingMoment;
  readonly clash: Clash;
}

interface RequestedTimesProps {
  readonly label: string;
  readonly times: readonly AskedTime[];
  readonly chosen: ViewingMoment | undefined;
  /** Left out where nothing is to be chosen. */
  readonly onChoose?: (time: ViewingMoment) => void;
}

/** The times that somebody asked for, each with what stands in its way. Of several the agent chooses one, which accepting confirms. */
export function RequestedTimes({ label, times, chosen, onChoose }: RequestedTimesProps) {
  const id = useId();
  const choosing = onChoose !== undefined && times.length > 1;
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold text-stone">{label}</legend>
      <ul className="mt-1">
        {times.map(({ time, clash }) => {
          const open = isOpen(clash);
          const words = (
            <span className="min-w-0">
              <time
                dateTime={time.instant}
                className={clsx('font-semibold tabular-nums', !open && 'text-stone line-through')}
              >
                {specifiedMoment(time)}
              </time>
              <ClashWords clash={clash} />
            </span>
          );
          return (
            <li key={time.instant}>
              {choosing ? (
                <label
                  className={clsx(
                    'flex items-start gap-3 py-1.5 pointer-coarse:py-2.5',
                    open ? 'cursor-pointer' : 'cursor-not-allowed',
                  )}
                >
                  <input
                    type="radio"
                    name={`${id}-time`}
                    className="mt-1 size-4.5 shrink-0 accent-brick"
                    disabled={!open}
                    checked={chosen?.instant === time.instant}
                    onChange={() => onChoose(time)}
                  />
                  {words}
                </label>
              ) : (
                <div className="py-1">{words}</div>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** What is known to clash with a time, in a sentence. */
export function ClashWords({ clash: { past, taken, elsewhere } }: { clash: Clash }) {
  if (past) return <Words>This time has passed.</Words>;
  if (taken) return <Words>Taken: the home is confirmed for {held(taken)}.</Words>;
  if (elsewhere)
    return (
      <Words>
        You have another viewing then: {elsewhere.propertyTitle}, {held(elsewhere)}.
      </Words>
    );
  return null;
}

const held = (viewing: AgencyViewing): string =>
  `${clientName(viewing)} at ${specifiedTime((viewing.start ?? viewing.date).time)}`;

const Words = ({ children }: { children: React.ReactNode }) => (
  <span className="flex items-start gap-1.5 text-sm text-amber">
    <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
    <span className="min-w-0 break-words">{children}</span>
  </span>
);
