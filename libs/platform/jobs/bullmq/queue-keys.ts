import type { Redis } from 'ioredis';
import type { JobCounts } from '../jobs.port.js';
import { isTick } from './job-ids.js';

/** Where BullMQ keeps a queue, for the reads it has no single call for. */
export const keysOf = (prefix: string, queue: string) => {
  const key = (part: string) => `${prefix}:${queue}:${part}`;
  return {
    job: key,
    waiting: key('wait'),
    active: key('active'),
    delayed: key('delayed'),
    completed: key('completed'),
    failed: key('failed'),
    schedules: key('repeat'),
    meta: key('meta'),
  };
};
export type QueueKeys = ReturnType<typeof keysOf>;

/** All counts as of one moment. */
export async function countsOf(redis: Redis, keys: QueueKeys): Promise<JobCounts> {
  const [waiting, active, delayed, completed, failed, paused] = await answers(
    redis
      .multi()
      .llen(keys.waiting)
      .llen(keys.active)
      .zcard(keys.delayed)
      .zcard(keys.completed)
      .zcard(keys.failed)
      .hexists(keys.meta, 'paused'),
  );
  return {
    waiting: waiting as number,
    delayed: delayed as number,
    active: active as number,
    completed: completed as number,
    failed: failed as number,
    paused: paused === 1,
  };
}

/** Whether a queue has anything left that `drain` waits for: first ticks of schedules, which are not yet due, do not count. */
export async function isBusy(redis: Redis, keys: QueueKeys): Promise<boolean> {
  const { waiting, active, delayed, paused } = await countsOf(redis, keys);
  if (active > 0) return true;
  if (paused) return false;
  if (waiting > 0) return true;
  if (delayed === 0) return false;
  const schedules = await redis.zcard(keys.schedules);
  if (delayed > schedules) return true;
  const ids = await redis.zrange(keys.delayed, '0', '-1');
  if (ids.some((id) => !isTick(id))) return true;
  const attempted = await Promise.all(ids.map((id) => redis.hget(keys.job(id), 'atm')));
  return attempted.some((made) => Number(made) > 0);
}

/** How long the one whose turn is next has been there, in seconds. */
export async function oldestWaiting(redis: Redis, keys: QueueKeys, now: number): Promise<number> {
  const id = await redis.lindex(keys.waiting, -1);
  if (id === null) return 0;
  const [added, delay] = await redis.hmget(keys.job(id), 'timestamp', 'delay');
  return Math.max(0, now - Number(added ?? now) - Number(delay ?? 0)) / 1000;
}

/** What the commands of a transaction answered; throws what the first of them threw. */
export async function answers(transaction: {
  exec(): Promise<[Error | null, unknown][] | null>;
}): Promise<unknown[]> {
  const results = await transaction.exec();
  if (!results) throw new Error('redis: the transaction was not carried out');
  return results.map(([error, result]) => {
    if (error) throw error;
    return result;
  });
}
