import { indexOf } from './job-index.js';
import type { AdapterLogger } from '../../port.js';
import type { RedisLink } from './redis-link.js';

/** How often jobs that are gone are looked for in the index, in milliseconds. */
const SWEEP_EVERY_MS = 30_000;

export interface SweepingOptions {
  readonly link: RedisLink;
  readonly prefix: string;
  readonly logger: AdapterLogger;
  readonly retentionMs: number;
  /** Those that this process works on. */
  queues(): Iterable<string>;
  sweep(queue: string, before: number): Promise<void>;
}

/** Has indexes swept, of each queue by one process at a time, until the timer is cleared. */
export function startSweeping(options: SweepingOptions): NodeJS.Timeout {
  return setInterval(() => void sweepAll(options), SWEEP_EVERY_MS).unref();
}

async function sweepAll({
  link,
  prefix,
  logger,
  retentionMs,
  queues,
  sweep,
}: SweepingOptions): Promise<void> {
  for (const queue of queues())
    try {
      const lock = `${indexOf(prefix, queue)}sweeping`;
      const mine = await link.run('sweep', () => link.callers.set(lock, 1, 'PX', SWEEP_EVERY_MS / 2, 'NX'));
      if (mine) await sweep(queue, Date.now() - retentionMs);
    } catch (error) {
      logger.warn({ err: error, queue }, "the queue's index could not be swept");
    }
}
