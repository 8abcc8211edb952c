import { parseArgs } from 'node:util';
import { londonTimeOf } from '@lintel/kernel';
import { agencyFigures } from './agency.figures.ts';
import { browsedEventFigures } from './browsed-events.figures.ts';
import { consoleFigures } from './consoles.figures.ts';
import { DataFolders } from './data-folders.ts';
import { digestFigures } from './digest.figures.ts';
import { diskFigures } from './disk.figures.ts';
import { elasticsearchFigures } from './elasticsearch.figures.ts';
import { emailFigures } from './emails.figures.ts';
import { eventFigures } from './events.figures.ts';
import { failedJobFigures } from './failed-jobs.figures.ts';
import { fairnessFigures } from './fairness.figures.ts';
import { printTable, type Row } from './figures.ts';
import { foundFigures } from './found.figures.ts';
import { overheadFigures } from './gateway-overhead.figures.ts';
import { homePageFigures } from './home-page.figures.ts';
import { jobFigures } from './jobs.figures.ts';
import { kafkaEventFigures } from './kafka-events.figures.ts';
import { millionFigures } from './million.figures.ts';
import { stopAll } from './program.ts';
import { earlier, type GroupResult, keep, loadNow } from './results.ts';
import { writePage } from './page/write-page.ts';
import { responsivenessFigures } from './responsiveness.figures.ts';
import { searchFigures } from './search.figures.ts';
import { signInFigures } from './sign-in.figures.ts';
import { startUpFigures } from './start-up.figures.ts';
import { streamFigures } from './streams.figures.ts';
import { understandingFigures } from './understanding.figures.ts';
import { viewingEmailFigures } from './viewing-emails.figures.ts';
import { webhookFigures } from './webhooks.figures.ts';
import { wishesFigures } from './wishes.figures.ts';

const LARGEST = 100_000;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    page: { type: 'boolean', default: false },
    count: { type: 'string' },
  },
});
const { quick } = values;
if (values.count !== undefined && !/^[1-9]\d{0,7}$/.test(values.count)) {
  console.error(`--count is a whole number of homes, not ${values.count}`);
  process.exit(2);
}
if (values.page) {
  writePage(earlier()!);
  process.exit();
}
const ready = process.env['LINTEL_BENCH_DATA'];
// A hundred thousand take minutes to seed: a quick run has them only where they are ready.
const large = !quick || ready ? [LARGEST] : [];
/** Ten thousand are half a minute of a run that is to be over in ten. */
const middle = quick ? 2000 : 10_000;
const folders = new DataFolders(ready, LARGEST);

const groups: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  understanding: () => understandingFigures(quick ? 300 : 2000),
  events: async () => [
    ...(await eventFigures(folders, quick ? 3000 : 10_000)),
    ...(await kafkaEventFigures(folders, { count: quick ? 1500 : 10_000, rounds: quick ? 1 : 5 })),
  ],
  jobs: () => jobFigures({ count: quick ? 3000 : 10_000, rounds: quick ? 1 : 5 }),
  failedJobs: () => failedJobFigures({ count: quick ? 10_000 : LARGEST, rounds: quick ? 5 : 20 }),
  browse: () => browsedEventFigures({ count: quick ? 10_000 : 1_000_000, rounds: quick ? 5 : 20 }),
  consoles: () => consoleFigures(folders, { consoles: 10, seconds: quick ? 5 : 60 }),
  digest: () =>
    digestFigures(folders, {
      listings: large[0] ?? middle,
      searches: quick ? 500 : 10_000,
      fresh: quick ? 300 : 1000,
    }),
  agency: () => agencyFigures(folders, { homes: quick ? 2000 : 10_000, rounds: quick ? 1 : 3 }),
  emails: () => emailFigures(folders, { count: quick ? 1000 : 5000, rounds: quick ? 1 : 5 }),
  viewingEmails: () => viewingEmailFigures(folders, { perSecond: 100, seconds: quick ? 4 : 20 }),
  webhooks: () =>
    webhookFigures(folders, {
      webhooks: quick ? 100 : 200,
      hanging: quick ? 10 : 20,
      events: quick ? 5 : 40,
    }),
  signIns: () => signInFigures(folders, { accounts: quick ? 100 : 500, rounds: quick ? 1 : 5 }),
  overhead: () => overheadFigures(folders, { listings: 1000, seconds: quick ? 1 : 8, rounds: quick ? 1 : 3 }),
  found: () => foundFigures(folders, { listings: middle, perSecond: 50, seconds: quick ? 4 : 20 }),
  fairness: () =>
    fairnessFigures(folders, { listings: middle, seconds: quick ? 4 : 30, rounds: quick ? 1 : 3 }),
  streams: () =>
    streamFigures(folders, {
      streams: quick ? 1000 : 10_000,
      rounds: quick ? 1 : 5,
      settleSeconds: quick ? 3 : 20,
    }),
  home: () => homePageFigures(folders, quick ? 1 : 5),
  disk: () => diskFigures(folders, { sizes: [1000, middle, ...large] }),
  responsiveness: () => responsivenessFigures(folders, { listings: 1000, visits: quick ? 1 : 5 }),
  startUp: () => startUpFigures(folders, { sizes: [0, ...large], rounds: quick ? 1 : 3 }),
  search: () =>
    searchFigures(folders, {
      sizes: [1000, middle, ...large],
      seconds: quick ? 6 : 60,
      stepSeconds: quick ? 1 : 5,
    }),
  million: () =>
    millionFigures(folders, {
      // A million take about ten minutes each side to draw and fill: `--count 1000000` asks for them.
      count: Number(values.count ?? (quick ? middle : LARGEST)),
      rates: quick ? [20, 100] : [20, 60, 100, 200],
      seconds: quick ? 2 : 10,
      stepSeconds: quick ? 1 : 4,
      warmUps: quick ? 1 : 3,
    }),
  wishes: () =>
    wishesFigures(folders, {
      listings: large[0] ?? middle,
      questions: quick ? 50 : 200,
      rounds: quick ? 1 : 4,
      seconds: quick ? 3 : 15,
    }),
  elasticsearch: () =>
    elasticsearchFigures(folders, {
      listings: large[0] ?? middle,
      rounds: quick ? 1 : 4,
      seconds: quick ? 3 : 15,
    }),
};
const only = values.only?.split(',') ?? Object.keys(groups);
const unknown = only.filter((name) => !Object.hasOwn(groups, name));
if (unknown.length > 0) {
  console.error(`--only: ${unknown.join(', ')} is none of ${Object.keys(groups).join(', ')}`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stopAll();
    await folders.removeAll();
    process.exit(130);
  });

const measured: Record<string, GroupResult> = {};
for (const name of only) {
  console.error(`Measuring: ${name} ...`);
  const loadBefore = await loadNow();
  const began = performance.now();
  const on = londonTimeOf(new Date()).date;
  try {
    measured[name] = { quick, on, loadBefore, rows: await groups[name]!() };
  } catch (error) {
    // What went wrong may name folders of this machine: it is printed, not kept.
    console.error(error);
    const rows = [{ what: name, skipped: 'it could not be measured; the run said why' }];
    measured[name] = { quick, on, loadBefore, rows };
    process.exitCode = 1;
    await stopAll();
  }
  console.error(`  ${Math.round((performance.now() - began) / 1000)} s`);
  // A whole run takes long enough to be broken off.
  keep(measured, Object.keys(groups));
}
await folders.removeAll();
printTable(Object.values(measured).flatMap(({ rows }) => rows));
writePage(earlier()!);
console.error('Written: bench/results.json, docs/performance.md');
// Services that were started in this process leave timers of their own behind.
process.exit();
