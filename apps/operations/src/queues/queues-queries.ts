import { given, request } from '@lintel/web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consolePageSize } from '../console/page-size.js';
import { refreshInterval } from '../console/refresh-interval.js';
import {
  CountJobsDocument,
  DiscardJobDocument,
  DiscardJobsDocument,
  FoundJobsDocument,
  JobDetailDocument,
  type JobFilter,
  JobRunsDocument,
  type JobState,
  type ListedJobFragment,
  PauseQueueDocument,
  QueueFailuresDocument,
  type QueueFiguresFragment,
  QueueJobsDocument,
  type QueueRunFragment,
  QueuesDocument,
  ResumeQueueDocument,
  RetryJobDocument,
  RetryJobsDocument,
  RevealJobDocument,
  type WholeJobFragment,
} from './queues.generated.js';

export type Queue = QueueFiguresFragment;
export type ListedJob = ListedJobFragment;
export type WholeJob = WholeJobFragment;
export type Run = QueueRunFragment;
export type { JobFilter, JobState };
export type Verb = Run['verb'];

/** All that is kept of queues: what is done to one changes lists, counts and groups alike. */
export const queuesKey = ['console', 'queues'] as const;

const live = ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
  refreshInterval({ state: { data: undefined, error } });

export const queues = () =>
  queryOptions({
    queryKey: [...queuesKey, 'all'],
    queryFn: async ({ signal }) => given((await request(QueuesDocument, {}, { signal })).queues),
    staleTime: 0,
    refetchInterval: live,
  });

export const jobsOf = (queue: string, filter: JobFilter, after: string | null) =>
  queryOptions({
    queryKey: [...queuesKey, 'jobs', queue, filter, after],
    queryFn: async ({ signal }) =>
      given(
        (await request(QueueJobsDocument, { queue, filter, first: consolePageSize, after }, { signal })).jobs,
      ),
    staleTime: 0,
    refetchInterval: live,
    placeholderData: keepPreviousData,
  });

/** Of all queues, those whose key or one of whose tags is the text. */
export const foundJobs = (text: string) =>
  queryOptions({
    queryKey: [...queuesKey, 'found', text],
    queryFn: async ({ signal }) => given((await request(FoundJobsDocument, { text }, { signal })).findJobs),
    staleTime: 0,
    refetchInterval: live,
  });

export const failuresOf = (queue: string) =>
  queryOptions({
    queryKey: [...queuesKey, 'failures', queue],
    queryFn: async ({ signal }) =>
      given((await request(QueueFailuresDocument, { queue }, { signal })).jobFailures),
    staleTime: 0,
    refetchInterval: live,
  });

/** Runs over many jobs, the last first. */
export const runsOf = (queue: string) =>
  queryOptions({
    queryKey: [...queuesKey, 'runs', queue],
    queryFn: async ({ signal }) => given((await request(JobRunsDocument, { queue }, { signal })).jobRuns),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((run) => run.state === 'running') ? 1000 : live({ state }),
  });

/** Null when there is no such job any more. */
export const jobOf = (queue: string, key: string) =>
  queryOptions({
    queryKey: [...queuesKey, 'job', queue, key],
    queryFn: async ({ signal }) => (await request(JobDetailDocument, { queue, key }, { signal })).job,
    staleTime: 0,
    refetchInterval: live,
  });

/** How many jobs would be acted on; asked anew each time the dialog opens. */
export const countOf = (queue: string, filter: JobFilter) =>
  queryOptions({
    queryKey: [...queuesKey, 'count', queue, filter],
    queryFn: async ({ signal }) =>
      given((await request(CountJobsDocument, { queue, filter }, { signal })).countJobs),
    staleTime: 0,
    gcTime: 0,
  });

export const revealJob = async (queue: string, key: string): Promise<WholeJob> =>
  (await request(RevealJobDocument, { queue, key })).revealJob;

export async function doToJob(verb: Verb, queue: string, key: string): Promise<void> {
  if (verb === 'retry') await request(RetryJobDocument, { queue, key });
  else await request(DiscardJobDocument, { queue, key });
}

export const doToJobs = async (verb: Verb, queue: string, filter: JobFilter): Promise<Run> =>
  verb === 'retry'
    ? (await request(RetryJobsDocument, { queue, filter })).retryJobs
    : (await request(DiscardJobsDocument, { queue, filter })).discardJobs;

export async function setPaused(queue: string, paused: boolean): Promise<void> {
  if (paused) await request(PauseQueueDocument, { queue });
  else await request(ResumeQueueDocument, { queue });
}
