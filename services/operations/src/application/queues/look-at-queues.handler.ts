import { type Clock, type Result, maskAddresses } from '@lintel/kernel';
import {
  type FailureKind,
  type JobFilter,
  type JobPage,
  type Jobs,
  type ListedJob,
} from '@lintel/platform/jobs';
import { refuseField, type Refusal } from '@lintel/service-kit';
import { type JobDetail, detailOf } from './job-detail.js';
import { type QueueFigures, workOf } from './queue-figures.js';
import { unlessRefused } from './refused.js';

export interface JobOfQueue extends ListedJob {
  readonly queue: string;
}

const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 1440;
export const longestPage = 200;
const MOST_FOUND = 50;
/** What services tag their jobs with, and a text is looked for in. */
const tagNames = [
  'recipient',
  'template',
  'listing',
  'viewing',
  'conversation',
  'agency',
  'upload',
  'change',
  'correlation',
];

/** What operations staff see of the queues. */
export class LookAtQueuesHandler {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async queues(minutes: number): Promise<Result<readonly QueueFigures[], Refusal>> {
    if (minutes < 1 || minutes > LONGEST_MINUTES)
      return refuseField('minutes', `must be 1 to ${LONGEST_MINUTES}`);
    return unlessRefused(async () =>
      Promise.all((await this.jobs.operations.queues()).map((name) => this.#figures(name, minutes))),
    );
  }

  queue(name: string): Promise<Result<QueueFigures, Refusal>> {
    return unlessRefused(() => this.#figures(name, 60));
  }

  async page(
    queue: string,
    filter: JobFilter,
    page: { readonly first: number; readonly after?: string },
  ): Promise<Result<JobPage, Refusal>> {
    if (page.first < 1 || page.first > longestPage)
      return refuseField('first', `must be 1 to ${longestPage}`);
    return unlessRefused(() => this.jobs.operations.find(queue, filter, page));
  }

  /** The text is a whole key, or the whole value of a tag: nothing is gone through. */
  async find(text: string): Promise<Result<readonly JobOfQueue[], Refusal>> {
    const sought = text.trim();
    if (sought === '') return refuseField('text', 'Type an id.');
    // No tag holds an address; what is too long for a tag may be a key.
    const filters: JobFilter[] = [{ key: sought }];
    if (sought.length <= 100 && !sought.includes('@'))
      filters.push(...tagNames.map((name) => ({ tags: { [name]: sought } })));
    return unlessRefused(async () => {
      const queues = await this.jobs.operations.queues();
      const found = await Promise.all(
        queues.map(async (queue) => {
          const pages = await Promise.all(
            filters.map((filter) => this.jobs.operations.find(queue, filter, { first: MOST_FOUND })),
          );
          const byKey = new Map(pages.flatMap(({ jobs }) => jobs).map((job) => [job.key, { ...job, queue }]));
          return [...byKey.values()];
        }),
      );
      return found
        .flat()
        .sort((a, b) => b.addedAt.localeCompare(a.addedAt))
        .slice(0, MOST_FOUND);
    });
  }

  job(queue: string, key: string): Promise<Result<JobDetail, Refusal>> {
    return unlessRefused(async () => detailOf(queue, await this.jobs.operations.show(queue, key), 'masked'));
  }

  failures(queue: string): Promise<Result<readonly FailureKind[], Refusal>> {
    return unlessRefused(async () =>
      (await this.jobs.operations.failures(queue)).map((failure) => ({
        ...failure,
        example: { ...failure.example, error: maskAddresses(failure.example.error) },
      })),
    );
  }

  count(queue: string, filter: JobFilter): Promise<Result<number, Refusal>> {
    return unlessRefused(() => this.jobs.operations.countMatching(queue, filter));
  }

  async #figures(name: string, minutes: number): Promise<QueueFigures> {
    const from = new Date(this.clock.now().getTime() - minutes * MINUTE_MS).toISOString();
    const [counts, worked] = await Promise.all([
      this.jobs.counts(name),
      this.jobs.operations.throughput(name, from),
    ]);
    return { ...counts, name, work: workOf(worked) };
  }
}
