import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '@lintel/e2e/engines';
import { openBullmqJobs } from '@lintel/platform/jobs/bullmq';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import type { JobFilter, Jobs } from '@lintel/platform/jobs';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { withBullBoard } from './bull-board.ts';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, percentile, type Row, sizeInWords } from './figures.ts';

export interface FailedJobsPlan {
  readonly count: number;
  readonly rounds: number;
}

/** Milliseconds. */
interface BullBoard {
  /** For a page as it is, p95. */
  readonly page: number;
  /** For all, to look through. */
  readonly all: number;
}

const QUEUE = 'bench';
/** As our own, and how many of them. */
const PAGE = 50;
const PAGES = 40;
const BATCH = 1000;
/** Filling takes minutes on a slow disk, and a batch is one operation. */
const PATIENCE_MS = 60_000;
const causes = ['451 try again later', '550 no such mailbox', 'connect ETIMEDOUT', 'socket hang up'];

/** Jobs that have failed, browsed and filtered as people do who look for the cause: through the port in both profiles, and with BullMQ alone. */
export async function failedJobFigures(plan: FailedJobsPlan): Promise<Row[]> {
  const what = (profile: string) => `${sizeInWords(plan.count)} failed jobs ${profile}: a filtered page, p95`;
  return [await embedded(plan, what('in SQLite')), await onBullmq(plan, what('on BullMQ'))];
}

async function embedded(plan: FailedJobsPlan, what: string): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-bench-jobs-'));
  const jobs = await openEmbeddedJobs({ file: join(folder, 'queue.sqlite') });
  try {
    const value = percentile(await browse(jobs, plan), 0.95);
    return { what, value, unit: 'ms', ratio: null, to: '', toReach: '≤ 300 ms' };
  } finally {
    await jobs.close();
    await rm(folder, { recursive: true });
  }
}

async function onBullmq(plan: FailedJobsPlan, what: string): Promise<Row> {
  const reason = whyNot('REDIS');
  if (reason) return { what, skipped: reason };
  let ours = 0;
  let board: BullBoard = { page: 0, all: 0 };
  await inNamespace(async (namespace) => {
    const prefix = `${namespace}-jobs`;
    const jobs = await openBullmqJobs({ url: given('REDIS'), prefix, timeLimitMs: PATIENCE_MS });
    ours = percentile(await browse(jobs, plan), 0.95);
    await jobs.close();
    board = await allAndFilter(prefix, plan.count);
  });
  const to = `bull-board's getJobs of all that failed, then a filter, ${inWords(board.all, 'ms')}`;
  const note = `bull-board's getJobs of a page of ${PAGE}, which it has no filter for: p95 ${inWords(board.page, 'ms')}`;
  return { what, value: ours, unit: 'ms', ratio: ours / board.all, to, toReach: '≤ 300 ms', note };
}

/** How long each page took, in milliseconds. */
async function browse(jobs: Jobs, { count, rounds }: FailedJobsPlan): Promise<number[]> {
  for (let from = 0; from < count; from += BATCH)
    await jobs.addMany(
      QUEUE,
      Array.from({ length: BATCH }, (_, at) => ({
        key: `job-${from + at}`,
        name: at % 10 === 0 ? 'digest' : 'welcome',
        data: { delivery: from + at },
        attempts: 1,
        tags: { correlation: `c-${from + at}`, listing: `l-${(from + at) % 5000}` },
      })),
    );
  const worker = await jobs.work(QUEUE, {
    concurrency: 100,
    async handle({ data }) {
      const { delivery } = data as { delivery: number };
      throw new Error(`${causes[delivery % causes.length]}, mailbox ${delivery}`);
    },
  });
  await jobs.drain();
  await worker.stop();
  const kinds = await jobs.operations.failures(QUEUE);
  const filters: JobFilter[] = [
    { state: 'failed' },
    { state: 'failed', name: 'digest' },
    { errorKind: kinds[0]!.kind },
    { errorKind: kinds[1]!.kind, name: 'digest' },
    { error: 'no such mailbox' },
    { error: 'what nobody ever said' },
    { error: 'mailbox 17' },
    { tags: { correlation: 'c-777' } },
    { tags: { listing: 'l-42' }, state: 'failed' },
    { failedFrom: new Date().toISOString() },
  ];
  const took: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const filter of filters) {
      const page = async (after?: string) => {
        const asked = performance.now();
        const { next } = await jobs.operations.find(QUEUE, filter, { ...(after !== undefined && { after }) });
        took.push(performance.now() - asked);
        return next;
      };
      const next = await page();
      if (next !== undefined) await page(next);
    }
  return took;
}

/** How bull-board and its like find a job by what is in it, in milliseconds. */
async function allAndFilter(prefix: string, count: number): Promise<BullBoard> {
  const redis = new Redis(given('REDIS'), { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection: redis, prefix });
  try {
    return await withBullBoard(queue, async (board) => {
      const pages: number[] = [];
      for (let page = 0; page < PAGES; page++) {
        const began = performance.now();
        await board.getJobs(['failed'], page * PAGE, (page + 1) * PAGE - 1);
        pages.push(performance.now() - began);
      }
      const asked = performance.now();
      const failed = await board.getJobs(['failed'], 0, count);
      const found = failed.filter(({ failedReason }) => failedReason?.includes('what nobody ever said'));
      const all = performance.now() - asked;
      if (found.length > 0) throw new Error('found what nobody ever said');
      return { page: percentile(pages, 0.95), all };
    });
  } finally {
    await queue.close();
    redis.disconnect();
  }
}
