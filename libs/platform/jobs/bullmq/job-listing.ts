import { Job, type Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { jobPlace, pageSize } from '../job-rules.js';
import { maxWorkerDeaths, type JobPage, type JobState, type ListedJob, type PageOf } from '../jobs.port.js';
import { keyOf } from './job-ids.js';
import { tagsOf } from './job-index.js';
import { answers, type QueueKeys } from './queue-keys.js';

/** BullMQ keeps a delayed job's time in the upper bits of its score. */
export const DELAY_SCALE = 0x1000;

/** What BullMQ says of a job that more workers died over than it bears. */
export const STALLED = 'job stalled more than allowable limit';

interface Found {
  readonly id: string;
  readonly score: number;
}

/** A page of a queue's jobs in a state. */
export async function listJobs(
  redis: Redis,
  queue: Queue,
  keys: QueueKeys,
  state: JobState,
  page: PageOf,
): Promise<JobPage> {
  const first = pageSize(page);
  const after = page.after === undefined ? undefined : places.read(page.after);
  const found =
    state === 'waiting' || state === 'active'
      ? await inList(redis, keys[state], after, first + 1)
      : await inSortedSet(redis, keys[state], state !== 'delayed', after, first + 1);
  const shown = found.slice(0, first);
  const jobs = await Promise.all(shown.map(({ id }) => Job.fromId(queue, id)));
  const last = shown.at(-1);
  return {
    // One may have gone since.
    jobs: jobs.flatMap((job, index) => (job ? [listed(job, state, shown[index]!.score)] : [])),
    ...(found.length > first && { next: places.write(last!) }),
  };
}

/** From a list whose next job is at its end. If the job shown last is gone, it was taken, and so were all before it. */
async function inList(redis: Redis, key: string, after: Found | undefined, count: number): Promise<Found[]> {
  let from = 0;
  if (after) {
    const [position, length] = await answers(redis.multi().lpos(key, after.id).llen(key));
    if (position !== null) from = (length as number) - (position as number);
  }
  const ids = await redis.lrange(key, -(from + count), -(from + 1));
  return ids.reverse().map((id) => ({ id, score: 0 }));
}

/** If the job shown last is gone, its score is still known: better to show a job of that score twice than to miss one. */
async function inSortedSet(
  redis: Redis,
  key: string,
  latestFirst: boolean,
  after: Found | undefined,
  count: number,
): Promise<Found[]> {
  let from = 0;
  if (after) {
    const rank = await (latestFirst ? redis.zrevrank(key, after.id) : redis.zrank(key, after.id));
    if (rank !== null) from = rank + 1;
    else if (latestFirst) from = await redis.zcount(key, `(${after.score}`, '+inf');
    else from = await redis.zcount(key, '-inf', `(${after.score}`);
  }
  const to = from + count - 1;
  const flat = latestFirst
    ? await redis.zrevrange(key, from, to, 'WITHSCORES')
    : await redis.zrange(key, String(from), String(to), 'WITHSCORES');
  return Array.from({ length: flat.length / 2 }, (_, index) => ({
    id: flat[2 * index]!,
    score: Number(flat[2 * index + 1]),
  }));
}

const places = jobPlace<Found>(z.object({ id: z.string().min(1), score: z.number().min(0) }));

export const time = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What every adapter says of a job that killed all its workers. */
export const errorOf = (reason: string): string =>
  reason === STALLED ? `its workers died ${maxWorkerDeaths + 1} times` : reason;

/** `score` is that of the state's set, which only matters where it tells the time. */
export function listed(job: Job, state: JobState, score: number): ListedJob {
  const error = job.failedReason && errorOf(job.failedReason);
  const tags = tagsOf(job);
  return {
    key: keyOf(job.id!),
    name: job.name,
    data: job.data as unknown,
    state,
    attempts: job.opts.attempts ?? 1,
    attemptsMade: job.attemptsMade,
    addedAt: time(job.timestamp),
    ...(error && state !== 'completed' && { error }),
    ...(state === 'delayed' && { dueAt: time(Math.floor(score / DELAY_SCALE)) }),
    ...(job.processedOn && { startedAt: time(job.processedOn) }),
    ...(job.finishedOn && { finishedAt: time(job.finishedOn) }),
    ...(tags && { tags }),
  };
}
