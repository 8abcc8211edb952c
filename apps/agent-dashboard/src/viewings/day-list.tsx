import { specifiedLongDay, specifiedTime } from '@lintel/kernel';
import { Badge, Button, CalendarIcon, EmptyState, type Day } from '@lintel/ui';
import type { AgencyViewing } from './agency-viewings-queries.js';
import { ScrollArea } from '../shared/scroll-area.js';
import { RowsSkeleton } from '../shared/states.js';
import { useSteady } from '../shared/use-steady.js';
import type { CalendarEntry } from './calendar-days.js';
import { ContactLine } from './contact-line.js';
import { clientName, statusText, statusTone } from './viewing-words.js';

interface DayListProps {
  readonly day: Day;
  readonly entries: readonly CalendarEntry[];
  readonly loading: boolean;
  /** The next day that has viewings. */
  readonly next: Day | undefined;
  readonly onDay: (day: Day) => void;
  readonly onDetails: (viewing: AgencyViewing) => void;
}

const idOf = ({ viewing, standing }: CalendarEntry): string => `${viewing.id}${standing ? ' standing' : ''}`;

/** The viewings of a day, in the order of the clock. */
export function DayList({ day, entries, loading, next, onDay, onDetails }: DayListProps) {
  const { rows, handlers } = useSteady(entries, idOf);
  const heading = `Viewings for ${specifiedLongDay(day)}`;
  return (
    <section aria-label={heading} className="rounded-card border border-line bg-surface">
      <h3 aria-live="polite" className="border-b border-line px-4 py-3.5 text-lg md:px-5">
        {heading}
      </h3>
      {loading ? (
        <div className="p-4">
          <RowsSkeleton label="Loading the viewings of this day" rows={2} />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState
          headingLevel="h4"
          icon={<CalendarIcon />}
          title="No viewings on this day"
          action={next && <Button onClick={() => onDay(next)}>Show {specifiedLongDay(next)}</Button>}
        >
          {next ? 'The next viewing is on another day.' : 'Requests that you accept come here by themselves.'}
        </EmptyState>
      ) : (
        <ScrollArea height={600} label={`${heading}, list`}>
          <ul className="divide-y divide-line" {...handlers}>
            {rows.map(({ item, gone }) => (
              <DayRow key={idOf(item)} entry={item} gone={gone} onDetails={() => onDetails(item.viewing)} />
            ))}
          </ul>
        </ScrollArea>
      )}
    </section>
  );
}

interface DayRowProps {
  readonly entry: CalendarEntry;
  /** It is on another day by now. */
  readonly gone: boolean;
  readonly onDetails: () => void;
}

function DayRow({ entry: { viewing, at, standing }, gone, onDetails }: DayRowProps) {
  const { propertyTitle, propertyAddress, agentStatus } = viewing;
  return (
    <li className="flex animate-arrive flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3.5 transition-colors hover:bg-sunken md:px-5">
      <p className="w-20 shrink-0 self-start font-semibold tabular-nums">
        <time dateTime={at.instant}>{specifiedTime(at.time)}</time>
      </p>
      <div className="min-w-0 flex-1 basis-52">
        <h4 className="font-sans text-base font-semibold tracking-normal break-words">{propertyTitle}</h4>
        <p className="truncate text-sm text-stone">{propertyAddress}</p>
        <ContactLine viewing={viewing} />
        <p className="mt-0.5 text-soft">{clientName(viewing)}</p>
      </div>
      <div className="flex shrink-0 items-center gap-3 max-sm:w-full max-sm:justify-between">
        {gone ? (
          <Badge>Moved</Badge>
        ) : standing ? (
          <Badge tone="moss">Confirmed, to be moved</Badge>
        ) : (
          <Badge tone={statusTone[agentStatus]}>{statusText[agentStatus]}</Badge>
        )}
        <Button
          size="small"
          aria-label={`View Details: ${propertyTitle}, ${specifiedTime(at.time)}`}
          onClick={onDetails}
        >
          View Details
        </Button>
      </div>
    </li>
  );
}
