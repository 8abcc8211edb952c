import { addDays, Calendar, clsx, londonToday, type Day } from '@lintel/ui';
import type { AgencyViewing } from './agency-viewings-queries.js';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../shared/states.js';
import { byDay, marksOf } from './calendar-days.js';
import { DayList } from './day-list.js';
import { EndDialog } from './end-dialog.js';
import { MoveDialog } from './move-dialog.js';
import { useAgencyCalendar } from './use-agency-calendar.js';
import { ViewingDetailsDialog } from './viewing-details-dialog.js';

/** How far back the calendar can be turned. */
const backDays = 3 * 365;

/** The agency's viewings by day: a month at a glance, and the viewings of the day that is chosen. */
export function CalendarView({ account, mine }: { account: string; mine: boolean }) {
  const today = londonToday(new Date());
  const [day, setDay] = useState<Day>(today);
  const [from, setFrom] = useState<Day>(monthOf(today));
  const calendar = useAgencyCalendar(account, from, mine);
  const days = useMemo(() => byDay(calendar.viewings), [calendar.viewings]);
  const marks = useMemo(() => marksOf(days), [days]);
  const [detailed, setDetailed] = useState<string>();
  const [open, setOpen] = useState<'details' | 'cancel' | 'move'>();
  const viewing = calendar.viewings.find(({ id }) => id === detailed);
  const showMonth = (first: Day): void => setFrom((earliest) => (first < earliest ? first : earliest));
  const entries = days.get(day) ?? [];
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
      <section
        aria-label="Calendar"
        className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-20"
      >
        <Calendar
          label="Viewings by day"
          value={day}
          today={today}
          earliest={addDays(today, -backDays)}
          marks={marks}
          isDisabled={() => false}
          onMonthShown={showMonth}
          onValueChange={(chosen) => {
            showMonth(monthOf(chosen));
            setDay(chosen);
          }}
        />
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-soft [&_li]:inline-flex [&_li]:items-center [&_li]:gap-2">
          <li>
            <span aria-hidden className="size-4 rounded-full border border-moss bg-moss-tint" /> Confirmed
          </li>
          <li>
            <span aria-hidden className="size-4 rounded-full border border-dashed border-amber" /> Pending
          </li>
        </ul>
      </section>
      <div className={clsx('min-w-0', calendar.loading && 'opacity-80')}>
        {calendar.failed && (
          <div className="mb-4">
            <LoadFailure
              error={calendar.error}
              title="Not all viewings could be loaded"
              onRetry={calendar.retry}
            />
          </div>
        )}
        <DayList
          key={day}
          day={day}
          entries={entries}
          loading={calendar.loading && entries.length === 0}
          next={nextDay(marks, day)}
          onDay={setDay}
          onDetails={({ id }: AgencyViewing) => {
            setDetailed(id);
            setOpen('details');
          }}
        />
      </div>
      {viewing && (
        <div key={viewing.id}>
          <ViewingDetailsDialog
            viewing={viewing}
            open={open === 'details'}
            onClose={() => setOpen(undefined)}
            onCancel={() => setOpen('cancel')}
            onMove={() => setOpen('move')}
          />
          <MoveDialog
            account={account}
            viewing={viewing}
            open={open === 'move'}
            onClose={() => setOpen(undefined)}
          />
          <EndDialog
            kind="cancel"
            account={account}
            viewing={viewing}
            open={open === 'cancel'}
            onClose={() => setOpen(undefined)}
          />
        </div>
      )}
    </div>
  );
}

const monthOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The next day after one that has viewings. */
const nextDay = (marks: ReadonlyMap<Day, unknown>, day: Day): Day | undefined =>
  [...marks.keys()].filter((other) => other > day).sort()[0];
