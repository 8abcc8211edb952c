import type { JobState, JobFilter } from '@lintel/platform/jobs';
import { answer, answerOrNull, CLOCK } from '@lintel/service-kit';
import type { Clock } from '@lintel/kernel';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeJobHandler } from '../../application/queues/change-job.handler.js';
import { ChangeManyJobsHandler } from '../../application/queues/change-many-jobs.handler.js';
import type { JobDetail } from '../../application/queues/job-detail.js';
import { type JobOfQueue, LookAtQueuesHandler } from '../../application/queues/look-at-queues.handler.js';
import { type JobRun, stateOf } from '../../domain/job-run.js';
import { maskText } from '../../domain/masking.js';
import { ForOperations } from './for-operations.js';

interface OneJob {
  readonly queue: string;
  readonly key: string;
}

/** As GraphQL gives it: what is not asked for may be null. */
type GivenFilter = { readonly [Name in keyof Omit<JobFilter, 'tags'>]: JobFilter[Name] | null } & {
  readonly tags?: readonly { readonly name: string; readonly value: string }[] | null;
};

@Resolver()
@ForOperations()
export class QueuesResolver {
  constructor(
    @Inject(LookAtQueuesHandler) private readonly looking: LookAtQueuesHandler,
    @Inject(ChangeJobHandler) private readonly one: ChangeJobHandler,
    @Inject(ChangeManyJobsHandler) private readonly many: ChangeManyJobsHandler,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('queues')
  async queues(@Args('minutes') minutes: number) {
    return answer(await this.looking.queues(minutes));
  }

  @Query('jobs')
  async jobs(
    @Args('queue') queue: string,
    @Args('filter') filter: GivenFilter | null | undefined,
    @Args('first') first: number,
    @Args('after') after: string | null | undefined,
  ) {
    const page = { first, ...(after ? { after } : {}) };
    const { jobs, next } = answer(await this.looking.page(queue, filterOf(filter ?? {}), page));
    return { jobs: jobs.map((job) => toJob({ ...job, queue })), next: next ?? null };
  }

  @Query('findJobs')
  async find(@Args('text') text: string) {
    return answer(await this.looking.find(text)).map(toJob);
  }

  @Query('job')
  async job(@Args() { queue, key }: OneJob) {
    const detail = answerOrNull(await this.looking.job(queue, key));
    return detail && toDetail(detail);
  }

  @Query('jobFailures')
  async failures(@Args('queue') queue: string) {
    return answer(await this.looking.failures(queue)).map(({ kind, count, example }) => ({
      ...{ kind, count },
      ...{ exampleKey: example.key, exampleError: example.error },
    }));
  }

  @Query('countJobs')
  async count(@Args('queue') queue: string, @Args('filter') filter: GivenFilter) {
    return answer(await this.looking.count(queue, filterOf(filter)));
  }

  @Query('jobRuns')
  async runs(@Args('queue') queue: string) {
    return (await this.many.ofQueue(queue)).map(this.toRun);
  }

  @Query('jobRun')
  async run(@Args('id') id: string) {
    const run = await this.many.run(id);
    return run && this.toRun(run);
  }

  @Mutation('retryJob')
  async retryJob(@Args() { queue, key }: OneJob) {
    return toJob(answer(await this.one.retry(queue, key)).job);
  }

  @Mutation('discardJob')
  async discardJob(@Args() { queue, key }: OneJob) {
    answer(await this.one.discard(queue, key));
    return { queue, key };
  }

  @Mutation('pauseQueue')
  async pauseQueue(@Args('queue') queue: string) {
    answer(await this.one.pause(queue, true));
    return answer(await this.looking.queue(queue));
  }

  @Mutation('resumeQueue')
  async resumeQueue(@Args('queue') queue: string) {
    answer(await this.one.pause(queue, false));
    return answer(await this.looking.queue(queue));
  }

  @Mutation('retryJobs')
  async retryJobs(@Args('queue') queue: string, @Args('filter') filter: GivenFilter) {
    return this.toRun(answer(await this.many.begin('retry', queue, filterOf(filter))));
  }

  @Mutation('discardJobs')
  async discardJobs(@Args('queue') queue: string, @Args('filter') filter: GivenFilter) {
    return this.toRun(answer(await this.many.begin('discard', queue, filterOf(filter))));
  }

  @Mutation('revealJob')
  async revealJob(@Args() { queue, key }: OneJob) {
    const detail = answer(await this.one.reveal(queue, key));
    return { ...detail, job: { ...toJob(detail.job), error: detail.job.error ?? null } };
  }

  private readonly toRun = (run: JobRun) => ({
    ...run,
    state: stateOf(run, this.clock.now()),
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  });
}

function filterOf({ tags, ...given }: GivenFilter): JobFilter {
  const asked = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...(Object.fromEntries(asked) as JobFilter & { readonly state?: JobState }),
    ...(tags ? { tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])) } : {}),
  };
}

const toJob = ({ error, tags = {}, ...job }: JobOfQueue) => ({
  ...job,
  error: error === undefined ? null : maskText(error),
  tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
});

const toDetail = (detail: JobDetail) => ({ ...detail, job: toJob(detail.job) });
