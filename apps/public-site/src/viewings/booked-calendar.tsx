import { Calendar, londonToday, type CalendarMark, type Day } from '@lintel/ui';

interface BookedCalendarProps {
  readonly days: ReadonlyMap<Day, CalendarMark>;
  /** A day that has viewings was pressed. */
  readonly onChoose: (day: Day) => void;
}

/** A month at a glance: the days that have viewings are highlighted, and lead to them. */
export function BookedCalendar({ days, onChoose }: BookedCalendarProps) {
  const today = londonToday(new Date());
  const earliest = [...days.keys()].reduce((first, day) => (day < first ? day : first), today);
  return (
    <section aria-label="Calendar" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <Calendar
        label="Your viewings by day"
        value={undefined}
        today={today}
        earliest={earliest}
        marks={days}
        isDisabled={(day) => !days.has(day)}
        onValueChange={onChoose}
      />
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-2">
        <li>
          <span aria-hidden className="size-4 rounded-full border border-moss bg-moss-tint" /> Booked
        </li>
        <li>
          <span aria-hidden className="size-4 rounded-full border border-dashed border-amber" /> Asked for
        </li>
      </ul>
    </section>
  );
}
