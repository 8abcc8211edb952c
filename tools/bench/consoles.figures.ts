import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { apiAudience, IdentityKey } from '@lintel/service-kit';
import type { DataFolders } from './data-folders.ts';
import type { Row } from './figures.ts';
import { type Asker, askerOf } from './load.ts';
import { fromRoot, type Program, startProgram } from './program.ts';

export interface ConsolesPlan {
  readonly consoles: number;
  readonly seconds: number;
}

const secret = 'a secret for figures alone, and nothing else';

/** What a page asks again and again while it is open: the operations of its own file, and how often, in seconds. */
interface Question {
  readonly file: string;
  readonly operationName: string;
  readonly everySeconds: number;
  readonly variables?: object;
}
const figures = ['consumerLag', 'outboxWaiting', 'outboxAge', 'jobsWaiting', 'jobsFailed', 'emailsSent'];
const pages: readonly (readonly Question[])[] = [
  [
    { file: 'overview', operationName: 'Overview', everySeconds: 5 },
    {
      ...{ file: 'overview', operationName: 'OverviewSeries', everySeconds: 15 },
      variables: {
        names: [...figures, 'emailsLate', 'emailsFailed', 'searchLag', 'partsDown'],
        span: 'hour',
      },
    },
  ],
  [
    { file: 'queues', operationName: 'Queues', everySeconds: 5 },
    {
      ...{ file: 'queues', operationName: 'QueueJobs', everySeconds: 5 },
      variables: { queue: 'emails', filter: { state: 'failed' }, first: 50 },
    },
    {
      ...{ file: 'queues', operationName: 'QueueFailures', everySeconds: 5 },
      variables: { queue: 'emails' },
    },
  ],
  [{ file: 'events', operationName: 'EventsOverview', everySeconds: 5 }],
];

/** What consoles cost that are left open: the processor's time beyond that of the same product without them. */
export async function consoleFigures(
  folders: DataFolders,
  { consoles, seconds }: ConsolesPlan,
): Promise<Row[]> {
  const { folder } = await folders.seeded(1000);
  const lintel = await startProgram('deploy/all-in-one/bundle/main.js', {
    LINTEL_DATA: folder,
    LINTEL_IDENTITY_SECRET: secret,
    LINTEL_READ_LIMIT: '',
  });
  const token = await new IdentityKey(secret).sign(
    { subject: 'token:bench', role: 'operations' },
    { now: new Date(), audience: apiAudience, seconds: 3600 },
  );
  const asker = askerOf(lintel.graphql, token);
  // All that is compiled once has been.
  await open(asker, { consoles, seconds: Math.min(seconds, 15) });
  const without = await shareOf(lintel, () => wait(seconds * 1000));
  const within = await shareOf(lintel, () => open(asker, { consoles, seconds }));
  asker.close();
  await lintel.stop();
  return [
    {
      what: `${consoles} open consoles: share of a core beyond that without them`,
      value: within - without,
      unit: '%',
      ratio: null,
      to: `without them, ${without.toFixed(2)} %`,
      toReach: '≤ 2 %',
    },
  ];
}

/** As many pages as there are consoles, of each kind in turn, each asking at its own moments. */
async function open(asker: Asker, { consoles, seconds }: ConsolesPlan): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const bodies = new Map<string, string>();
  for (const question of pages.flat()) bodies.set(question.operationName, bodyOf(question));
  const asks = Array.from({ length: consoles }, (_, n) =>
    pages[n % pages.length]!.map(async ({ operationName, everySeconds }) => {
      const first = (n * everySeconds * 1000) / consoles;
      // Not waited for where the time is over before.
      if (first >= seconds * 1000) return;
      await wait(first);
      while (performance.now() < until) {
        await asker.askForText(bodies.get(operationName)!);
        await wait(Math.max(0, Math.min(everySeconds * 1000, until - performance.now())));
      }
    }),
  );
  await Promise.all(asks.flat());
}

/** The page's own words, with what of its file they need. */
function bodyOf({ file, operationName, variables = {} }: Question): string {
  const text = readFileSync(fromRoot(`apps/operations/src/${file}/${file}.graphql`), 'utf8');
  const parts = text.split(/^(?=query |mutation |fragment )/m);
  const needed = new Map<string, string>();
  const take = (part: string): void => {
    needed.set(part, part);
    for (const [, name] of part.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = parts.find((one) => one.startsWith(`fragment ${name} `));
      if (fragment && !needed.has(fragment)) take(fragment);
    }
  };
  take(parts.find((one) => new RegExp(`^query ${operationName}\\b`).test(one))!);
  return JSON.stringify({ query: [...needed.values()].join('\n'), operationName, variables });
}

/** How much of a core a program uses meanwhile, in per cent. */
async function shareOf(program: Program, doing: () => Promise<unknown>): Promise<number> {
  const [before, began] = [cpuSeconds(program.pid), performance.now()];
  await doing();
  return ((cpuSeconds(program.pid) - before) / ((performance.now() - began) / 1000)) * 100;
}

/** A hundredth of a second is what Linux counts in. */
function cpuSeconds(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(words[11]) + Number(words[12])) / 100;
}
