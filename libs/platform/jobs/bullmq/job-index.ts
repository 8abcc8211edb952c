import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { jobPlace } from '../job-rules.js';
import { kindOfError } from '../kind-of-error.js';
import type { CheckedFilter } from '../operations-rules.js';
import type { Tags } from '../jobs.port.js';
import * as scripts from './index-scripts.js';
import { keysOf } from './queue-keys.js';

/** How many entries a script goes through before it lets others have Redis. */
const BUDGET = 10_000;

/** Characters of an error's beginning that are searched. */
const MAX_ERROR = 500;

/** A job as the index lists it, its tags a line each. */
export type Entry = readonly [id: string, added: string, name: string, tags: string];

export interface Sought {
  readonly ids: readonly string[];
  readonly count: number;
  /** For the next call; missing when all were looked through. */
  readonly next?: string;
}

export const entryOf = (id: string, added: number, name: string, tags: Tags = {}): Entry => [
  id,
  String(added),
  name,
  Object.entries(tags)
    .map(([tag, value]) => tagged(tag, value))
    .join('\n'),
];

const tagged = (tag: string, value: string): string => `${tag}:${value}`;

/** BullMQ keeps options it does not know. */
export const tagsOf = (job: Job): Tags | undefined => (job.opts as { tags?: Tags }).tags;

/** The index's place in Redis: no queue's name has an `@`. */
export const indexOf = (prefix: string, queue: string): string => `${prefix}:@index:${queue}:`;

/** The score and the id of the last that was looked at. */
const places = jobPlace(z.tuple([z.string().regex(/^\d{1,16}$/), z.string().min(1)]));

/** An index, beside BullMQ, of a queue's jobs by what they are found by. It may list what is gone, or name one as failed that is not yet: readers look. */
export class JobIndex {
  readonly #redis: Redis;
  readonly #jobKey: (id: string) => string;
  readonly base: string;

  constructor(redis: Redis, prefix: string, queue: string) {
    this.#redis = redis;
    this.#jobKey = keysOf(prefix, queue).job;
    this.base = indexOf(prefix, queue);
  }

  async enter(entries: readonly Entry[]): Promise<void> {
    if (entries.length > 0) await this.#redis.eval(scripts.enter, 1, this.base, ...entries.flat());
  }

  async fail(id: string, added: number, at: number, error: string): Promise<void> {
    const line = error.slice(0, MAX_ERROR);
    await this.#redis.eval(scripts.fail, 1, this.base, id, added, at, kindOfError(error), line);
  }

  async unfail(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#redis.eval(scripts.unfail, 1, this.base, ...ids);
  }

  /** Drops those of them that are gone. */
  async forget(ids: readonly string[]): Promise<void> {
    const keys = [this.base, ...ids.map(this.#jobKey)];
    if (ids.length > 0) await this.#redis.eval(scripts.forget, keys.length, ...keys, ...ids);
  }

  async kinds(): Promise<[kind: string, count: number, id: string, error: string][]> {
    return (await this.#redis.eval(scripts.kinds, 1, this.base)) as [string, number, string, string][];
  }

  failed(): Promise<number> {
    return this.#redis.zcard(`${this.base}failed`);
  }

  /** Which of these are not listed in a set. */
  async missing(set: 'all' | 'failed', ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const scores = await this.#redis.zmscore(`${this.base}${set}`, ...ids);
    return ids.filter((_, index) => scores[index] === null);
  }

  /** Ids in the order in which they were added, after the one whose `next` is given. */
  async oldest(after: string, before: number, count: number): Promise<[id: string, score: string][]> {
    const flat = await this.#redis.zrangebyscore(
      `${this.base}all`,
      `(${after}`,
      `(${before}`,
      'WITHSCORES',
      'LIMIT',
      0,
      count,
    );
    return Array.from({ length: flat.length / 2 }, (_, n) => [flat[2 * n]!, flat[2 * n + 1]!]);
  }

  async seek(filter: CheckedFilter, limit: number, after?: string, counting = false): Promise<Sought> {
    const [afterScore, afterId] = after === undefined ? [] : places.read(after);
    const { failedFrom, failedBefore, addedFrom, addedBefore, error } = filter;
    const failed = filter.state === 'failed';
    const sets = [
      ...filter.tags.map(([tag, value]) => `tag:${tagged(tag, value)}`),
      ...(filter.name === undefined ? [] : [`name:${filter.name}`]),
      ...(filter.errorKind === undefined ? [] : [`kind:${filter.errorKind}`]),
      ...(failed ? ['failed'] : []),
    ];
    const timed = failedFrom > 0 || failedBefore < Number.MAX_SAFE_INTEGER;
    const asked = {
      sets: sets.length > 0 ? sets : ['all'],
      limit,
      counting,
      budget: BUDGET,
      ...(afterId !== undefined && { afterId, afterScore }),
      ...(addedFrom > 0 && { addedFrom }),
      ...(addedBefore < Number.MAX_SAFE_INTEGER && { addedBefore }),
      failing: failed && (error !== undefined || timed),
      timed,
      failedFrom,
      failedBefore,
      ...(error !== undefined && { error }),
    };
    const [more, count, score, id, ids] = (await this.#redis.eval(
      scripts.seek,
      1,
      this.base,
      JSON.stringify(asked),
    )) as [number, number, string, string, string[]];
    return { ids, count, ...(more === 1 && id !== '' && { next: places.write([score, id]) }) };
  }
}
