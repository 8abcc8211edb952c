/**
 * Reads a home search a line from standard input and prints what was understood, a JSON object a line:
 * `{"criteria": {...}, "wishes": {...}, "parts": [...], ...}`, without `wishes` where there are none. Usage: `understand --type sale|rent` (sale unless said otherwise).
 */
import { parseArgs } from 'node:util';
import { understand } from '@lintel/search/understanding';
import { answerLines } from './answer-lines.ts';

type ListingType = 'sale' | 'rent';

function listingTypeFrom(args: readonly string[]): ListingType {
  const { values } = parseArgs({ args: [...args], options: { type: { type: 'string', default: 'sale' } } });
  if (values.type !== 'sale' && values.type !== 'rent') {
    throw new Error(`--type must be sale or rent, not “${values.type}”`);
  }
  return values.type;
}

let listingType: ListingType;
try {
  listingType = listingTypeFrom(process.argv.slice(2));
} catch (error) {
  console.error(`understand: ${error instanceof Error ? error.message : String(error)}`);
  console.error('Usage: understand --type sale|rent < queries.txt');
  process.exit(2);
}
await answerLines((line) => {
  const { criteria, wishes, parts, ...rest } = understand(line, listingType);
  return { criteria, ...(wishes && { wishes }), parts, ...rest };
});
