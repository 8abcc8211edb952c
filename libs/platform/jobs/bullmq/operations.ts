import { Job, type Queue } from 'bullmq';
import { assertKey, pageSize } from '../job-rules.js';
import {
  jobStates,
  maxFailureKinds,
  maxHistory,
  UnknownJob,
  WrongState,
  type FailedAttempt,
  type FailureKind,
  type JobFilter,
  type JobOperations,
  type JobPage,
  type JobState,
  type JobWithHistory,
  type ListedJob,
  type MassOutcome,
  type MinuteOfWork,
  type OnProgress,
  type PageOf,
} from '../jobs.port.js';
import {
  checkFilter,
  discardFilter,
  fromMinute,
  retryFilter,
  type CheckedFilter,
} from '../operations-rules.js';
import { Healer } from './healing.js';
import { idsOf, keyOf } from './job-ids.js';
import { JobIndex } from './job-index.js';
import { listed, time } from './job-listing.js';
import { keysOf } from './queue-keys.js';
import type { MinuteCounts } from './minutes.js';
import type { RedisLink } from './redis-link.js';

/** How many jobs are looked at together, and how long a call goes on looking, in milliseconds. */
const BATCH = 200;
const LOOKS_FOR_MS = 150;

export interface BullmqOperationsOptions {
  readonly link: RedisLink;
  readonly prefix: string;
  readonly minutes: MinuteCounts;
  names(): Promise<readonly string[]>;
  /** Rejects with `UnknownQueue`, and when Redis does not answer. */
  known<T>(what: string, queue: string, work: (bull: Queue) => Promise<T>): Promise<T>;
  retry(queue: string, key: string): Promise<void>;
  discard(queue: string, key: string): Promise<void>;
}

interface Found {
  readonly jobs: readonly ListedJob[];
  readonly next?: string;
}

export class BullmqOperations implements JobOperations {
  readonly #options: BullmqOperationsOptions;
  readonly #healers = new Map<string, Healer>();

  constructor(options: BullmqOperationsOptions) {
    this.#options = options;
  }

  index(queue: string): JobIndex {
    return new JobIndex(this.#options.link.callers, this.#options.prefix, queue);
  }

  /** Takes what is gone out of a queue's index. */
  async sweep(queue: string, before: number): Promise<void> {
    await this.#options.known('sweep', queue, (bull) => this.#healer(queue, bull).sweep(before));
  }

  #healer(queue: string, bull: Queue): Healer {
    const healer = this.#healers.get(queue) ?? new Healer(this.#options.link, bull, this.index(queue));
    this.#healers.set(queue, healer);
    return healer;
  }

  queues(): Promise<readonly string[]> {
    return this.#options.names();
  }

  async find(queue: string, filter: JobFilter, page: PageOf = {}): Promise<JobPage> {
    return this.#options.known('find', queue, async (bull) => {
      const [checked, first] = [checkFilter(filter), pageSize(page)];
      await this.#healer(queue, bull).heal();
      const jobs: ListedJob[] = [];
      let after = page.after;
      const until = performance.now() + LOOKS_FOR_MS;
      do {
        const found = await this.#next(bull, checked, Math.min(BATCH, first - jobs.length), after);
        jobs.push(...found.jobs);
        after = found.next;
      } while (after !== undefined && jobs.length < first && performance.now() < until);
      return { jobs, ...(after !== undefined && { next: after }) };
    });
  }

  async show(queue: string, key: string): Promise<JobWithHistory> {
    assertKey(key);
    return this.#options.known('show', queue, async (bull) => {
      const [job] = await this.#look(bull, idsOf(key));
      if (!job) throw new UnknownJob(queue, key);
      const { logs } = await bull.getJobLogs(job.id, 0, maxHistory - 1);
      return { ...job.listed, history: logs.flatMap(attemptIn) };
    });
  }

  async failures(queue: string): Promise<readonly FailureKind[]> {
    return this.#options.known('failures', queue, async (bull) => {
      await this.#healer(queue, bull).heal();
      const kinds = await this.index(queue).kinds();
      return kinds
        .map(([kind, count, id, error]) => ({ kind, count, example: { key: keyOf(id), error } }))
        .sort((one, other) => other.count - one.count)
        .slice(0, maxFailureKinds);
    });
  }

  async countMatching(queue: string, filter: JobFilter): Promise<number> {
    return this.#count(queue, checkFilter(filter));
  }

  async retryMatching(queue: string, filter: JobFilter, progress?: OnProgress): Promise<MassOutcome> {
    return this.#doTo(queue, retryFilter(filter, Date.now()), this.#options.retry, progress);
  }

  async discardMatching(queue: string, filter: JobFilter, progress?: OnProgress): Promise<MassOutcome> {
    return this.#doTo(queue, discardFilter(filter, Date.now()), this.#options.discard, progress);
  }

  async throughput(queue: string, from: string): Promise<readonly MinuteOfWork[]> {
    const earliest = fromMinute(from);
    return this.#options.known('throughput', queue, async () => {
      const { minutes, link } = this.#options;
      await minutes.flush();
      return minutes.from(link.callers, queue, earliest, Date.now());
    });
  }

  async #count(queue: string, filter: CheckedFilter): Promise<number> {
    let [count, after]: [number, string | undefined] = [0, undefined];
    do {
      const from: string | undefined = after;
      after = await this.#options.known('count', queue, async (bull) => {
        if (from === undefined) await this.#healer(queue, bull).heal();
        // The index knows which jobs have failed, but not the state of the others.
        const exact =
          filter.key === undefined && !filter.attempted && (filter.state ?? 'failed') === 'failed';
        if (exact) {
          const sought = await this.index(queue).seek(filter, Number.MAX_SAFE_INTEGER, from, true);
          count += sought.count;
          return sought.next;
        }
        const found = await this.#next(bull, filter, BATCH, from);
        count += found.jobs.length;
        return found.next;
      });
    } while (after !== undefined);
    return count;
  }

  async #doTo(
    queue: string,
    filter: CheckedFilter,
    act: (queue: string, key: string) => Promise<void>,
    progress?: OnProgress,
  ): Promise<MassOutcome> {
    const matched = await this.#count(queue, filter);
    let [done, after]: [number, string | undefined] = [0, undefined];
    do {
      const from: string | undefined = after;
      const batch: Found = await this.#options.known('find', queue, (bull) =>
        this.#next(bull, filter, BATCH, from),
      );
      const acted = await Promise.all(batch.jobs.map(({ key }) => unlessOvertaken(act(queue, key))));
      done += acted.filter(Boolean).length;
      after = batch.next;
      if (batch.jobs.length > 0) await progress?.({ matched: Math.max(matched, done), done });
    } while (after !== undefined);
    return { matched: Math.max(matched, done), done, overtaken: Math.max(0, matched - done) };
  }

  /** The next jobs that the index lists and BullMQ confirms; wrong entries are removed from the index. */
  async #next(bull: Queue, filter: CheckedFilter, count: number, after?: string): Promise<Found> {
    if (filter.key !== undefined) return { jobs: await this.#ofKey(bull, filter, filter.key) };
    const index = this.index(bull.name);
    const { ids, next } = await index.seek(filter, count, after);
    const found = await this.#look(bull, ids);
    const there = new Map(found.map((job) => [job.id, job.listed]));
    await index.forget(ids.filter((id) => !there.has(id)));
    return {
      jobs: found.map((job) => job.listed).filter((job) => fits(job, filter)),
      ...(next !== undefined && { next }),
    };
  }

  async #ofKey(bull: Queue, filter: CheckedFilter, key: string): Promise<ListedJob[]> {
    const found = await this.#look(bull, idsOf(key));
    return found.map((job) => job.listed).filter((job) => fits(job, filter));
  }

  async #look(bull: Queue, ids: readonly string[]): Promise<{ id: string; listed: ListedJob }[]> {
    const { link, prefix } = this.#options;
    const { delayed } = keysOf(prefix, bull.name);
    const jobs = await Promise.all(
      ids.map(async (id) => {
        const [job, state] = await Promise.all([Job.fromId(bull, id), bull.getJobState(id)]);
        if (!job || !isOurs(state)) return [];
        const due = state === 'delayed' ? Number(await link.callers.zscore(delayed, id)) : 0;
        return [{ id, listed: listed(job, state, due) }];
      }),
    );
    return jobs.flat();
  }
}

const isOurs = (state: string): state is JobState => (jobStates as readonly string[]).includes(state);

const fits = ({ state, attemptsMade, name, tags = {} }: ListedJob, filter: CheckedFilter): boolean =>
  (filter.state === undefined || filter.state === state) &&
  (!filter.attempted || attemptsMade > 0) &&
  (filter.name === undefined || filter.name === name) &&
  filter.tags.every(([tag, value]) => tags[tag] === value);

async function unlessOvertaken(acting: Promise<void>): Promise<boolean> {
  try {
    await acting;
    return true;
  } catch (error) {
    if (error instanceof UnknownJob || error instanceof WrongState) return false;
    throw error;
  }
}

/** A row of a job's log, unless somebody else wrote it. */
function attemptIn(row: string): FailedAttempt[] {
  try {
    const [began, ended, error] = JSON.parse(row) as [number, number, string];
    return [{ began: time(began), ended: time(ended), error }];
  } catch {
    return [];
  }
}
