import type { DataFolders } from './data-folders.ts';
import { inNamespace, whyNot } from './engines.ts';
import { given } from '@lintel/e2e/engines';
import { type Figure, inWords, percentile, type Row, sizeInWords } from './figures.ts';
import { identitySecret } from './full-outboxes.ts';
import { type Filled, filled } from './filled-index.ts';
import { visitor, writesFound } from './found.ts';
import { type Asker, askerOf, highestRate, type Latencies, openLoop } from './load.ts';
import { type Program, residentMiB, startLintelOn } from './program.ts';
import { pageWithFacetsOf, questions } from './questions.ts';

export interface MillionPlan {
  readonly count: number;
  /** Requests a second. */
  readonly rates: readonly number[];
  /** Of each side at each rate. */
  readonly seconds: number;
  readonly stepSeconds: number;
  /** How often each question is asked before. */
  readonly warmUps: number;
}

const MOST_MS = 100;
const WRITES_PER_SECOND = 5;
const SEARCHES_MEANWHILE = 60;
/** Each from an address of their own: one who asked for all of it would be held up for whoever else is there. */
const VISITORS = 50;
const asked = questions(200);
const bodies = asked.map(pageWithFacetsOf);

/** The whole product with one index or the other. */
interface Side {
  readonly name: string;
  readonly filled: Filled;
  readonly program: Program;
  readonly askers: readonly Asker[];
  ask(n: number): Promise<string>;
}

/** Results pages with all their facets from the embedded index and from Elasticsearch, through the same program, both in turn. */
export async function millionFigures(folders: DataFolders, plan: MillionPlan): Promise<Row[]> {
  const name = `results and facets, ${sizeInWords(plan.count)} listings`;
  const embedded = await started('embedded', await filled(folders, 'embedded', plan.count, {}), plan.warmUps);
  const rows: Row[] = [];
  const absent = whyNot('ELASTICSEARCH');
  if (absent) {
    const alone = await atEachRate([embedded], plan);
    rows.push({ what: `${name}: beside Elasticsearch`, skipped: absent }, ...figuresOf(name, plan, alone));
  } else {
    const compared = async (namespace: string) => {
      const settings = {
        LINTEL_SEARCH_INDEX: 'elasticsearch',
        LINTEL_ELASTICSEARCH_URL: given('ELASTICSEARCH'),
        LINTEL_NAMESPACE: namespace,
        LINTEL_IDENTITY_SECRET: identitySecret,
      };
      const filling = await filled(folders, 'elasticsearch', plan.count, settings);
      const elasticsearch = await started('Elasticsearch', filling, plan.warmUps);
      const both = [embedded, elasticsearch];
      const agreeing = await countAgreeing(embedded, elasticsearch);
      rows.push(...figuresOf(name, plan, await atEachRate(both, plan), agreeing));
      rows.push(await mostFigure(name, both, plan));
      for (const asker of elasticsearch.askers) asker.close();
      await elasticsearch.program.stop();
    };
    // What is kept for the next run has a namespace that stays.
    if (process.env['LINTEL_BENCH_FILLED']) await compared(`bench-${plan.count}`);
    else await inNamespace(compared);
  }
  rows.push(...(await foundFigures(name, embedded, plan)), memoryFigure(name, embedded, plan));
  for (const asker of embedded.askers) asker.close();
  await embedded.program.stop();
  return [...rows, await startFigure(name, embedded, plan)];
}

async function started(name: string, filling: Filled, warmUps: number): Promise<Side> {
  const program = await startLintelOn({ ...filling.settings, LINTEL_TRUST_PROXY: '127.0.0.1' });
  // Addresses that no home is looked for from.
  const askers = Array.from({ length: VISITORS }, (_, n) =>
    askerOf(program.graphql, undefined, visitor(0x8000 + n)),
  );
  const ask = (n: number) => askers[n % VISITORS]!.askForText(bodies[n % bodies.length]!);
  const side = { name, filled: filling, program, askers, ask };
  for (let n = 0; n < warmUps * bodies.length; n++) await ask(n);
  return side;
}

async function countAgreeing(left: Side, right: Side): Promise<number> {
  let agreeing = 0;
  for (let n = 0; n < bodies.length; n++) {
    const [one, other] = await Promise.all([left.ask(n), right.ask(n)]);
    // Cursors and the order of what ties are each engine's own; counts are not.
    if (countsIn(one) === countsIn(other)) agreeing++;
  }
  return agreeing;
}

function countsIn(answer: string): string {
  const { total, facets } = JSON.parse(answer).data.searchListings;
  return JSON.stringify([total, facets]);
}

type AtRates = ReadonlyMap<Side, ReadonlyMap<number, Latencies>>;

async function atEachRate(sides: readonly Side[], { rates, seconds }: MillionPlan): Promise<AtRates> {
  const found = new Map(sides.map((side) => [side, new Map<number, Latencies>()]));
  for (const perSecond of rates)
    for (const side of sides)
      found.get(side)!.set(perSecond, await openLoop({ perSecond, seconds, ask: side.ask }));
  return found;
}

function figuresOf(name: string, { count, rates }: MillionPlan, at: AtRates, agreeing?: number): Figure[] {
  const [embedded, elasticsearch] = [...at.values()];
  return rates.map((rate, place) => {
    const ours = embedded!.get(rate)!;
    const theirs = elasticsearch?.get(rate);
    const failed = (who: string, { failed }: Latencies) =>
      failed > 0 ? [`${failed} of ${who} were not answered`] : [];
    const notes = [
      ...failed('embedded', ours),
      ...(theirs ? failed('Elasticsearch', theirs) : []),
      ...(agreeing === undefined || place > 0
        ? []
        : [`${agreeing} of ${asked.length} questions have the same total and facets in both`]),
    ];
    return {
      what: `${name}: embedded, p95 at ${rate}/s`,
      series: { name: `p95 at ${rate}/s`, size: count },
      value: ours.p95,
      unit: 'ms',
      ratio: theirs ? ours.p95 / theirs.p95 : null,
      to: theirs
        ? `Elasticsearch, ${inWords(theirs.p95, 'ms')} (p50 ${inWords(ours.p50, 'ms')} and ${inWords(theirs.p50, 'ms')})`
        : `p50, ${inWords(ours.p50, 'ms')}`,
      ...(theirs ? { toReach: 'ratio ≤ 0.5' } : {}),
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    };
  });
}

async function mostFigure(
  name: string,
  [embedded, elasticsearch]: readonly Side[],
  { count, stepSeconds }: MillionPlan,
): Promise<Figure> {
  const most = ({ ask }: Side) => highestRate(ask, { p95: MOST_MS, seconds: stepSeconds, from: 80 });
  const [ours, theirs] = [await most(embedded!), await most(elasticsearch!)];
  return {
    what: `${name}: embedded, most at p95 ≤ ${MOST_MS} ms`,
    series: { name: 'most with facets', size: count },
    value: ours,
    unit: 'requests/s',
    ratio: ours / theirs,
    to: `Elasticsearch, ${inWords(theirs, 'requests/s')}`,
    toReach: 'ratio ≥ 1.5',
  };
}

async function foundFigures(
  name: string,
  { filled: { settings }, program, ask }: Side,
  plan: MillionPlan,
): Promise<Figure[]> {
  const writes = await writesFound(program, settings['LINTEL_DATA']!, 'visitors');
  const [, searches] = await Promise.all([
    writes.at(WRITES_PER_SECOND, plan.seconds),
    openLoop({ perSecond: SEARCHES_MEANWHILE, seconds: plan.seconds, ask }),
  ]);
  writes.close();
  const { acknowledged, found } = writes;
  return [
    {
      what: `${name}: embedded, saved → found at ${WRITES_PER_SECOND} writes/s, p95`,
      value: percentile(found, 0.95),
      unit: 'ms',
      ratio: percentile(found, 0.95) / percentile(acknowledged, 0.95),
      to: `the write's own acknowledgement, ${inWords(percentile(acknowledged, 0.95), 'ms')}`,
      toReach: '≤ 50 ms',
      note: `while ${SEARCHES_MEANWHILE}/s are asked, which take ${inWords(searches.p95, 'ms')} (p95)`,
    },
  ];
}

function memoryFigure(name: string, { program, filled: filling }: Side, { count }: MillionPlan): Figure {
  return {
    what: `${name}: embedded, memory of the whole process`,
    series: { name: 'memory', size: count },
    value: residentMiB(program.pid),
    unit: 'MiB',
    ratio: null,
    to: `filled at ${inWords(filling.documentsPerSecond, 'listings/s')}`,
    toReach: '≤ 1024 MiB',
  };
}

async function startFigure(name: string, side: Side, { count }: MillionPlan): Promise<Figure> {
  const again = await startLintelOn(side.filled.settings);
  const asker = askerOf(again.graphql);
  const began = performance.now();
  await asker.askForText(bodies[0]!);
  const firstMs = performance.now() - began;
  asker.close();
  await again.stop();
  return {
    what: `${name}: embedded, started again`,
    series: { name: 'started again', size: count },
    value: again.readyMs / 1000,
    unit: 's',
    ratio: null,
    to: `the first page after it took ${inWords(firstMs, 'ms')}`,
    toReach: '≤ 3 s',
  };
}
