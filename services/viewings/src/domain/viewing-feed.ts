import { calendarText, local, LONDON, text, uidOf, utc } from './calendar-format.js';
import type { Home } from './home.js';
import { endOf } from './slot.js';
import { dateOf, openStates, type Viewing } from './viewing.js';

const DAY = 24 * 3_600_000;
/** How far back a feed goes, and how long it says that something was called off. */
export const feedDays = { back: 60, cancelled: 14 } as const;

/** How often calendars are asked to look. */
const REFRESH = 'PT15M';

export interface FeedOptions {
  /** How the portal is called. */
  readonly portal: string;
  /** What calendars call it. */
  readonly name: string;
  /** Where whoever may see more signs in. */
  readonly page: string;
  readonly now: Date;
}

/**
 * Viewings as a calendar that programs fetch again and again (RFC 5545 and 7986). It says when and where, and nothing of who comes: calendars of others keep
 * what they are given, and their owners may show it to anybody (docs/adr/0044).
 */
export function viewingFeedOf(
  viewings: readonly Viewing[],
  homes: ReadonlyMap<number, Home>,
  { portal, name, page, now }: FeedOptions,
): string {
  const entries = viewings.flatMap((viewing) => {
    const home = homes.get(viewing.listingId);
    const shown = home && entryOf(viewing, now);
    return shown ? linesOf(viewing, home, shown, page) : [];
  });
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${portal}//Viewings//EN`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...LONDON,
    ...entries,
    'END:VCALENDAR',
  ]);
}

interface Entry {
  readonly start: Date;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
}

/** Null for what is no longer worth a place: called off long ago, or asked for and never answered. */
function entryOf(viewing: Viewing, now: Date): Entry | null {
  const { state, updatedAt, start } = viewing;
  if (state === 'cancelled' || state === 'rejected')
    return now.getTime() - updatedAt.getTime() > feedDays.cancelled * DAY
      ? null
      : { start: start ?? dateOf(viewing), status: 'CANCELLED' };
  // What is arranged stands while another time is asked for or offered.
  if (start) return { start, status: 'CONFIRMED' };
  const date = dateOf(viewing);
  return openStates.includes(state) && endOf(date) > now ? { start: date, status: 'TENTATIVE' } : null;
}

const words: Readonly<Record<Entry['status'], string>> = {
  CONFIRMED: 'Viewing',
  TENTATIVE: 'Viewing to be confirmed',
  CANCELLED: 'Viewing cancelled',
};

const linesOf = (viewing: Viewing, home: Home, { start, status }: Entry, page: string): string[] => [
  'BEGIN:VEVENT',
  uidOf(viewing),
  `SEQUENCE:${viewing.calendarSequence ?? 0}`,
  `DTSTAMP:${utc(viewing.updatedAt)}`,
  `LAST-MODIFIED:${utc(viewing.updatedAt)}`,
  `DTSTART;TZID=Europe/London:${local(start)}`,
  `DTEND;TZID=Europe/London:${local(endOf(start))}`,
  `SUMMARY:${text(`${words[status]}: ${home.title}`)}`,
  `LOCATION:${text(home.address)}`,
  `DESCRIPTION:${text(`Agent: ${home.agent.name}\nWho comes, and how to reach them: ${page}`)}`,
  `URL:${page}`,
  'CLASS:PRIVATE',
  `STATUS:${status}`,
  `TRANSP:${status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];
