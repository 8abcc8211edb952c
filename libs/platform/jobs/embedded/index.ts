import type { Jobs } from '../jobs.port.js';
import { EmbeddedJobs, type EmbeddedJobsOptions } from './embedded-jobs.js';

export type { EmbeddedJobsOptions } from './embedded-jobs.js';

/** Opens the job queue kept in a file. Close it, or the process stays alive. */
export async function openEmbeddedJobs(options: EmbeddedJobsOptions): Promise<Jobs> {
  return new EmbeddedJobs(options);
}
