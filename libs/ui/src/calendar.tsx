import { clsx } from 'clsx';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from './button.js';
import { addMonths, dayAfterKey, dayWords, monthOf, weeksOfMonth, type Day } from './calendar.logic.js';
import { ChevronLeft, ChevronRight } from './icons.js';

export interface CalendarProps {
  /** What the day is for, such as 'Date of the viewing'. */
  readonly label: string;
  readonly value: Day | undefined;
  readonly onValueChange: (day: Day) => void;
  readonly today: Day;
  /** Days that cannot be chosen; they can still be reached and are read out as such. */
  readonly isDisabled: (day: Day) => boolean;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * One day of a month.
 *
 * - **Keyboard**: arrows move by day and week, Page Up and Page Down by month, Home and End within the week; Enter or Space choose.
 * - **Screen readers**: a grid named by its month; each day is read in full, with whether it is chosen, today, or cannot be chosen.
 */
export function Calendar({ label, value, onValueChange, today, isDisabled }: CalendarProps) {
  const id = useId();
  const [current, setCurrent] = useState<Day>(value ?? today);
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    // At once, so that a key that follows meets the new day.
    flushSync(() => setCurrent(next));
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const turn = (months: number) => (): void => setCurrent(addMonths(`${current.slice(0, 8)}01`, months));

  return (
    <div role="group" aria-label={label}>
      <div className="flex items-center justify-between">
        <IconButton
          label="Previous month"
          disabled={current.slice(0, 7) <= today.slice(0, 7)}
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
                  aria-selected={day !== undefined && day === value}
                  className="p-0 text-center"
                >
                  {day !== undefined && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === current ? 0 : -1}
                      aria-label={dayWords(day)}
                      aria-pressed={day === value}
                      aria-disabled={isDisabled(day) || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => {
                        setCurrent(day);
                        if (!isDisabled(day)) onValueChange(day);
                      }}
                      className={clsx(
                        'mx-auto grid size-11 max-w-full place-items-center rounded-full tabular-nums transition-colors',
                        day === value
                          ? 'bg-ink font-semibold text-paper'
                          : isDisabled(day)
                            ? 'cursor-not-allowed! text-stone line-through opacity-60'
                            : 'hover:bg-sunken',
                        day === today && day !== value && 'border border-edge',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
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
