import type { DataFolders } from './data-folders.ts';
import { inWords, percentile, type Row } from './figures.ts';
import { type Asker, askerOf, openLoop } from './load.ts';
import { runScript, startLintel } from './program.ts';

export interface FoundPlan {
  readonly listings: number;
  readonly perSecond: number;
  readonly seconds: number;
}

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
const FIND =
  'query ($location: String!) { searchListings(listingType: sale, criteria: { location: $location }, first: 1) { total } }';
const BETWEEN_POLLS_MS = 2;
const LOST_AFTER_MS = 30_000;

const placeOf = (n: number) => `Bench Mews ${n} End`;

const home = (n: number) => ({
  title: `Two-bedroom home ${n}`,
  description: 'A bright home on a quiet street, close to shops and a park.',
  address: `${n} Example Road, Clapham, London SW4 7AA`,
  location: placeOf(n),
  price: 400_000 + n,
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

/** From the acknowledgement of a write to the first search that finds the listing by a place that no other has. */
export async function foundFigures(folders: DataFolders, plan: FoundPlan): Promise<Row[]> {
  const folder = await folders.copyOf((await folders.seeded(plan.listings)).folder);
  const lintel = await startLintel(folder);
  const token = await runScript('deploy/all-in-one/dist/token.js', ['--agency', 'larkspur-dean'], {
    LINTEL_DATA: folder,
  });
  const writer = askerOf(lintel.graphql, token.trim());
  const reader = askerOf(lintel.graphql);
  const acknowledged: number[] = [];
  const found: number[] = [];
  const write = async (n: number) => {
    const sent = performance.now();
    await writer.ask(CREATE, { input: home(n) });
    const saved = performance.now();
    await untilFound(reader, placeOf(n), saved);
    acknowledged.push(saved - sent);
    found.push(performance.now() - saved);
  };
  for (let n = 0; n < 20; n++) await write(1_000_000 + n);
  acknowledged.length = found.length = 0;
  const { failed } = await openLoop({ perSecond: plan.perSecond, seconds: plan.seconds, ask: write });
  writer.close();
  reader.close();
  await lintel.stop();
  const note = failed > 0 ? { note: `${failed} writes failed or were not found` } : {};
  return ([50, 99] as const).map((p) => ({
    what: `saved → found: p${p} at ${plan.perSecond} writes/s`,
    value: percentile(found, p / 100),
    unit: 'ms',
    ratio: percentile(found, p / 100) / percentile(acknowledged, p / 100),
    to: `the write's own acknowledgement, ${inWords(percentile(acknowledged, p / 100), 'ms')}`,
    toReach: p === 50 ? '≤ 50 ms' : '≤ 250 ms',
    ...(p === 50 ? note : {}),
  }));
}

async function untilFound(reader: Asker, location: string, since: number): Promise<void> {
  for (;;) {
    const { data } = await reader.ask(FIND, { location });
    if (data.searchListings.total > 0) return;
    if (performance.now() - since > LOST_AFTER_MS) throw new Error(`${location} is not found`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_POLLS_MS));
  }
}
