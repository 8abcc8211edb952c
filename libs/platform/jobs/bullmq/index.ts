import type { Jobs } from '../jobs.port.js';
import { BullmqJobs, type BullmqJobsOptions } from './bullmq-jobs.js';

export type { BullmqJobsOptions } from './bullmq-jobs.js';
export { RedisAway } from './redis-link.js';

/** Opens the job queue kept in Redis. It connects when it is first asked for something. Close it, or the process stays alive. */
export async function openBullmqJobs(options: BullmqJobsOptions): Promise<Jobs> {
  return new BullmqJobs(options);
}
