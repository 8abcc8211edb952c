export type JobRunVerb = 'retry' | 'discard';

/** What is done to many jobs at once, and how far it has come. */
export interface JobRun {
  readonly id: string;
  readonly queue: string;
  readonly verb: JobRunVerb;
  readonly matched: number;
  readonly done: number;
  readonly overtaken: number;
  readonly startedAt: Date;
  /** When whoever does it was last heard of. */
  readonly heardAt: Date;
  readonly endedAt: Date | null;
  readonly problem: string | null;
}

/** Batches take less than a second: whoever was not heard of for this long does nothing any more. */
const SILENT_MS = 60_000;

export const stateOf = ({ heardAt, endedAt, problem }: JobRun, now: Date): 'running' | 'done' | 'stopped' => {
  if (endedAt) return problem === null ? 'done' : 'stopped';
  return now.getTime() - heardAt.getTime() > SILENT_MS ? 'stopped' : 'running';
};
