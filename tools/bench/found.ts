import { type Asker, askerOf, openLoop } from './load.ts';
import { type Program, runScript } from './program.ts';

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const FIND =
  'query ($location: String!) { searchListings(listingType: sale, criteria: { location: $location }, first: 1) { total } }';
const BETWEEN_POLLS_MS = 2;
const LOST_AFTER_MS = 30_000;
const WARM_UP = 20;

export interface WritesFound {
  /** Milliseconds until each write was acknowledged, and from then until a search found it. */
  readonly acknowledged: number[];
  readonly found: number[];
  /** Writes homes at a rate; resolves with how many failed, or were not found, when the last is found. */
  at(perSecond: number, seconds: number): Promise<{ readonly failed: number }>;
  close(): void;
}

/**
 * Writes homes and looks for each by a place that no other home has, of this run or an earlier one on the same folder.
 * @param by whoever writes, alone on the machine, or somebody new for each home, where the program believes who asks: writers give way to them
 */
export async function writesFound(
  program: Program,
  folder: string,
  by: 'writer' | 'visitors',
): Promise<WritesFound> {
  const run = Date.now().toString(36);
  const token = await runScript('deploy/all-in-one/bundle/token.js', ['--agency', 'larkspur-dean'], {
    LINTEL_DATA: folder,
  });
  const writer = askerOf(program.graphql, token.trim());
  const acknowledged: number[] = [];
  const found: number[] = [];
  const write = async (n: number) => {
    const location = `Bench Mews ${run} ${n} End`;
    const sent = performance.now();
    await writer.ask(CREATE, { input: home(n, location) });
    const saved = performance.now();
    const reader = by === 'writer' ? writer : askerOf(program.graphql, undefined, visitor(n));
    await untilFound(reader, location, saved);
    if (reader !== writer) reader.close();
    acknowledged.push(saved - sent);
    found.push(performance.now() - saved);
  };
  for (let n = 0; n < WARM_UP; n++) await write(1_000_000 + n);
  acknowledged.length = found.length = 0;
  return {
    acknowledged,
    found,
    at: (perSecond, seconds) => openLoop({ perSecond, seconds, ask: write }),
    close() {
      writer.close();
    },
  };
}

/** What a proxy says of whoever asks. */
export const visitor = (n: number) => ({ 'x-forwarded-for': `10.1.${(n >> 8) & 255}.${n & 255}` });

const home = (n: number, location: string) => ({
  title: `Two-bedroom home ${n}`,
  description: 'A bright home on a quiet street, close to shops and a park.',
  address: `${n} Example Road, Clapham, London SW4 7AA`,
  location,
  price: 400_000 + (n % 1_000_000),
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    agency: 'Larkspur & Dean',
    name: 'Robin Example',
    position: '',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
});

async function untilFound(reader: Asker, location: string, since: number): Promise<void> {
  for (;;) {
    const { data } = await reader.ask(FIND, { location });
    if (data.searchListings.total > 0) return;
    if (performance.now() - since > LOST_AFTER_MS) throw new Error(`${location} is not found`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_POLLS_MS));
  }
}
