import { Job, type JobType, type Queue } from 'bullmq';
import { errorOf } from './job-listing.js';
import { entryOf, tagsOf, type JobIndex } from './job-index.js';
import type { RedisLink } from './redis-link.js';

const BATCH = 200;

/** How many entries are looked at in one sweep. */
const SWEPT_AT_ONCE = 5000;

/** How long a reader waits for the index to be made whole, and how long until it is looked at again, in milliseconds. */
const PATIENCE_MS = 500;
const AGAIN_AFTER_MS = 1000;

const everyState: JobType[] = ['failed', 'active', 'wait', 'delayed', 'completed'];

/** Makes a queue's index agree with what BullMQ says. */
export class Healer {
  readonly #link: RedisLink;
  readonly #bull: Queue;
  readonly #index: JobIndex;
  #healing: Promise<void> | undefined;
  #lookedAt = -Infinity;

  constructor(link: RedisLink, bull: Queue, index: JobIndex) {
    this.#link = link;
    this.#bull = bull;
    this.#index = index;
  }

  /** Resolves when what BullMQ has is in the index, or after a while; the work goes on then. */
  async heal(): Promise<void> {
    if (!this.#healing && performance.now() - this.#lookedAt < AGAIN_AFTER_MS) return;
    this.#healing ??= this.#heal().finally(() => {
      this.#healing = undefined;
      this.#lookedAt = performance.now();
    });
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, PATIENCE_MS);
    try {
      await Promise.race([this.#healing, patience.promise]);
    } finally {
      clearTimeout(timer);
    }
    // Nobody may be waiting for it any more.
    this.#healing?.catch(() => undefined);
  }

  /** Takes jobs out of the index that are gone, some at each call and all in time. */
  async sweep(before: number): Promise<void> {
    const redis = this.#link.callers;
    const cursor = `${this.#index.base}swept`;
    let after = (await redis.get(cursor)) ?? '-inf';
    for (let looked = 0; looked < SWEPT_AT_ONCE; looked += BATCH) {
      const oldest = await this.#index.oldest(after, before, BATCH);
      await this.#index.forget(oldest.map(([id]) => id));
      after = oldest.length < BATCH ? '-inf' : oldest.at(-1)![1];
      if (after === '-inf') break;
    }
    await redis.set(cursor, after);
  }

  async #heal(): Promise<void> {
    const made = `${this.#index.base}made`;
    const isMade = await this.#link.run('heal', () => this.#link.callers.exists(made));
    if (isMade === 1) {
      const [there, listed] = await this.#link.run('heal', () =>
        Promise.all([this.#bull.getFailedCount(), this.#index.failed()]),
      );
      if (there > listed) await this.#list(['failed']);
      return;
    }
    await this.#list(everyState);
    await this.#link.run('heal', () => this.#link.callers.set(made, 1));
  }

  async #list(states: readonly JobType[]): Promise<void> {
    for (const state of states)
      for (let start = 0, there = true; there; start += BATCH)
        there = await this.#link.run('heal', async () => {
          const ids = await this.#bull.getRanges([state], start, start + BATCH - 1);
          await this.#listMissing(ids, state === 'failed');
          return ids.length > 0;
        });
  }

  async #listMissing(ids: readonly string[], failed: boolean): Promise<void> {
    const [unlisted, notFailed] = await Promise.all([
      this.#index.missing('all', ids),
      failed ? this.#index.missing('failed', ids) : [],
    ]);
    const wanted = [...new Set([...unlisted, ...notFailed])];
    const jobs = await Promise.all(wanted.map((id) => Job.fromId(this.#bull, id)));
    const there = jobs.filter((job) => job !== undefined);
    const entries = there.filter(({ id }) => unlisted.includes(id!));
    await this.#index.enter(entries.map((job) => entryOf(job.id!, job.timestamp, job.name, tagsOf(job))));
    if (failed)
      for (const { id, timestamp, finishedOn, failedReason } of there)
        await this.#index.fail(id!, timestamp, finishedOn ?? timestamp, errorOf(failedReason ?? ''));
  }
}
