import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { given } from '@lintel/e2e/engines';
import { openBullmqJobs } from '@lintel/platform/jobs/bullmq';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import type { JobFilter, Jobs } from '@lintel/platform/jobs';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, percentile, type Row, sizeInWords } from './figures.ts';

export interface FailedJobsPlan {
  readonly count: number;
  readonly rounds: number;
}

const QUEUE = 'bench';
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
  let [ours, alone]: [number, number] = [0, 0];
  await inNamespace(async (namespace) => {
    const prefix = `${namespace}-jobs`;
    const jobs = await openBullmqJobs({ url: given('REDIS'), prefix, timeLimitMs: PATIENCE_MS });
    ours = percentile(await browse(jobs, plan), 0.95);
    await jobs.close();
    alone = await allAndFilter(prefix, plan.count);
  });
  const to = `queue.getJobs of all that failed, then a filter, ${inWords(alone, 'ms')}`;
  return { what, value: ours, unit: 'ms', ratio: ours / alone, to, toReach: '≤ 300 ms' };
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
      const asked = performance.now();
      const { next } = await jobs.operations.find(QUEUE, filter);
      if (next !== undefined) await jobs.operations.find(QUEUE, filter, { after: next });
      took.push(performance.now() - asked);
    }
  return took;
}

/** How bull-board and its like find a job by what is in it, in milliseconds. */
async function allAndFilter(prefix: string, count: number): Promise<number> {
  const redis = new Redis(given('REDIS'), { maxRetriesPerRequest: null });
  const queue = new Queue(QUEUE, { connection: redis, prefix });
  const asked = performance.now();
  const failed = await queue.getJobs(['failed'], 0, count);
  const found = failed.filter(({ failedReason }) => failedReason?.includes('what nobody ever said'));
  const took = performance.now() - asked;
  if (found.length > 0) throw new Error('found what nobody ever said');
  await queue.close();
  redis.disconnect();
  return took;
}
