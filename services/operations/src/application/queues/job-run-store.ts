import { token } from '@lintel/platform/port';
import type { JobRun } from '../../domain/job-run.js';

export interface JobRunStore {
  insert(run: JobRun): Promise<void>;
  /** Leaves one alone that is not there. */
  change(id: string, change: Partial<Omit<JobRun, 'id'>>): Promise<void>;
  find(id: string): Promise<JobRun | null>;
  /** The last begun first. */
  latest(queue: string, first: number): Promise<readonly JobRun[]>;
  forget(startedBefore: Date): Promise<void>;
}

export const JOB_RUN_STORE = token<JobRunStore>('JobRunStore');
