import { Job, type JobsOptions, type Queue } from 'bullmq';
import type { ChainableCommander } from 'ioredis';
import type { CheckedJob, CheckedTemplate } from '../job-rules.js';
import { maxHistory } from '../jobs.port.js';
import { enter } from './index-scripts.js';
import { idOf } from './job-ids.js';
import { entryOf, indexOf, type Entry } from './job-index.js';
import { answers } from './queue-keys.js';

/** How many jobs go into one transaction: Redis does nothing else meanwhile. */
const CHUNK = 200;

/** The back-off this adapter's workers know how to reckon. */
export const BACKOFF = 'doubling';

/** For how long jobs are kept that have ended, in milliseconds. */
export interface Retention {
  readonly retentionMs: number;
  readonly failedRetentionMs: number;
}

/** What a job and a tick of a schedule have in common, as BullMQ wants it. */
export const optionsOf = (
  { attempts, initialDelayMs, tags }: CheckedTemplate,
  { retentionMs, failedRetentionMs }: Retention,
): Omit<JobsOptions, 'jobId' | 'repeat' | 'delay'> => ({
  // BullMQ keeps options that it does not know.
  ...(tags && { tags }),
  attempts,
  backoff: { type: BACKOFF, delay: initialDelayMs },
  removeOnComplete: { age: Math.ceil(retentionMs / 1000) },
  removeOnFail: { age: Math.ceil(failedRetentionMs / 1000) },
  keepLogs: maxHistory,
});

interface Asked {
  readonly jobs: readonly CheckedJob[];
  settle(added: boolean[] | undefined, error?: unknown): void;
}

/**
 * Adds jobs to one queue, those asked for in one turn of the event loop together. BullMQ's own answer for an id that is there does not differ from
 * that for a new one, so additions are preceded, in the same transaction, by a look which of the ids are there; that lists the others in the index.
 */
export class JobAdder {
  readonly #queue: Queue;
  readonly #retention: Retention;
  #asked: Asked[] = [];

  constructor(queue: Queue, retention: Retention) {
    this.#queue = queue;
    this.#retention = retention;
  }

  /** Whether each was added. */
  add(jobs: readonly CheckedJob[]): Promise<boolean[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ jobs, settle: (added, error) => (added ? resolve(added) : reject(error)) });
      if (this.#asked.length === 1) setImmediate(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const added = await this.#write(asked.flatMap(({ jobs }) => jobs));
      let from = 0;
      for (const { jobs, settle } of asked) settle(added.slice(from, (from += jobs.length)));
    } catch (error) {
      asked.forEach(({ settle }) => settle(undefined, error));
    }
  }

  async #write(jobs: readonly CheckedJob[]): Promise<boolean[]> {
    const client = await this.#queue.backend.client;
    const transactions: Promise<boolean[]>[] = [];
    for (let start = 0; start < jobs.length; start += CHUNK)
      transactions.push(this.#chunk(client.multi(), jobs.slice(start, start + CHUNK)));
    return (await Promise.all(transactions)).flat();
  }

  async #chunk(transaction: Transaction, jobs: readonly CheckedJob[]): Promise<boolean[]> {
    const first = new Map<string, Entry>();
    const made = jobs.map((job) => {
      const id = idOf(job.key);
      const { traceparent } = job;
      const options = {
        ...{ ...optionsOf(job, this.#retention), jobId: id, delay: job.delayMs },
        ...(traceparent && { traceparent }),
      };
      const bull = new Job(this.#queue, job.name, null, options, id);
      const entry = entryOf(id, bull.timestamp, job.name, job.tags);
      const isFirst = !first.has(id);
      if (isFirst) first.set(id, entry);
      return { id, isFirst, json: { ...bull.asJSON(), data: job.data } };
    });
    const keys = [
      indexOf(this.#queue.opts.prefix!, this.#queue.name),
      ...Array.from(first.keys(), (id) => this.#queue.toKey(id)),
    ];
    // The interface lists only what BullMQ itself uses; behind it is ioredis.
    (transaction as unknown as ChainableCommander).eval(
      enter,
      keys.length,
      ...keys,
      ...[...first.values()].flat(),
    );
    for (const { id, json } of made) void this.#queue.backend.addJobToTransaction(transaction, json, id);
    const [replies] = (await answers(transaction)) as [number[]];
    const there = new Map(Array.from(first.keys(), (id, index) => [id, replies[index] === 1]));
    // Of two with one key the second finds the first.
    return made.map(({ id, isFirst }) => isFirst && !there.get(id)!);
  }
}

type Transaction = ReturnType<Awaited<Queue['backend']['client']>['multi']>;
