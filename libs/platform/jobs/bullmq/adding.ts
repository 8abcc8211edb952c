import { Job, type JobsOptions, type Queue } from 'bullmq';
import type { ChainableCommander } from 'ioredis';
import type { CheckedJob, CheckedTemplate } from '../job-rules.js';
import { idOf } from './job-ids.js';
import { answers } from './queue-keys.js';

/** How many jobs go into one transaction: Redis does nothing else meanwhile. */
const CHUNK = 200;

/** The back-off this adapter's workers know how to reckon. */
export const BACKOFF = 'doubling';

/** What a job and a tick of a schedule have in common, as BullMQ wants it. */
export const optionsOf = (
  { attempts, initialDelayMs }: CheckedTemplate,
  retentionMs: number,
): Omit<JobsOptions, 'jobId' | 'repeat' | 'delay'> => ({
  attempts,
  backoff: { type: BACKOFF, delay: initialDelayMs },
  removeOnComplete: { age: Math.ceil(retentionMs / 1000) },
  removeOnFail: false,
});

interface Asked {
  readonly jobs: readonly CheckedJob[];
  settle(added: boolean[] | undefined, error?: unknown): void;
}

/**
 * Adds jobs to one queue, those asked for in one turn of the event loop together. BullMQ's own answer for an id that is there does not differ from
 * that for a new one, so each addition is preceded, in the same transaction, by a look whether the id is there.
 */
export class JobAdder {
  readonly #queue: Queue;
  readonly #retentionMs: number;
  #asked: Asked[] = [];

  constructor(queue: Queue, retentionMs: number) {
    this.#queue = queue;
    this.#retentionMs = retentionMs;
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
    const transactions: Promise<unknown[]>[] = [];
    for (let start = 0; start < jobs.length; start += CHUNK) {
      const transaction = client.multi();
      for (const job of jobs.slice(start, start + CHUNK)) {
        const id = idOf(job.key);
        const options = { ...optionsOf(job, this.#retentionMs), jobId: id, delay: job.delayMs };
        // The interface lists only what BullMQ itself uses; behind it is ioredis.
        (transaction as unknown as ChainableCommander).exists(this.#queue.toKey(id));
        const json = { ...new Job(this.#queue, job.name, null, options, id).asJSON(), data: job.data };
        void this.#queue.backend.addJobToTransaction(transaction, json, id);
      }
      transactions.push(answers(transaction));
    }
    // Whether the id was there is each first answer of two.
    return (await Promise.all(transactions)).flatMap((replies) =>
      replies.filter((_, index) => index % 2 === 0).map((there) => there === 0),
    );
  }
}
