import { CronExpressionParser } from 'cron-parser';
import type { z } from 'zod';
import { placeText } from '../cursor.js';
import {
  defaultAttempts,
  defaultBackoff,
  InvalidJob,
  maxBackoffMs,
  maxDataBytes,
  maxKeyLength,
  type NewJob,
  type PageOf,
  type ScheduledJob,
  type Tags,
  type Timing,
} from './jobs.port.js';
import { checkTags } from './operations-rules.js';

const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;
const NAME = /^[A-Za-z0-9._-]{1,100}$/;
const MAX_ATTEMPTS = 1000;
/** A year: more is a mistake in the unit. */
const MAX_DELAY_MS = 366 * 86_400_000;

/** What a job comes to once it was checked: nothing missing, its data as text, so that later changes by the caller reach nobody. */
export interface CheckedJob extends CheckedTemplate {
  readonly key: string;
  readonly delayMs: number;
  readonly traceparent?: string;
}

export interface CheckedTemplate {
  readonly name: string;
  readonly data: string;
  readonly attempts: number;
  readonly initialDelayMs: number;
  readonly tags?: Tags;
}

/** Throws `InvalidJob` for a queue's name that an adapter might not take. */
export function assertQueue(queue: string): void {
  if (typeof queue !== 'string' || !NAME.test(queue))
    throw new InvalidJob(
      `queue: ${shown(queue)} is not 1 to 100 letters, digits, dots, hyphens, underscores`,
    );
}

/** Throws `InvalidJob` for a key that an adapter might not keep as it is. */
export function assertKey(key: string, field = 'key'): void {
  if (typeof key !== 'string' || key === '')
    throw new InvalidJob(`${field}: must be a text that is not empty`);
  if (key.length > maxKeyLength)
    throw new InvalidJob(`${field}: ${key.length} characters, at most ${maxKeyLength} are taken`);
  if (/\p{Cc}/u.test(key) || !key.isWellFormed())
    throw new InvalidJob(`${field}: ${shown(key)} has control characters or is not well-formed Unicode`);
}

export function checkJob(job: NewJob, field = ''): CheckedJob {
  assertKey(job.key, `${field}key`);
  const { delayMs = 0 } = job;
  assertNumber(delayMs, 0, MAX_DELAY_MS, `${field}delayMs`);
  const { traceparent } = job;
  if (traceparent !== undefined && !TRACEPARENT.test(traceparent))
    throw new InvalidJob(`${field}traceparent: ${shown(traceparent)} is no W3C trace context`);
  return {
    key: job.key,
    delayMs: Math.round(delayMs),
    ...(traceparent && { traceparent }),
    ...checkTemplate(job, field),
  };
}

/** Two jobs of one key in a call are no error: the second is not added. */
export const checkJobs = (jobs: readonly NewJob[]): CheckedJob[] =>
  jobs.map((job, index) => checkJob(job, `jobs[${index}].`));

export function checkTemplate(job: ScheduledJob, field = ''): CheckedTemplate {
  const { name, attempts = defaultAttempts, backoff = defaultBackoff } = job;
  if (typeof name !== 'string' || !NAME.test(name))
    throw new InvalidJob(
      `${field}name: ${shown(name)} is not 1 to 100 letters, digits, dots, hyphens, underscores`,
    );
  assertWhole(attempts, 1, MAX_ATTEMPTS, `${field}attempts`);
  assertNumber(backoff.initialDelayMs, 0, maxBackoffMs, `${field}backoff.initialDelayMs`);
  const tags = checkTags(job.tags ?? {}, `${field}tags`);
  return {
    name,
    data: dataAsJson(job.data, `${field}data`),
    attempts,
    initialDelayMs: Math.round(backoff.initialDelayMs),
    ...(tags.length > 0 && { tags: Object.fromEntries(tags) }),
  };
}

export function assertTiming(timing: Timing): void {
  if ('everyMs' in timing) return assertWhole(timing.everyMs, 1, MAX_DELAY_MS, 'everyMs');
  const { cron, timezone } = timing;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone });
  } catch {
    throw new InvalidJob(`timezone: ${shown(timezone)} is not an IANA time zone, such as Europe/London`);
  }
  const fields = typeof cron === 'string' ? cron.trim().split(/\s+/).length : 0;
  try {
    if (fields !== 5 && fields !== 6) throw new RangeError('five fields are needed, or six with seconds');
    nextCron(timing, 0);
  } catch (cause) {
    throw new InvalidJob(`cron: ${shown(cron)} is not a cron expression: ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** The first time a cron expression names after `after`, both in milliseconds. */
export const nextCron = ({ cron, timezone }: { cron: string; timezone: string }, after: number): number =>
  CronExpressionParser.parse(cron, { tz: timezone, currentDate: new Date(after) })
    .next()
    .getTime();

export function assertConcurrency(concurrency: number): void {
  assertWhole(concurrency, 1, 1000, 'concurrency');
}

export function pageSize({ first = 50 }: PageOf): number {
  assertWhole(first, 1, 1000, 'first');
  return first;
}

/** Where a page of jobs ends; a text that is no such place is refused, naming the field. */
export function jobPlace<Place>(place: z.ZodType<Place, unknown>) {
  const { write, read } = placeText(place);
  return {
    write,
    read(after: string): Place {
      const found = read(after);
      if (found === null) throw new InvalidJob(`after: ${JSON.stringify(after)} is no page's next`);
      return found;
    },
  };
}

/** How long a job waits after so many failures. */
export const backoffDelay = (initialDelayMs: number, failures: number): number =>
  Math.min(initialDelayMs * 2 ** (failures - 1), maxBackoffMs);

/** The text that is kept of what a handler threw. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).slice(0, 2000);

/** The key of a schedule's tick. */
export const tickKey = (schedule: string, at: number): string => `${schedule}@${at}`;

function dataAsJson(data: unknown, field: string): string {
  let json: string | undefined;
  try {
    json = JSON.stringify(data);
  } catch (cause) {
    throw new InvalidJob(`${field}: not JSON: ${String(cause)}`, { cause });
  }
  if (json === undefined) throw new InvalidJob(`${field}: ${typeof data} is not JSON; say null for nothing`);
  const bytes = Buffer.byteLength(json);
  if (bytes > maxDataBytes)
    throw new InvalidJob(`${field}: ${bytes} bytes as JSON, at most ${maxDataBytes} are taken`);
  return json;
}

function assertWhole(value: number, from: number, to: number, field: string): void {
  if (!Number.isInteger(value) || value < from || value > to)
    throw new InvalidJob(`${field}: must be a whole number from ${from} to ${to}, not ${shown(value)}`);
}

function assertNumber(value: number, from: number, to: number, field: string): void {
  if (!Number.isFinite(value) || value < from || value > to)
    throw new InvalidJob(`${field}: must be a number from ${from} to ${to}, not ${shown(value)}`);
}

export const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 120)) : String(value);
