/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What is not given is not asked for. `...From` is within, `...Before` is not. */
export type JobFilter = {
  addedBefore?: string | null | undefined;
  addedFrom?: string | null | undefined;
  /** True for those of which an attempt has ended: of delayed ones, those that wait for another. */
  attempted?: boolean | null | undefined;
  /** Part of the last error, whichever its letters' case. This and what follows on failures asks for failed jobs alone. */
  error?: string | null | undefined;
  /** The `kind` of `jobFailures`. */
  errorKind?: string | null | undefined;
  failedBefore?: string | null | undefined;
  failedFrom?: string | null | undefined;
  key?: string | null | undefined;
  name?: string | null | undefined;
  state?: JobState | null | undefined;
  /** Each of them. */
  tags?: Array<JobTagInput> | null | undefined;
};

export type JobRunState =
  | 'done'
  | 'running'
  /** Ended before all were done, as the program that did it was stopped, or the queue went away. What was done stays done; the rest can be begun again. */
  | 'stopped';

export type JobRunVerb =
  | 'discard'
  | 'retry';

export type JobState =
  | 'active'
  | 'completed'
  /** Waits for its time, or for its next attempt. */
  | 'delayed'
  /** Has used up its attempts. */
  | 'failed'
  | 'waiting';

export type JobTagInput = {
  name: string;
  value: string;
};

export type QueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type QueuesQuery = { queues: Array<{ name: string, paused: boolean, waiting: number, delayed: number, active: number, completed: number, failed: number, work: { completed: number, failedAttempts: number, meanWaitMs: number | null, meanWorkMs: number | null, longestWaitMs: number } }> | null };

export type QueueJobsQueryVariables = Exact<{
  queue: string;
  filter: JobFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type QueueJobsQuery = { jobs: { next: string | null, jobs: Array<{ queue: string, key: string, name: string, state: JobState, attempts: number, attemptsMade: number, error: string | null, addedAt: string, dueAt: string | null, startedAt: string | null, finishedAt: string | null, tags: Array<{ name: string, value: string }> }> } | null };

export type FoundJobsQueryVariables = Exact<{
  text: string;
}>;


export type FoundJobsQuery = { findJobs: Array<{ queue: string, key: string, name: string, state: JobState, attempts: number, attemptsMade: number, error: string | null, addedAt: string, dueAt: string | null, startedAt: string | null, finishedAt: string | null, tags: Array<{ name: string, value: string }> }> | null };

export type QueueFailuresQueryVariables = Exact<{
  queue: string;
}>;


export type QueueFailuresQuery = { jobFailures: Array<{ kind: string, count: number, exampleKey: string, exampleError: string }> | null };

export type CountJobsQueryVariables = Exact<{
  queue: string;
  filter: JobFilter;
}>;


export type CountJobsQuery = { countJobs: number | null };

export type JobRunsQueryVariables = Exact<{
  queue: string;
}>;


export type JobRunsQuery = { jobRuns: Array<{ id: string, verb: JobRunVerb, state: JobRunState, matched: number, done: number, overtaken: number, startedAt: string, endedAt: string | null, problem: string | null }> | null };

export type JobDetailQueryVariables = Exact<{
  queue: string;
  key: string;
}>;


export type JobDetailQuery = { job: { data: string, masked: boolean, job: { queue: string, key: string, name: string, state: JobState, attempts: number, attemptsMade: number, error: string | null, addedAt: string, dueAt: string | null, startedAt: string | null, finishedAt: string | null, tags: Array<{ name: string, value: string }> }, history: Array<{ began: string, ended: string, error: string }> } | null };

export type RevealJobMutationVariables = Exact<{
  queue: string;
  key: string;
}>;


export type RevealJobMutation = { revealJob: { data: string, masked: boolean, job: { queue: string, key: string, name: string, state: JobState, attempts: number, attemptsMade: number, error: string | null, addedAt: string, dueAt: string | null, startedAt: string | null, finishedAt: string | null, tags: Array<{ name: string, value: string }> }, history: Array<{ began: string, ended: string, error: string }> } };

export type RetryJobMutationVariables = Exact<{
  queue: string;
  key: string;
}>;


export type RetryJobMutation = { retryJob: { key: string } };

export type DiscardJobMutationVariables = Exact<{
  queue: string;
  key: string;
}>;


export type DiscardJobMutation = { discardJob: { key: string } };

export type RetryJobsMutationVariables = Exact<{
  queue: string;
  filter: JobFilter;
}>;


export type RetryJobsMutation = { retryJobs: { id: string, verb: JobRunVerb, state: JobRunState, matched: number, done: number, overtaken: number, startedAt: string, endedAt: string | null, problem: string | null } };

export type DiscardJobsMutationVariables = Exact<{
  queue: string;
  filter: JobFilter;
}>;


export type DiscardJobsMutation = { discardJobs: { id: string, verb: JobRunVerb, state: JobRunState, matched: number, done: number, overtaken: number, startedAt: string, endedAt: string | null, problem: string | null } };

export type PauseQueueMutationVariables = Exact<{
  queue: string;
}>;


export type PauseQueueMutation = { pauseQueue: { paused: boolean } };

export type ResumeQueueMutationVariables = Exact<{
  queue: string;
}>;


export type ResumeQueueMutation = { resumeQueue: { paused: boolean } };

export type QueueFiguresFragment = { name: string, paused: boolean, waiting: number, delayed: number, active: number, completed: number, failed: number, work: { completed: number, failedAttempts: number, meanWaitMs: number | null, meanWorkMs: number | null, longestWaitMs: number } };

export type ListedJobFragment = { queue: string, key: string, name: string, state: JobState, attempts: number, attemptsMade: number, error: string | null, addedAt: string, dueAt: string | null, startedAt: string | null, finishedAt: string | null, tags: Array<{ name: string, value: string }> };

export type WholeJobFragment = { data: string, masked: boolean, job: { queue: string, key: string, name: string, state: JobState, attempts: number, attemptsMade: number, error: string | null, addedAt: string, dueAt: string | null, startedAt: string | null, finishedAt: string | null, tags: Array<{ name: string, value: string }> }, history: Array<{ began: string, ended: string, error: string }> };

export type QueueRunFragment = { id: string, verb: JobRunVerb, state: JobRunState, matched: number, done: number, overtaken: number, startedAt: string, endedAt: string | null, problem: string | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const QueueFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QueueFigures on Queue {
  name
  paused
  waiting
  delayed
  active
  completed
  failed
  work {
    completed
    failedAttempts
    meanWaitMs
    meanWorkMs
    longestWaitMs
  }
}
    `, {"fragmentName":"QueueFigures"}) as unknown as TypedDocumentString<QueueFiguresFragment, unknown>;
export const ListedJobFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedJob on Job {
  queue
  key
  name
  state
  attempts
  attemptsMade
  error
  addedAt
  dueAt
  startedAt
  finishedAt
  tags {
    name
    value
  }
}
    `, {"fragmentName":"ListedJob"}) as unknown as TypedDocumentString<ListedJobFragment, unknown>;
export const WholeJobFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WholeJob on JobDetail {
  job {
    ...ListedJob
  }
  data
  masked
  history {
    began
    ended
    error
  }
}
    fragment ListedJob on Job {
  queue
  key
  name
  state
  attempts
  attemptsMade
  error
  addedAt
  dueAt
  startedAt
  finishedAt
  tags {
    name
    value
  }
}`, {"fragmentName":"WholeJob"}) as unknown as TypedDocumentString<WholeJobFragment, unknown>;
export const QueueRunFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QueueRun on JobRun {
  id
  verb
  state
  matched
  done
  overtaken
  startedAt
  endedAt
  problem
}
    `, {"fragmentName":"QueueRun"}) as unknown as TypedDocumentString<QueueRunFragment, unknown>;
export const QueuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Queues {
  queues {
    ...QueueFigures
  }
}
    fragment QueueFigures on Queue {
  name
  paused
  waiting
  delayed
  active
  completed
  failed
  work {
    completed
    failedAttempts
    meanWaitMs
    meanWorkMs
    longestWaitMs
  }
}`) as unknown as TypedDocumentString<QueuesQuery, QueuesQueryVariables>;
export const QueueJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QueueJobs($queue: String!, $filter: JobFilter!, $first: Int!, $after: String) {
  jobs(queue: $queue, filter: $filter, first: $first, after: $after) {
    jobs {
      ...ListedJob
    }
    next
  }
}
    fragment ListedJob on Job {
  queue
  key
  name
  state
  attempts
  attemptsMade
  error
  addedAt
  dueAt
  startedAt
  finishedAt
  tags {
    name
    value
  }
}`) as unknown as TypedDocumentString<QueueJobsQuery, QueueJobsQueryVariables>;
export const FoundJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FoundJobs($text: String!) {
  findJobs(text: $text) {
    ...ListedJob
  }
}
    fragment ListedJob on Job {
  queue
  key
  name
  state
  attempts
  attemptsMade
  error
  addedAt
  dueAt
  startedAt
  finishedAt
  tags {
    name
    value
  }
}`) as unknown as TypedDocumentString<FoundJobsQuery, FoundJobsQueryVariables>;
export const QueueFailuresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query QueueFailures($queue: String!) {
  jobFailures(queue: $queue) {
    kind
    count
    exampleKey
    exampleError
  }
}
    `) as unknown as TypedDocumentString<QueueFailuresQuery, QueueFailuresQueryVariables>;
export const CountJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountJobs($queue: String!, $filter: JobFilter!) {
  countJobs(queue: $queue, filter: $filter)
}
    `) as unknown as TypedDocumentString<CountJobsQuery, CountJobsQueryVariables>;
export const JobRunsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobRuns($queue: String!) {
  jobRuns(queue: $queue) {
    ...QueueRun
  }
}
    fragment QueueRun on JobRun {
  id
  verb
  state
  matched
  done
  overtaken
  startedAt
  endedAt
  problem
}`) as unknown as TypedDocumentString<JobRunsQuery, JobRunsQueryVariables>;
export const JobDetailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query JobDetail($queue: String!, $key: String!) {
  job(queue: $queue, key: $key) {
    ...WholeJob
  }
}
    fragment ListedJob on Job {
  queue
  key
  name
  state
  attempts
  attemptsMade
  error
  addedAt
  dueAt
  startedAt
  finishedAt
  tags {
    name
    value
  }
}
fragment WholeJob on JobDetail {
  job {
    ...ListedJob
  }
  data
  masked
  history {
    began
    ended
    error
  }
}`) as unknown as TypedDocumentString<JobDetailQuery, JobDetailQueryVariables>;
export const RevealJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevealJob($queue: String!, $key: String!) {
  revealJob(queue: $queue, key: $key) {
    ...WholeJob
  }
}
    fragment ListedJob on Job {
  queue
  key
  name
  state
  attempts
  attemptsMade
  error
  addedAt
  dueAt
  startedAt
  finishedAt
  tags {
    name
    value
  }
}
fragment WholeJob on JobDetail {
  job {
    ...ListedJob
  }
  data
  masked
  history {
    began
    ended
    error
  }
}`) as unknown as TypedDocumentString<RevealJobMutation, RevealJobMutationVariables>;
export const RetryJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryJob($queue: String!, $key: String!) {
  retryJob(queue: $queue, key: $key) {
    key
  }
}
    `) as unknown as TypedDocumentString<RetryJobMutation, RetryJobMutationVariables>;
export const DiscardJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardJob($queue: String!, $key: String!) {
  discardJob(queue: $queue, key: $key) {
    key
  }
}
    `) as unknown as TypedDocumentString<DiscardJobMutation, DiscardJobMutationVariables>;
export const RetryJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryJobs($queue: String!, $filter: JobFilter!) {
  retryJobs(queue: $queue, filter: $filter) {
    ...QueueRun
  }
}
    fragment QueueRun on JobRun {
  id
  verb
  state
  matched
  done
  overtaken
  startedAt
  endedAt
  problem
}`) as unknown as TypedDocumentString<RetryJobsMutation, RetryJobsMutationVariables>;
export const DiscardJobsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DiscardJobs($queue: String!, $filter: JobFilter!) {
  discardJobs(queue: $queue, filter: $filter) {
    ...QueueRun
  }
}
    fragment QueueRun on JobRun {
  id
  verb
  state
  matched
  done
  overtaken
  startedAt
  endedAt
  problem
}`) as unknown as TypedDocumentString<DiscardJobsMutation, DiscardJobsMutationVariables>;
export const PauseQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PauseQueue($queue: String!) {
  pauseQueue(queue: $queue) {
    paused
  }
}
    `) as unknown as TypedDocumentString<PauseQueueMutation, PauseQueueMutationVariables>;
export const ResumeQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumeQueue($queue: String!) {
  resumeQueue(queue: $queue) {
    paused
  }
}
    `) as unknown as TypedDocumentString<ResumeQueueMutation, ResumeQueueMutationVariables>;