import { fail, type Result, succeed } from './result.js';

// Control characters break headers and lines; bidirectional controls make a text read as another (Unicode Technical Report 36).
const INVISIBLE = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u061C]/u;
// All of them but the tab and the line feed; half of a surrogate pair is no text either. Arabic and Hebrew need the bidirectional ones.
const NOT_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Whether a name or the like holds what nobody sees. */
export const hasInvisible = (line: string): boolean => INVISIBLE.test(line);

/** Whether a text of several lines holds control characters beside tabs and line feeds. */
export const hasControls = (text: string): boolean => NOT_TEXT.test(text);

export type LineFailure = 'empty' | 'too-long' | 'invisible';

/**
 * Text on one line as it is shown to people and put into e-mails: trimmed, NFC, single spaces, nothing invisible.
 *
 * @param longest of the resulting line, in UTF-16 code units
 */
export function readLine(text: string, longest: number): Result<string, LineFailure> {
  const line = text.normalize('NFC').trim().replace(/ {2,}/g, ' ');
  if (line === '') return fail('empty');
  if (line.length > longest) return fail('too-long');
  return hasInvisible(line) ? fail('invisible') : succeed(line);
}
