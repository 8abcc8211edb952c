import { agentLine, nobodysAddress } from '@lintel/contracts';
import { londonTimeOf } from '@lintel/kernel';
import type { Home } from './home.js';
import { endOf } from './slot.js';
import type { Viewing } from './viewing.js';

export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly sequence: number;
  /** The text of the file. */
  readonly file: string;
}

/** The rules of British summer time since 1996 (RFC 5545, 3.6.5). */
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/London',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T010000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

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
    `UID:viewing-${viewing.id}@lintel`,
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
  return { method, sequence, file: lines.map((line) => `${folded(line)}\r\n`).join('') };
}

const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function local(instant: Date): string {
  const { date, time } = londonTimeOf(instant);
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** A value of the type TEXT (3.3.11); other control characters have no place in it. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A parameter's value (3.2), quoted; what cannot stand between the quotes is written as RFC 6868 says. */
const parameter = (value: string): string =>
  `"${value
    .toWellFormed()
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replace(/\p{Cc}+/gu, ' ')}"`;

/** An address as an URI (RFC 6068). */
const mailto = (address: string): string =>
  `mailto:${address.replace(/[^A-Za-z0-9@._~!$'*+-]/g, (character) => encodeURIComponent(character))}`;

const LONGEST = 75;

/** No line is longer than 75 bytes; it goes on in the next one, after a space (3.1). Characters are not cut. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
