import { DelayedError, UnrecoverableError, Worker as BullWorker, type Job as BullJob } from 'bullmq';
import type { Redis } from 'ioredis';
import { backoffDelay, errorText } from '../job-rules.js';
import { maxWorkerDeaths, NotYet, PermanentFailure, type Worker } from '../jobs.port.js';
import { keyOf } from './job-ids.js';
import type { JobsLogger } from './logger.js';

/** How long a worker waits before it asks Redis again that was away, in milliseconds. */
const RETRY_MS = 500;

export interface BullmqWorkerOptions {
  readonly redis: Redis;
  readonly prefix: string;
  readonly leaseMs: number;
  readonly logger: JobsLogger;
}

/** BullMQ's worker, doing what the port promises of one. */
export function startBullWorker(
  queue: string,
  { concurrency = 1, ...worker }: Worker,
  { redis, prefix, leaseMs, logger }: BullmqWorkerOptions,
): BullWorker {
  // Three parameters: by their number BullMQ knows that it must bring a signal.
  const process = async (job: BullJob, token: string | undefined, signal?: AbortSignal): Promise<void> => {
    const key = keyOf(job.id!);
    const attempt = job.attemptsMade + 1;
    try {
      await worker.handle(
        { key, name: job.name, data: job.data as unknown },
        { attempt, signal: signal ?? new AbortController().signal },
      );
    } catch (error) {
      if (error instanceof NotYet) {
        await job.moveToDelayed(Date.now() + error.afterMs, token);
        throw new DelayedError();
      }
      logger.warn({ err: error, queue, key, attempt }, 'a job failed');
      // Some errors mean something else to BullMQ, by their names: none of a handler's gets there.
      throw error instanceof PermanentFailure
        ? new UnrecoverableError(errorText(error))
        : new Error(errorText(error), { cause: error });
    }
  };
  const bull = new BullWorker(queue, process, {
    connection: redis,
    prefix,
    concurrency,
    lockDuration: leaseMs,
    stalledInterval: leaseMs / 2,
    maxStalledCount: maxWorkerDeaths,
    runRetryDelay: RETRY_MS,
    settings: {
      backoffStrategy: (failures, _type, _error, job) =>
        backoffDelay((job?.opts.backoff as { delay: number }).delay, failures),
    },
  });
  bull.on('lockRenewalFailed', (ids) => ids.forEach((id) => bull.cancelJob(id, 'the lease was lost')));
  bull.on('error', (error) => logger.error({ err: error, queue }, "the worker's engine reported an error"));
  return bull;
}
