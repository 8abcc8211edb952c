import { DelayedError, Job as BullJob, UnrecoverableError, Worker as BullWorker } from 'bullmq';
import type { Redis } from 'ioredis';
import { backoffDelay, errorText } from '../job-rules.js';
import { maxHistory, maxWorkerDeaths, NotYet, PermanentFailure, type Worker } from '../jobs.port.js';
import { isTick, keyOf } from './job-ids.js';
import { entryOf, tagsOf, type JobIndex } from './job-index.js';
import { errorOf, STALLED } from './job-listing.js';
import type { AdapterLogger } from '../../port.js';
import type { MinuteCounts } from './minutes.js';

/** How long a worker waits before it asks Redis again that was away, in milliseconds. */
const RETRY_MS = 500;

export interface BullmqWorkerOptions {
  readonly redis: Redis;
  readonly prefix: string;
  readonly leaseMs: number;
  readonly logger: AdapterLogger;
  readonly index: JobIndex;
  readonly minutes: MinuteCounts;
}

/** BullMQ's worker, doing what the port promises of one. */
export function startBullWorker(
  queue: string,
  { concurrency = 1, ...worker }: Worker,
  { redis, prefix, leaseMs, logger, index, minutes }: BullmqWorkerOptions,
): BullWorker {
  // What is only for people's information must not decide over a job.
  const aside = (what: string, work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => logger.warn({ err: error, queue }, what));
  // Three parameters: by their number BullMQ knows that it must bring a signal.
  const process = async (job: BullJob, token: string | undefined, signal?: AbortSignal): Promise<void> => {
    const key = keyOf(job.id!);
    const attempt = job.attemptsMade + 1;
    const { traceparent } = job.opts as { traceparent?: string };
    const began = Date.now();
    const tags = tagsOf(job);
    // BullMQ adds those itself, past the index.
    if (isTick(job.id!))
      void aside(
        'a tick is not in the index',
        index.enter([entryOf(job.id!, job.timestamp, job.name, tags)]),
      );
    try {
      await worker.handle(
        { key, name: job.name, data: job.data as unknown, ...(tags && { tags }) },
        {
          ...{ attempt, signal: signal ?? new AbortController().signal },
          ...(traceparent && { traceparent }),
        },
      );
    } catch (error) {
      if (error instanceof NotYet) {
        await job.moveToDelayed(Date.now() + error.afterMs, token);
        throw new DelayedError();
      }
      const [text, now] = [errorText(error), Date.now()];
      const permanent = error instanceof PermanentFailure;
      await aside(
        "a failed attempt is not on the job's record",
        Promise.all([
          BullJob.addJobLog(bull, job.id!, JSON.stringify([began, now, text]), maxHistory),
          // Before BullMQ is told, so that no failed job is missing there.
          (permanent || attempt >= (job.opts.attempts ?? 1)) && index.fail(job.id!, job.timestamp, now, text),
        ]),
      );
      // Some errors mean something else to BullMQ, by their names: so a handler's own error is never passed on.
      throw permanent ? new UnrecoverableError(text) : new Error(text, { cause: error });
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
  bull.on('completed', (job) => minutes.ended(queue, job, true));
  bull.on('failed', (job, error) => {
    if (!job) return;
    // Its workers died, so no handler saw this failure.
    if (error.message === STALLED)
      void aside(
        'a failed job is not in the index',
        index.fail(job.id!, job.timestamp, Date.now(), errorOf(STALLED)),
      );
    else minutes.ended(queue, job, false);
  });
  bull.on('error', (error) => logger.error({ err: error, queue }, "the worker's engine reported an error"));
  return bull;
}
