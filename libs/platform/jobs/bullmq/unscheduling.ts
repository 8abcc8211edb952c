import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { idOf, tickId } from './job-ids.js';
import { answers, type QueueKeys } from './queue-keys.js';

export async function unschedule(redis: Redis, bull: Queue, keys: QueueKeys, key: string): Promise<boolean> {
  const next = await redis.zscore(keys.schedules, idOf(key));
  const removed = await bull.removeJobScheduler(idOf(key));
  // BullMQ removes a tick that is delayed, not one that waits. One under way is locked, and stays.
  if (next !== null) await bull.remove(tickId(key, next));
  return removed;
}

/** In a paused queue BullMQ does not find the tick that waits, and would add a second one to it. */
export async function unscheduleStuck(
  redis: Redis,
  bull: Queue,
  keys: QueueKeys,
  key: string,
): Promise<void> {
  const [paused, next] = await answers(
    redis.multi().hexists(keys.meta, 'paused').zscore(keys.schedules, idOf(key)),
  );
  if (paused === 0 || next === null) return;
  if ((await redis.lpos(keys.waiting, tickId(key, next as string))) !== null)
    await unschedule(redis, bull, keys, key);
}
