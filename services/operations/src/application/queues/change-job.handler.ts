import { fail, type Result, succeed } from '@lintel/kernel';
import type { Jobs } from '@lintel/platform/jobs';
import type { Acts, Refusal } from '@lintel/service-kit';
import { type JobDetail, detailOf } from './job-detail.js';
import { unlessRefused } from './refused.js';

/** How much of a key the trail's subject holds at most; its values hold all of it. */
const LONGEST_SUBJECT = 200;

/** What operations staff do to one job, or to a whole queue. Each is told to the audit trail before it is done. */
export class ChangeJobHandler {
  constructor(
    private readonly jobs: Jobs,
    private readonly acts: Acts,
  ) {}

  async retry(queue: string, key: string): Promise<Result<JobDetail, Refusal>> {
    const known = await this.#known(queue, key);
    if (!known.ok) return known;
    if (['failed', 'delayed'].includes(known.value.job.state))
      await this.#record('job.retry-asked', queue, key);
    const retried = await unlessRefused(
      () => this.jobs.retry(queue, key),
      'This job has not failed, or somebody has retried it meanwhile.',
    );
    if (!retried.ok) return retried;
    const after = await this.#known(queue, key);
    // One that is done and gone by now was retried all the same.
    return after.ok ? after : succeed({ ...known.value, job: { ...known.value.job, state: 'waiting' } });
  }

  async discard(queue: string, key: string): Promise<Result<null, Refusal>> {
    const known = await this.#known(queue, key);
    if (!known.ok) return known;
    await this.#record('job.discarded', queue, key);
    const discarded = await unlessRefused(
      () => this.jobs.discard(queue, key),
      'This job is under way, or the next of a schedule, and stays.',
    );
    return discarded.ok ? succeed(null) : fail(discarded.failure);
  }

  async pause(queue: string, paused: boolean): Promise<Result<null, Refusal>> {
    const known = await unlessRefused(() => this.jobs.counts(queue));
    if (!known.ok) return known;
    await this.acts.record({
      act: paused ? 'queue.paused' : 'queue.resumed',
      subjectType: 'queue',
      subjectId: queue,
      agencyId: null,
      values: { paused },
    });
    await (paused ? this.jobs.pause(queue) : this.jobs.resume(queue));
    return succeed(null);
  }

  /** All of a job, with what may be personal. */
  async reveal(queue: string, key: string): Promise<Result<JobDetail, Refusal>> {
    const known = await this.#known(queue, key);
    if (known.ok) await this.#record('job.revealed', queue, key);
    return known;
  }

  #known(queue: string, key: string): Promise<Result<JobDetail, Refusal>> {
    return unlessRefused(async () => detailOf(queue, await this.jobs.operations.show(queue, key), 'whole'));
  }

  #record(act: string, queue: string, key: string): Promise<void> {
    const subjectId = key.slice(0, LONGEST_SUBJECT);
    return this.acts.record({ act, subjectType: 'job', subjectId, agencyId: null, values: { queue, key } });
  }
}
