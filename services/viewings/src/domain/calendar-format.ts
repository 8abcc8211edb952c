import { londonTimeOf } from '@lintel/kernel';

/** The rules of British summer time since 1996 (RFC 5545, 3.6.5). */
export const LONDON = [
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

/** The same for ever, so that a later file changes the entry that an earlier one made, and whoever gets both has one. */
export const uidOf = (viewing: { readonly id: string }): string => `UID:viewing-${viewing.id}@lintel`;

/** The text of a file of these lines. */
export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

export const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

export function local(instant: Date): string {
  const { date, time } = londonTimeOf(instant);
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** A value of the type TEXT (3.3.11); other control characters have no place in it. */
export const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** A parameter's value (3.2), quoted; what cannot stand between the quotes is written as RFC 6868 says. */
export const parameter = (value: string): string =>
  `"${value
    .toWellFormed()
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replace(/\p{Cc}+/gu, ' ')}"`;

/** An address as an URI (RFC 6068). */
export const mailto = (address: string): string =>
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
