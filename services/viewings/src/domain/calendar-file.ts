import { agentLine, nobodysAddress } from '@lintel/contracts';
import { calendarText, local, LONDON, mailto, parameter, text, uidOf, utc } from './calendar-format.js';
import type { Home } from './home.js';
import { endOf } from './slot.js';
import type { Viewing } from './viewing.js';

export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly sequence: number;
  /** The text of the file. */
  readonly file: string;
}

/**
 * The arranged time as a calendar file (RFC 5545 and 5546): the same UID for ever, so that a later file changes the entry that an earlier one made. Null
 * where nothing was ever arranged.
 *
 * @param portal how it is called
 */
export function calendarFileOf(viewing: Viewing, home: Home, portal: string): CalendarFile | null {
  const { start, calendarSequence: sequence, visitor } = viewing;
  if (!start || sequence === null) return null;
  const cancelled = viewing.state === 'cancelled' || viewing.state === 'rejected';
  const method = cancelled ? 'CANCEL' : 'REQUEST';
  const { agent } = home;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${portal}//Viewings//EN`)}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...LONDON,
    'BEGIN:VEVENT',
    uidOf(viewing),
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(viewing.updatedAt)}`,
    `DTSTART;TZID=Europe/London:${local(start)}`,
    `DTEND;TZID=Europe/London:${local(endOf(start))}`,
    `SUMMARY:${text(`Viewing: ${home.title}`)}`,
    `LOCATION:${text(home.address)}`,
    `DESCRIPTION:${text(`Viewing of ${home.title}, ${home.address}.\nAgent: ${agentLine(agent)}, ${agent.phone}`)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(agent.agency)}:${mailto(agent.email)}`,
    ...(visitor && visitor.email !== nobodysAddress
      ? [
          `ATTENDEE;CN=${parameter(visitor.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:${mailto(visitor.email)}`,
        ]
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, sequence, file: calendarText(lines) };
}
