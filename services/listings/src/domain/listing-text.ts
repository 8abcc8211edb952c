import { hasControls, hasInvisible } from '@lintel/kernel';
import type { ListingProblem } from './listing.js';

/** What may have several lines: the fields, and all that is below them. */
const severalLines = /^(description|materialInformation)(\.|$)/;

/**
 * Every text of an input with characters that nobody sees, by its path: line breaks where there is one line, or what makes a text read as another. What a listing
 * says already is not asked: whoever changes something else did not write that.
 */
export function invisibleTexts(given: unknown, field = ''): ListingProblem[] {
  if (typeof given === 'string')
    return isVisible(given, field)
      ? []
      : [{ field, message: 'This text has characters that nobody sees. Type it anew, without them.' }];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    invisibleTexts(value, field ? `${field}.${name}` : name),
  );
}

const isVisible = (text: string, field: string): boolean =>
  severalLines.test(field) ? !hasControls(text.replaceAll('\r\n', '\n')) : !hasInvisible(text.trim());
