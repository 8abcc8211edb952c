/**
 * Reads a home search a line from standard input and prints what was understood, a JSON object a line:
 * `{"criteria": {...}, "parts": [...], ...}`. Usage: `understand --type sale|rent` (sale unless said otherwise).
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { understand } from '@lintel/search/understanding';

type ListingType = 'sale' | 'rent';

function listingTypeFrom(args: readonly string[]): ListingType {
  const { values } = parseArgs({ args: [...args], options: { type: { type: 'string', default: 'sale' } } });
  if (values.type !== 'sale' && values.type !== 'rent') {
    throw new Error(`--type must be sale or rent, not “${values.type}”`);
  }
  return values.type;
}

/** Lines end in LF or CRLF and nowhere else: a query may hold any other character, and each line gets one answer. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

async function answer(listingType: ListingType): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe: no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.stdin.setEncoding('utf8');
  for await (const line of linesOf(process.stdin)) {
    const { criteria, parts, ...rest } = understand(line, listingType);
    if (!process.stdout.write(`${JSON.stringify({ criteria, parts, ...rest })}\n`)) {
      await once(process.stdout, 'drain');
    }
  }
}

let listingType: ListingType;
try {
  listingType = listingTypeFrom(process.argv.slice(2));
} catch (error) {
  console.error(`understand: ${error instanceof Error ? error.message : String(error)}`);
  console.error('Usage: understand --type sale|rent < queries.txt');
  process.exit(2);
}
await answer(listingType);
