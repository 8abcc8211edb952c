import type { FailedAttempt, JobWithHistory, ListedJob } from '@lintel/platform/jobs';
import { maskAddresses } from '@lintel/kernel';
import { maskData } from '../../domain/masking.js';

export interface JobDetail {
  readonly job: ListedJob & { readonly queue: string };
  /** JSON. */
  readonly data: string;
  readonly masked: boolean;
  readonly history: readonly FailedAttempt[];
}

/** A job as it is, or as it is shown until somebody asks to see all of it. */
export function detailOf(
  queue: string,
  { history, ...job }: JobWithHistory,
  shown: 'masked' | 'whole',
): JobDetail {
  const whole = jsonOf(job.data);
  if (shown === 'whole') return { job: { ...job, queue }, data: whole, masked: false, history };
  const data = jsonOf(maskData(job.data));
  const safe = history.map((attempt) => ({ ...attempt, error: maskAddresses(attempt.error) }));
  const masked =
    data !== whole ||
    history.some(({ error }, at) => error !== safe[at]!.error) ||
    (job.error !== undefined && maskAddresses(job.error) !== job.error);
  return { job: { ...job, queue }, data, masked, history: safe };
}

const jsonOf = (data: unknown): string => JSON.stringify(data ?? null, null, 2);
