import { assertKey } from '../job-rules.js';
import type {
  FailureKind,
  JobFilter,
  JobOperations,
  JobPage,
  JobWithHistory,
  MassOutcome,
  MinuteOfWork,
  OnProgress,
  PageOf,
} from '../jobs.port.js';
import {
  checkFilter,
  discardFilter,
  fromMinute,
  retryFilter,
  type CheckedFilter,
} from '../operations-rules.js';
import { JobFinder } from './finding.js';
import type { JobsFile } from './jobs-file.js';
import { doToMatching, type MassVerb } from './mass-work.js';
import { Minutes } from './minutes.js';

export interface EmbeddedOperationsOptions {
  readonly file: JobsFile;
  now(): number;
  /** Throws `UnknownQueue`, or because the adapter is closed. */
  queue(name: string): { readonly id: number; readonly name: string };
  /** Jobs were made to wait, or are gone. */
  changed(): void;
}

export class EmbeddedOperations implements JobOperations {
  readonly #options: EmbeddedOperationsOptions;
  readonly #finder: JobFinder;
  readonly #minutes: Minutes;

  constructor(options: EmbeddedOperationsOptions) {
    this.#options = options;
    this.#finder = new JobFinder(options.file.working);
    this.#minutes = new Minutes(options.file.working);
  }

  async queues(): Promise<readonly string[]> {
    const rows = this.#options.file.working.prepare('SELECT name FROM queue ORDER BY name').all();
    return rows.map(({ name }) => name as string);
  }

  async find(queue: string, filter: JobFilter, page: PageOf = {}): Promise<JobPage> {
    const { id } = this.#options.queue(queue);
    return this.#finder.find(id, checkFilter(filter), page, this.#options.now());
  }

  async show(queue: string, key: string): Promise<JobWithHistory> {
    const found = this.#options.queue(queue);
    assertKey(key);
    return this.#finder.show(found, key, this.#options.now());
  }

  async failures(queue: string): Promise<readonly FailureKind[]> {
    return this.#finder.failures(this.#options.queue(queue).id);
  }

  async countMatching(queue: string, filter: JobFilter): Promise<number> {
    const { id } = this.#options.queue(queue);
    return this.#finder.count(id, checkFilter(filter), this.#options.now());
  }

  async retryMatching(queue: string, filter: JobFilter, progress?: OnProgress): Promise<MassOutcome> {
    const [{ id }, now] = [this.#options.queue(queue), this.#options.now()];
    return this.#doTo('retry', id, retryFilter(filter, now), now, progress);
  }

  async discardMatching(queue: string, filter: JobFilter, progress?: OnProgress): Promise<MassOutcome> {
    const [{ id }, now] = [this.#options.queue(queue), this.#options.now()];
    return this.#doTo('discard', id, discardFilter(filter, now), now, progress);
  }

  async throughput(queue: string, from: string): Promise<readonly MinuteOfWork[]> {
    return this.#minutes.from(this.#options.queue(queue).id, fromMinute(from));
  }

  #doTo(
    verb: MassVerb,
    queue: number,
    filter: CheckedFilter,
    now: number,
    progress?: OnProgress,
  ): Promise<MassOutcome> {
    const { file, changed } = this.#options;
    return doToMatching(file, verb, queue, filter, now, async (sofar) => {
      changed();
      await progress?.(sofar);
    });
  }
}
