import type { JobFilter } from '@lintel/platform/jobs';
import { type Answers, answer, answerOrNull, CLOCK } from '@lintel/service-kit';
import { type Clock, maskAddresses } from '@lintel/kernel';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChangeJobHandler } from '../../application/queues/change-job.handler.js';
import { ChangeManyJobsHandler } from '../../application/queues/change-many-jobs.handler.js';
import type { JobDetail } from '../../application/queues/job-detail.js';
import { type JobOfQueue, LookAtQueuesHandler } from '../../application/queues/look-at-queues.handler.js';
import { type JobRun, stateOf } from '../../domain/job-run.js';
import { asked, pageOf } from './asked.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
@ForOperations()
export class QueuesResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(
    @Inject(LookAtQueuesHandler) private readonly looking: LookAtQueuesHandler,
    @Inject(ChangeJobHandler) private readonly one: ChangeJobHandler,
    @Inject(ChangeManyJobsHandler) private readonly many: ChangeManyJobsHandler,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query()
  async queues(@Args() { minutes }: schema.QueryQueuesArgs) {
    return answer(await this.looking.queues(minutes ?? 60));
  }

  @Query()
  async jobs(@Args() { queue, filter, ...page }: schema.QueryJobsArgs) {
    const { jobs, next } = answer(await this.looking.page(queue, filterOf(filter ?? {}), pageOf(page)));
    return { jobs: jobs.map((job) => toJob({ ...job, queue })), next: next ?? null };
  }

  @Query()
  async findJobs(@Args() { text }: schema.QueryFindJobsArgs) {
    return answer(await this.looking.find(text)).map(toJob);
  }

  @Query()
  async job(@Args() { queue, key }: schema.QueryJobArgs) {
    const detail = answerOrNull(await this.looking.job(queue, key));
    return detail && toDetail(detail);
  }

  @Query()
  async jobFailures(@Args() { queue }: schema.QueryJobFailuresArgs) {
    return answer(await this.looking.failures(queue)).map(({ kind, count, example }) => ({
      ...{ kind, count },
      ...{ exampleKey: example.key, exampleError: example.error },
    }));
  }

  @Query()
  async countJobs(@Args() { queue, filter }: schema.QueryCountJobsArgs) {
    return answer(await this.looking.count(queue, filterOf(filter)));
  }

  @Query()
  async jobRuns(@Args() { queue }: schema.QueryJobRunsArgs) {
    return (await this.many.ofQueue(queue)).map(this.toRun);
  }

  @Query()
  async jobRun(@Args() { id }: schema.QueryJobRunArgs) {
    const run = await this.many.run(id);
    return run && this.toRun(run);
  }

  @Mutation()
  async retryJob(@Args() { queue, key }: schema.MutationRetryJobArgs) {
    return toJob(answer(await this.one.retry(queue, key)).job);
  }

  @Mutation()
  async discardJob(@Args() { queue, key }: schema.MutationDiscardJobArgs) {
    answer(await this.one.discard(queue, key));
    return { queue, key };
  }

  @Mutation()
  async pauseQueue(@Args() { queue }: schema.MutationPauseQueueArgs) {
    answer(await this.one.pause(queue, true));
    return answer(await this.looking.queue(queue));
  }

  @Mutation()
  async resumeQueue(@Args() { queue }: schema.MutationResumeQueueArgs) {
    answer(await this.one.pause(queue, false));
    return answer(await this.looking.queue(queue));
  }

  @Mutation()
  async retryJobs(@Args() { queue, filter }: schema.MutationRetryJobsArgs) {
    return this.toRun(answer(await this.many.begin('retry', queue, filterOf(filter))));
  }

  @Mutation()
  async discardJobs(@Args() { queue, filter }: schema.MutationDiscardJobsArgs) {
    return this.toRun(answer(await this.many.begin('discard', queue, filterOf(filter))));
  }

  @Mutation()
  async revealJob(@Args() { queue, key }: schema.MutationRevealJobArgs) {
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

const filterOf = ({ tags, ...given }: schema.JobFilter): JobFilter => ({
  ...asked<Omit<JobFilter, 'tags'>>(given),
  ...(tags ? { tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])) } : {}),
});

const toJob = ({ error, tags = {}, dueAt, startedAt, finishedAt, ...job }: JobOfQueue) => ({
  ...job,
  dueAt: dueAt ?? null,
  startedAt: startedAt ?? null,
  finishedAt: finishedAt ?? null,
  error: error === undefined ? null : maskAddresses(error),
  tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
});

const toDetail = (detail: JobDetail) => ({ ...detail, job: toJob(detail.job) });
