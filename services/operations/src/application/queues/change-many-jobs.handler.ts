import { type Clock, type IdSource, type Result, succeed, within, maskAddresses } from '@lintel/kernel';
import type { JobFilter, Jobs } from '@lintel/platform/jobs';
import { type Acts, type Logger, refuseField, type Refusal } from '@lintel/service-kit';
import type { JobRun, JobRunVerb } from '../../domain/job-run.js';
import type { JobRunStore } from './job-run-store.js';
import { unlessRefused } from './refused.js';

/** What is done sooner is answered at once; the rest goes on by itself. */
const ANSWERED_WITHIN_MS = 1500;
const KEPT_MS = 7 * 86_400_000;
const MOST_RUNS = 20;

/** Retries or discards all jobs that a filter holds for. How far it has come is kept, so that any replica and any browser can say. */
export class ChangeManyJobsHandler {
  readonly #underWay = new Set<Promise<void>>();
  #stopping = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly runs: JobRunStore,
    private readonly acts: Acts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async begin(verb: JobRunVerb, queue: string, filter: JobFilter): Promise<Result<JobRun, Refusal>> {
    if (verb === 'retry' && !['failed', 'delayed'].includes(filter.state ?? 'failed'))
      return refuseField(
        'filter.state',
        'Only failed jobs are retried, and those that wait for another try.',
      );
    if (verb === 'discard' && (filter.state ?? 'active') === 'active')
      return refuseField('filter.state', 'Say which state is to be discarded; jobs under way stay.');
    const { state = 'failed' } = filter;
    const waits = verb === 'retry' && state === 'delayed';
    const meant: JobFilter = { ...filter, state, ...(waits && { attempted: true }) };
    const matched = await unlessRefused(() => this.jobs.operations.countMatching(queue, meant));
    if (!matched.ok) return matched;
    const now = this.clock.now();
    const run: JobRun = {
      ...{ id: this.ids.next(), queue, verb, matched: matched.value, done: 0, overtaken: 0 },
      ...{ startedAt: now, heardAt: now, endedAt: null, problem: null },
    };
    await this.acts.record({
      act: verb === 'retry' ? 'jobs.retry-asked' : 'jobs.discarded',
      subjectType: 'queue',
      subjectId: queue,
      agencyId: null,
      values: { run: run.id, matched: run.matched, ...recorded(meant) },
    });
    await this.runs.insert(run);
    await this.runs.forget(new Date(now.getTime() - KEPT_MS));
    const running: Promise<void> = this.#run(run, meant).finally(() => this.#underWay.delete(running));
    this.#underWay.add(running);
    await within(ANSWERED_WITHIN_MS, running);
    return succeed((await this.runs.find(run.id)) ?? run);
  }

  run(id: string): Promise<JobRun | null> {
    return this.runs.find(id);
  }

  ofQueue(queue: string): Promise<readonly JobRun[]> {
    return this.runs.latest(queue, MOST_RUNS);
  }

  /** Ends what is under way after its batch; what was done stays done. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.settled();
  }

  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Never throws. */
  async #run({ id, queue, verb }: JobRun, filter: JobFilter): Promise<void> {
    const { operations } = this.jobs;
    try {
      const outcome = await operations[verb === 'retry' ? 'retryMatching' : 'discardMatching'](
        queue,
        filter,
        async ({ matched, done }) => {
          if (this.#stopping) throw new Error('the program was stopped');
          await this.runs.change(id, { matched, done, heardAt: this.clock.now() });
        },
      );
      await this.runs.change(id, { ...outcome, endedAt: this.clock.now() });
    } catch (error) {
      this.logger.warn({ err: error, run: id, queue }, 'a change of many jobs stopped before its end');
      const problem = maskAddresses(error instanceof Error ? error.message : String(error)).slice(0, 500);
      // Without it, it is taken for stopped after a minute of silence.
      await this.runs.change(id, { endedAt: this.clock.now(), problem }).catch(() => undefined);
    }
  }
}

/** What the trail keeps of a filter: no text that somebody typed. */
const recorded = ({ state, name, errorKind, tags, error }: JobFilter) => ({
  state: state ?? null,
  ...(name === undefined ? {} : { name }),
  ...(errorKind === undefined ? {} : { errorKind: maskAddresses(errorKind) }),
  ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
  ...(error === undefined ? {} : { byError: true }),
});
