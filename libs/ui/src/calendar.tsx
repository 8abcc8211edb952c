import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button.js';
import { addMonths, dayAfterKey, dayWords, monthOf, weeksOfMonth, type Day } from './calendar.logic.js';
import { ChevronLeft, ChevronRight } from './icons.js';

export interface CalendarProps {
  /** What the day is for, such as 'Date of the viewing'. */
  readonly label: string;
  /** Several where several may be chosen: each press adds one or takes it away. */
  readonly value: Day | readonly Day[] | undefined;
  readonly onValueChange: (day: Day) => void;
  readonly today: Day;
  /** Days that cannot be chosen; they can still be reached and are read out as such. */
  readonly isDisabled: (day: Day) => boolean;
  /** What is on days already. With it, days that cannot be chosen are plain instead of struck out. */
  readonly marks?: ReadonlyMap<Day, CalendarMark>;
  /** The first day that can be turned back to; today when left out. */
  readonly earliest?: Day;
  /** Called with the first day of another month when that comes into sight. */
  readonly onMonthShown?: (first: Day) => void;
}

export interface CalendarMark {
  /** Read out after the day, such as 'viewing booked'. */
  readonly words: string;
  /** Filled; an outline otherwise. */
  readonly filled: boolean;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * One day of a month, or several.
 *
 * - **Keyboard**: arrows move by day and week, Page Up and Page Down by month, Home and End within the week; Enter or Space choose.
 * - **Screen readers**: a grid named by its month; each day is read in full, with whether it is chosen, today, or cannot be chosen.
 */
export function Calendar({
  label,
  value,
  onValueChange,
  today,
  isDisabled,
  marks,
  earliest = today,
  onMonthShown,
}: CalendarProps) {
  const id = useId();
  const several = typeof value === 'object';
  const chosen: readonly Day[] = several ? value : value === undefined ? [] : [value];
  const [current, setCurrent] = useState<Day>(chosen[0] ?? today);
  const grid = useRef<HTMLTableElement>(null);

  const show = (day: Day): void => {
    setCurrent(day);
    if (day.slice(0, 7) !== current.slice(0, 7)) onMonthShown?.(`${day.slice(0, 8)}01`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    // At once, so that a key that follows meets the new day.
    flushSync(() => show(next));
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const turn = (months: number) => (): void => show(addMonths(`${current.slice(0, 8)}01`, months));

  return (
    <div role="group" aria-label={label}>
      <div className="flex items-center justify-between">
        <IconButton
          label="Previous month"
          disabled={current.slice(0, 7) <= earliest.slice(0, 7)}
          onClick={turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <p id={`${id}-month`} aria-live="polite" className="font-semibold">
          {monthOf(current)}
        </p>
        <IconButton label="Next month" onClick={turn(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-labelledby={`${id}-month`}
        aria-multiselectable={several || undefined}
        className="mt-1 w-full table-fixed"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className="pb-1 text-sm font-medium text-stone">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(current).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <td
                  key={column}
                  role="gridcell"
                  aria-selected={day !== undefined && chosen.includes(day)}
                  className="p-0 text-center"
                >
                  {day !== undefined && (
                    <DayButton
                      day={day}
                      mark={marks?.get(day)}
                      chosen={chosen.includes(day)}
                      look={isDisabled(day) ? (marks ? 'plain' : 'struck out') : 'open'}
                      isCurrent={day === current}
                      isToday={day === today}
                      onPress={() => {
                        setCurrent(day);
                        if (!isDisabled(day)) onValueChange(day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayButtonProps {
  readonly day: Day;
  readonly mark: CalendarMark | undefined;
  readonly chosen: boolean;
  /** Both but `open` cannot be chosen. */
  readonly look: 'open' | 'plain' | 'struck out';
  readonly isCurrent: boolean;
  readonly isToday: boolean;
  readonly onPress: () => void;
}

const DayButton = ({ day, mark, chosen, look, isCurrent, isToday, onPress }: DayButtonProps) => (
  <button
    type="button"
    data-day={day}
    tabIndex={isCurrent ? 0 : -1}
    aria-label={mark ? `${dayWords(day)}, ${mark.words}` : dayWords(day)}
    aria-pressed={chosen}
    aria-disabled={look !== 'open' || undefined}
    aria-current={isToday ? 'date' : undefined}
    onClick={onPress}
    className={clsx(
      'mx-auto grid size-11 max-w-full place-items-center rounded-full tabular-nums transition-colors',
      chosen && 'bg-ink font-semibold text-paper',
      !chosen && mark && 'font-semibold',
      !chosen && mark?.filled && 'border border-moss bg-moss-tint text-moss',
      !chosen && mark && !mark.filled && 'border border-dashed border-amber text-amber',
      !chosen && look === 'struck out' && 'cursor-not-allowed! text-stone line-through opacity-60',
      !chosen && look === 'plain' && 'cursor-default! text-soft',
      !chosen && !mark && look === 'open' && 'hover:bg-sunken',
      isToday && !chosen && !mark && 'border border-edge',
    )}
  >
    {Number(day.slice(8))}
  </button>
);
