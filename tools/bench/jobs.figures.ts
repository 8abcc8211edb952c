import { given } from '@lintel/e2e/engines';
import { openJobs } from '@lintel/platform/adapters';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, median, type Row } from './figures.ts';

export interface JobsPlan {
  readonly count: number;
  readonly rounds: number;
}

/** Jobs added in one go. */
const BATCH = 500;
const CONCURRENCY = 50;
const QUEUE = 'bench';

/** Jobs a second. */
interface Rates {
  readonly adding: number;
  readonly working: number;
}

/** Jobs added, and then worked on by a handler that does nothing, through the port and through BullMQ alone, on one Redis. */
export async function jobFigures({ count, rounds }: JobsPlan): Promise<Row[]> {
  const reason = whyNot('REDIS');
  if (reason) return [{ what: 'jobs on BullMQ', skipped: reason }];
  const through: Rates[] = [];
  const alone: Rates[] = [];
  await inNamespace(async (namespace) => {
    // Both in turn, so that a busy moment of the machine meets both.
    for (let round = 0; round < rounds; round++) {
      through.push(await throughPort(`${namespace}-${round}`, count));
      alone.push(await bullmqAlone(`${namespace}-${round}-alone`, count));
    }
  });
  return (['adding', 'working'] as const).map((phase) => {
    const [ours, raw] = [through, alone].map((rates) => median(rates.map((rate) => rate[phase])));
    return {
      what: `jobs on BullMQ: ${phase}`,
      value: ours!,
      unit: 'jobs/s',
      ratio: ours! / raw!,
      to: `BullMQ alone with an empty processor, ${inWords(raw!, 'jobs/s')}`,
      toReach: 'ratio ≥ 0.7',
    };
  });
}

const data = (n: number) => ({ template: 'viewing-confirmed', recipient: n });

async function throughPort(namespace: string, count: number): Promise<Rates> {
  const jobs = await openJobs(
    loadConfig(platformConfigSchema, {
      LINTEL_NAMESPACE: namespace,
      LINTEL_LOG_LEVEL: 'error',
      LINTEL_JOBS: 'bullmq',
      LINTEL_REDIS_URL: given('REDIS'),
    }),
  );
  const rates = await measure(count, {
    addBatch: (from) =>
      jobs.addMany(
        QUEUE,
        Array.from({ length: BATCH }, (_, at) => ({
          key: `job-${from + at}`,
          name: 'bench',
          data: data(from + at),
        })),
      ),
    async work(handled) {
      const worker = await jobs.work(QUEUE, {
        concurrency: CONCURRENCY,
        handle: async () => handled(),
      });
      return () => worker.stop();
    },
  });
  await jobs.close();
  return rates;
}

/** Jobs a second, added by as many at a time as there are in a batch, and worked on by a processor that does nothing. */
export async function bullmqAlone(prefix: string, count: number): Promise<Rates> {
  const [adding, working] = [0, 1].map(() => new Redis(given('REDIS'), { maxRetriesPerRequest: null }));
  const queue = new Queue(QUEUE, { connection: adding!, prefix });
  await queue.waitUntilReady();
  const rates = await measure(count, {
    addBatch: (from) =>
      queue.addBulk(
        Array.from({ length: BATCH }, (_, at) => ({
          name: 'bench',
          data: data(from + at),
          opts: { jobId: `job-${from + at}` },
        })),
      ),
    async work(handled) {
      const worker = new Worker(QUEUE, async () => handled(), {
        connection: working!,
        prefix,
        concurrency: CONCURRENCY,
      });
      await worker.waitUntilReady();
      return () => worker.close();
    },
  });
  await queue.close();
  for (const redis of [adding!, working!]) redis.disconnect();
  return rates;
}

interface Side {
  addBatch(from: number): Promise<unknown>;
  /** Resolves with what ends the work. */
  work(handled: () => void): Promise<() => Promise<void>>;
}

async function measure(count: number, side: Side): Promise<Rates> {
  const beganAdding = performance.now();
  for (let n = 0; n < count; n += BATCH) await side.addBatch(n);
  const adding = performance.now() - beganAdding;

  const all = Promise.withResolvers<void>();
  let handled = 0;
  const beganWorking = performance.now();
  const stop = await side.work(() => {
    handled += 1;
    if (handled === count) all.resolve();
  });
  await all.promise;
  const working = performance.now() - beganWorking;
  await stop();
  return { adding: (count / adding) * 1000, working: (count / working) * 1000 };
}
