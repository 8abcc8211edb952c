import type { DataFolders } from './data-folders.ts';
import { type Figure, inWords, median, percentile, type Row, sizeInWords } from './figures.ts';
import { openListingsTable } from './listings-table.ts';
import { askerOf, highestRate, type Latencies, openLoop } from './load.ts';
import { startLintel } from './program.ts';
import { bodyOf, questions } from './questions.ts';

export interface SearchPlan {
  /** Ascending numbers of listings; the growth is between the first and each other. */
  readonly sizes: readonly number[];
  readonly seconds: number;
  readonly stepSeconds: number;
}

const PER_SECOND = 20;
const MOST_MS = 250;
/** The most requests a second are sought from here on: below, the answer says more of HTTP than of search. */
const WORTH_PUSHING = 10_000;
const WARM_UP_ROUNDS = 3;
const asked = questions(200);

interface Measured {
  readonly size: number;
  readonly search: Latencies;
  readonly mostPerSecond: number | undefined;
  readonly table: { readonly p50: number; readonly p95: number };
  /** Questions of which the table and the search count as many matches. */
  readonly agreeing: number;
  readonly seedRate: number | undefined;
  readonly tableRate: number;
}

/** The results page at each size against SQL by hand, and how it grows. */
export async function searchFigures(folders: DataFolders, plan: SearchPlan): Promise<Row[]> {
  const measured: Measured[] = [];
  for (const size of plan.sizes) measured.push(await measure(folders, size, plan));
  const [first] = measured;
  return [
    ...measured.flatMap(figuresOf),
    ...measured.slice(1).map((more) => growth(first!, more)),
    ...measured.flatMap(seeding),
  ];
}

async function measure(folders: DataFolders, size: number, plan: SearchPlan): Promise<Measured> {
  const { folder, listingsPerSecond } = await folders.seeded(size);
  const bodies = asked.map(bodyOf);

  const table = await openListingsTable(folder, await folders.empty());
  const totals = asked.map((question) => table.ask(question).total);
  const tableMs: number[] = [];
  for (let n = 0; n < WARM_UP_ROUNDS * asked.length; n++) {
    const began = performance.now();
    table.ask(asked[n % asked.length]!);
    tableMs.push(performance.now() - began);
  }
  table.close();

  const lintel = await startLintel(folder);
  const asker = askerOf(lintel.graphql);
  const ask = (n: number) => asker.askForText(bodies[n % bodies.length]!);
  for (let n = 0; n < WARM_UP_ROUNDS * bodies.length; n++) await ask(n);
  const found: number[] = [];
  for (const body of bodies) found.push(JSON.parse(await asker.askForText(body)).data.searchListings.total);
  const search = await openLoop({ perSecond: PER_SECOND, seconds: plan.seconds, ask });
  const mostPerSecond =
    size < WORTH_PUSHING
      ? undefined
      : await highestRate(ask, { p95: MOST_MS, seconds: plan.stepSeconds, from: 80 });
  asker.close();
  await lintel.stop();
  return {
    size,
    search,
    mostPerSecond,
    table: { p50: median(tableMs), p95: percentile(tableMs, 0.95) },
    agreeing: totals.filter((total, at) => total === found[at]).length,
    seedRate: listingsPerSecond,
    tableRate: table.rowsPerSecond,
  };
}

function figuresOf({ size, search, table, mostPerSecond, agreeing }: Measured): Figure[] {
  const name = `search, ${sizeInWords(size)} listings`;
  const failed = search.failed > 0 ? `${search.failed} requests failed` : undefined;
  return [
    {
      what: `${name}: p50 at ${PER_SECOND}/s`,
      series: { name: 'p50', size },
      value: search.p50,
      unit: 'ms',
      ratio: search.p50 / table.p50,
      to: `the same SQL by hand, ${inWords(table.p50, 'ms')}`,
      ...(size >= 100_000 ? { toReach: 'ratio ≤ 2' } : {}),
      note: `${agreeing} of ${asked.length} questions have the same number of matches in both`,
    },
    {
      what: `${name}: p95 at ${PER_SECOND}/s`,
      series: { name: 'p95', size },
      value: search.p95,
      unit: 'ms',
      ratio: search.p95 / table.p95,
      to: `the same SQL by hand, ${inWords(table.p95, 'ms')}`,
      ...(size >= 100_000 ? { toReach: '≤ 60 ms, ratio ≤ 2' } : {}),
      ...(failed ? { note: failed } : {}),
    },
    ...(mostPerSecond === undefined
      ? []
      : [
          {
            what: `${name}: most at p95 ≤ ${MOST_MS} ms`,
            series: { name: 'most searches', size },
            value: mostPerSecond,
            unit: 'requests/s',
            ratio: mostPerSecond / PER_SECOND,
            to: `the load of the rows above, ${PER_SECOND} requests/s`,
          },
        ]),
  ];
}

function growth(small: Measured, large: Measured): Figure {
  const more = large.size / small.size;
  return {
    what: `growth: p95 at ${sizeInWords(large.size)} ÷ at ${sizeInWords(small.size)}`,
    value: large.search.p95 / small.search.p95,
    unit: 'times',
    ratio: large.search.p95 / small.search.p95 / more,
    to: `the growth in listings, ${more} times`,
    toReach: 'sub-linear: ratio < 1',
  };
}

function seeding({ size, seedRate, tableRate }: Measured): Row[] {
  const what = `writes: seeding ${sizeInWords(size)} listings until they are found`;
  if (seedRate === undefined) return [{ what, skipped: 'a ready folder was taken (LINTEL_BENCH_DATA)' }];
  return [
    {
      what,
      series: { name: 'written and found', size },
      value: seedRate,
      unit: 'listings/s',
      ratio: seedRate / tableRate,
      to: `the same rows into one indexed table, ${inWords(tableRate, 'rows/s')}`,
    },
  ];
}
