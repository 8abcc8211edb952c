import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { keepMinutesForMs, type MinuteOfWork } from '../jobs.port.js';
import { minuteOf, minuteOfWork } from '../operations-rules.js';
import { count } from './index-scripts.js';
import { indexOf } from './job-index.js';

/** How long counts are collected before they are written, in milliseconds. */
const FLUSH_MS = 1000;

type Counted = Omit<MinuteOfWork, 'minute'>;

const MINUTES_AN_HOUR = 60;

/** Counts what workers of this process did, minute by minute, and writes it to a hash for each hour. */
export class MinuteCounts {
  readonly #prefix: string;
  readonly #write: (work: (redis: Redis) => Promise<unknown>) => Promise<unknown>;
  readonly #collected = new Map<string, { queue: string; minute: number; counted: Counted }>();
  #timer: NodeJS.Timeout | undefined;

  /** `write` says what became of the work. */
  constructor(prefix: string, write: (work: (redis: Redis) => Promise<unknown>) => Promise<unknown>) {
    this.#prefix = prefix;
    this.#write = write;
  }

  ended(queue: string, job: Job, completed: boolean): void {
    const now = Date.now();
    const began = job.processedOn ?? now;
    // One that was retried begins to count anew; its errors stay.
    const first = job.attemptsStarted === 1 && (job.stacktrace?.length ?? 0) === (completed ? 0 : 1);
    const waited = first ? Math.max(0, began - job.timestamp - (job.opts.delay ?? 0)) : 0;
    const worked = Math.max(0, now - began);
    const key = `${queue} ${minuteOf(now)}`;
    const { counted } = this.#collected.get(key) ?? { counted: none };
    this.#collected.set(key, {
      queue,
      minute: minuteOf(now),
      counted: {
        completed: counted.completed + (completed ? 1 : 0),
        failedAttempts: counted.failedAttempts + (completed ? 0 : 1),
        first: counted.first + (first ? 1 : 0),
        waitedMs: counted.waitedMs + waited,
        longestWaitMs: Math.max(counted.longestWaitMs, waited),
        workedMs: counted.workedMs + worked,
        longestWorkMs: Math.max(counted.longestWorkMs, worked),
      },
    });
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), FLUSH_MS).unref();
  }

  /** What cannot be written now is lost: it is only counts. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const collected = [...this.#collected.values()];
    this.#collected.clear();
    if (collected.length === 0) return;
    await this.#write((redis) =>
      Promise.all(
        collected.map(({ queue, minute, counted }) => {
          const fields = Object.entries(counted).flatMap(([of, value]) => [
            `${minute % MINUTES_AN_HOUR}.${of}`,
            value,
          ]);
          return redis.eval(count, 1, this.#key(queue, hourOf(minute)), keepMinutesForMs, ...fields);
        }),
      ),
    );
  }

  async from(redis: Redis, queue: string, from: number, now: number): Promise<MinuteOfWork[]> {
    const earliest = Math.max(from, minuteOf(now - keepMinutesForMs));
    const hours = Array.from(
      { length: hourOf(minuteOf(now)) - hourOf(earliest) + 1 },
      (_, index) => hourOf(earliest) + index,
    );
    const kept = await Promise.all(hours.map((hour) => redis.hgetall(this.#key(queue, hour))));
    return hours.flatMap((hour, index) => inHour(hour, kept[index]!, earliest));
  }

  #key(queue: string, hour: number): string {
    return `${indexOf(this.#prefix, queue)}minutes:${hour}`;
  }
}

const none: Counted = {
  completed: 0,
  failedAttempts: 0,
  first: 0,
  waitedMs: 0,
  longestWaitMs: 0,
  workedMs: 0,
  longestWorkMs: 0,
};

const hourOf = (minute: number): number => Math.floor(minute / MINUTES_AN_HOUR);

function inHour(hour: number, fields: Record<string, string>, earliest: number): MinuteOfWork[] {
  return Array.from({ length: MINUTES_AN_HOUR }, (_, minute) => minute)
    .filter((minute) => `${minute}.completed` in fields && hour * MINUTES_AN_HOUR + minute >= earliest)
    .map((minute) =>
      minuteOfWork(
        hour * MINUTES_AN_HOUR + minute,
        Object.fromEntries(
          Object.keys(none).map((of) => [of, Number(fields[`${minute}.${of}`] ?? 0)]),
        ) as unknown as Counted,
      ),
    );
}
