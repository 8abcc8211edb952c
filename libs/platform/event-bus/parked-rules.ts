import { z } from 'zod';
import type { CloudEvent } from '@lintel/contracts';
import {
  InvalidFilter,
  maxIds,
  maxReasonLength,
  type EventPageOf,
  type ListedParked,
  type ParkedFilter,
  type ParkedPage,
  type SettlingOutcome,
} from './event-bus.port.js';
import { eventPlace, pageSize, shown, sought, timeOf } from './operations-rules.js';

const ID = /^\d{1,15}$/;

/** A filter that was checked: times in milliseconds, `error` in lower case. */
export interface CheckedParkedFilter {
  readonly ids?: readonly number[];
  readonly settled?: boolean;
  readonly error?: string;
  readonly type?: string;
  readonly subject?: string;
  readonly from: number;
  readonly before: number;
}

/** The id that was looked at last. */
export const parkedPlace = eventPlace(z.int().min(0));

export function checkParkedFilter(filter: ParkedFilter): CheckedParkedFilter {
  const { ids, settled, error, type, subject, parkedFrom, parkedBefore } = filter;
  const wrong = ids?.find((id) => !ID.test(id));
  if (wrong !== undefined) throw new InvalidFilter(`ids: ${shown(wrong)} is no id`);
  if (ids && ids.length > maxIds)
    throw new InvalidFilter(`ids: ${ids.length} are given, at most ${maxIds} are taken`);
  return {
    ...(ids && { ids: [...new Set(ids.map(Number))] }),
    ...(settled !== undefined && { settled }),
    ...(error !== undefined && { error: lower(sought(error, 'error')) }),
    ...(type !== undefined && { type: sought(type, 'type') }),
    ...(subject !== undefined && { subject: sought(subject, 'subject') }),
    from: timeOf(parkedFrom, 'parkedFrom', 0),
    before: timeOf(parkedBefore, 'parkedBefore', Number.MAX_SAFE_INTEGER),
  };
}

/** What retrying and discarding go by: only what nobody has settled. */
export function settlingFilter(filter: ParkedFilter): CheckedParkedFilter {
  if (filter.settled) throw new InvalidFilter('settled: what is settled cannot be settled again');
  return { ...checkParkedFilter(filter), settled: false };
}

export function checkReason(reason: string): string {
  const text = reason.trim();
  if (text === '' || text.length > maxReasonLength || !text.isWellFormed())
    throw new InvalidFilter(`reason: must have 1 to ${maxReasonLength} characters`);
  return text;
}

/** What a filter asks of a parked event. */
export interface Sought extends Pick<ListedParked, 'id' | 'error' | 'parkedAt' | 'settled'> {
  readonly event: Pick<CloudEvent, 'type' | 'subject'>;
}

export function parkedHolds(filter: CheckedParkedFilter, parked: Sought): boolean {
  const at = Date.parse(parked.parkedAt);
  return (
    (filter.ids === undefined || filter.ids.includes(Number(parked.id))) &&
    (filter.settled === undefined || filter.settled === (parked.settled !== null)) &&
    (filter.error === undefined || lower(parked.error).includes(filter.error)) &&
    (filter.type === undefined || parked.event.type === filter.type) &&
    (filter.subject === undefined || parked.event.subject === filter.subject) &&
    at >= filter.from &&
    at < filter.before
  );
}

/** The page of a consumer that never parked anything. */
export function nothingParked(page: EventPageOf): ParkedPage {
  pageSize(page);
  if (page.after !== undefined) parkedPlace.read(page.after);
  return { events: [] };
}

/** The same for settling: any ids that were given are no longer kept. */
export const nothingSettled = ({ ids = [] }: CheckedParkedFilter): SettlingOutcome => ({
  matched: ids.length,
  done: 0,
  overtaken: ids.length,
});

const lower = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
