import { assertKey, shown } from './job-rules.js';
import { InvalidJob, jobStates, type JobState } from './jobs.port.js';
import { maxTagLength, maxTags, type JobFilter, type MinuteOfWork, type Tags } from './operations.port.js';

const TAG = /^[a-z0-9-]{1,40}$/;
const MAX_ERROR_SOUGHT = 200;

export const MINUTE_MS = 60_000;

/** A filter that was checked: times in milliseconds, and `failed` where only failed jobs can be meant. */
export interface CheckedFilter {
  readonly key?: string;
  readonly state?: JobState;
  readonly attempted: boolean;
  readonly name?: string;
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** In lower case. */
  readonly error?: string;
  readonly errorKind?: string;
  readonly failedFrom: number;
  readonly failedBefore: number;
  readonly addedFrom: number;
  readonly addedBefore: number;
}

export function checkTags(tags: Tags, field = 'tags'): [string, string][] {
  const entries = Object.entries(tags);
  if (entries.length > maxTags)
    throw new InvalidJob(`${field}: ${entries.length}, at most ${maxTags} are taken`);
  for (const [name, value] of entries) {
    if (!TAG.test(name))
      throw new InvalidJob(
        `${field}: the name ${shown(name)} is not 1 to 40 lower-case letters, digits, hyphens`,
      );
    assertKey(value, `${field}.${name}`);
    if (value.length > maxTagLength)
      throw new InvalidJob(`${field}.${name}: ${value.length} characters, at most ${maxTagLength} are taken`);
    if (value.includes('@'))
      throw new InvalidJob(`${field}.${name}: an address does not belong into a tag, but a hash of it`);
  }
  return entries;
}

export function checkFilter(filter: JobFilter): CheckedFilter {
  const { key, name, tags = {}, errorKind } = filter;
  if (key !== undefined) assertKey(key);
  const failing =
    filter.error !== undefined ||
    errorKind !== undefined ||
    filter.failedFrom !== undefined ||
    filter.failedBefore !== undefined;
  const state = filter.state ?? (failing ? 'failed' : undefined);
  if (state !== undefined && !jobStates.includes(state))
    throw new InvalidJob(`state: there is no ${JSON.stringify(state)}`);
  if (failing && state !== 'failed')
    throw new InvalidJob(`state: only failed jobs have failed, not ${state}`);
  const error = filter.error?.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (error !== undefined && (error === '' || error.length > MAX_ERROR_SOUGHT))
    throw new InvalidJob(`error: must have 1 to ${MAX_ERROR_SOUGHT} characters`);
  return {
    ...(key !== undefined && { key }),
    ...(state && { state }),
    attempted: filter.attempted ?? false,
    ...(name !== undefined && { name }),
    tags: checkTags(tags),
    ...(error !== undefined && { error }),
    ...(errorKind !== undefined && { errorKind }),
    failedFrom: timeOf(filter.failedFrom, 'failedFrom', 0),
    failedBefore: timeOf(filter.failedBefore, 'failedBefore', Number.MAX_SAFE_INTEGER),
    addedFrom: timeOf(filter.addedFrom, 'addedFrom', 0),
    addedBefore: timeOf(filter.addedBefore, 'addedBefore', Number.MAX_SAFE_INTEGER),
  };
}

/** What `retryMatching` goes by: only what has failed before it was called, so that what fails again is not retried again. */
export function retryFilter(filter: JobFilter, now: number): CheckedFilter {
  const checked = checkFilter(filter);
  // What was put off on purpose, such as a reminder, must not come early.
  if (checked.state === 'delayed') return { ...checked, attempted: true };
  if (checked.state !== undefined && checked.state !== 'failed')
    throw new InvalidJob('state: only failed and delayed jobs are retried');
  return { ...checked, state: 'failed', failedBefore: Math.min(checked.failedBefore, now + 1) };
}

/** What `discardMatching` goes by: only what was there before it was called. */
export function discardFilter(filter: JobFilter, now: number): CheckedFilter {
  const checked = checkFilter(filter);
  if (checked.state === undefined) throw new InvalidJob('state: has to be named for jobs to be discarded');
  if (checked.state === 'active') throw new InvalidJob('state: jobs under way are not discarded');
  return { ...checked, addedBefore: Math.min(checked.addedBefore, now + 1) };
}

/** Minutes that have passed since 1970. */
export const minuteOf = (time: number): number => Math.floor(time / MINUTE_MS);

export const fromMinute = (from: string): number => minuteOf(timeOf(from, 'from', 0));

export const minuteOfWork = (minute: number, counted: Omit<MinuteOfWork, 'minute'>): MinuteOfWork => ({
  minute: new Date(minute * MINUTE_MS).toISOString(),
  ...counted,
});

function timeOf(text: string | undefined, field: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw new InvalidJob(`${field}: ${shown(text)} is no time such as 2026-01-31T12:00:00Z`);
  return time;
}
