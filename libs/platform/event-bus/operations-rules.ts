import type { CloudEvent } from '@lintel/contracts';
import type { z } from 'zod';
import { placeText } from '../cursor.js';
import {
  InvalidFilter,
  maxFailingLength,
  maxLookedThrough,
  maxLookedThroughBytes,
  type EventFilter,
  type EventPageOf,
  type Failing,
  type ReplayFrom,
} from './operations.port.js';

const TRACE = /^[\da-f]{32}$/;
const MAX_SOUGHT = 300;
const MOST_A_PAGE = 200;

/** A filter that was checked: times in milliseconds. */
export interface CheckedFilter {
  readonly type?: string;
  readonly subject?: string;
  readonly correlation?: string;
  readonly from: number;
  readonly before: number;
}

export function checkFilter(filter: EventFilter): CheckedFilter {
  const { type, subject, correlation, publishedFrom, publishedBefore } = filter;
  if (correlation !== undefined && !TRACE.test(correlation))
    throw new InvalidFilter(`correlation: ${shown(correlation)} is not 32 hexadecimal digits`);
  return {
    ...(type !== undefined && { type: sought(type, 'type') }),
    ...(subject !== undefined && { subject: sought(subject, 'subject') }),
    ...(correlation !== undefined && { correlation }),
    from: timeOf(publishedFrom, 'publishedFrom', 0),
    before: timeOf(publishedBefore, 'publishedBefore', Number.MAX_SAFE_INTEGER),
  };
}

/** Whether all of a filter holds for an event, but for its times. */
export const holds = ({ type, subject, correlation }: CheckedFilter, event: CloudEvent): boolean =>
  (type === undefined || event.type === type) &&
  (subject === undefined || event.subject === subject) &&
  (correlation === undefined || correlationOf(event) === correlation);

const correlationOf = ({ traceparent }: CloudEvent): string | undefined => traceparent?.split('-')[1];

export function pageSize({ first = 50 }: EventPageOf): number {
  if (!Number.isInteger(first) || first < 1 || first > MOST_A_PAGE)
    throw new InvalidFilter(`first: ${first} is not a whole number from 1 to ${MOST_A_PAGE}`);
  return first;
}

/** Where a page ends; a text that is no such place is refused, naming the field. */
export function eventPlace<Place>(place: z.ZodType<Place, unknown>) {
  const { write, read } = placeText(place);
  return {
    write,
    read(after: string): Place {
      const found = read(after);
      if (found === null) throw new InvalidFilter(`after: ${shown(after)} is no page's next`);
      return found;
    },
  };
}

/** How much a call may look through. */
export class Looking {
  #events = 0;
  #bytes = 0;

  saw(bytes: number): void {
    this.#events++;
    this.#bytes += bytes;
  }

  get enough(): boolean {
    return this.#events >= maxLookedThrough || this.#bytes >= maxLookedThroughBytes;
  }
}

export const failing = (error: string, attempts: number, at: Date): Failing => ({
  error: error.slice(0, maxFailingLength).toWellFormed(),
  attempts,
  at: at.toISOString(),
});

/** What a handler threw, as text. */
export const errorText = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

/** When a replay begins, in milliseconds. */
export const replayFrom = (from: ReplayFrom): number =>
  from === 'beginning' ? 0 : timeOf(from.publishedFrom, 'publishedFrom', 0);

export function timeOf(text: string | undefined, field: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw new InvalidFilter(`${field}: ${shown(text)} is no time such as 2026-01-31T12:00:00Z`);
  // Before 1970 a broker takes the numbers for something else.
  return Math.max(0, time);
}

export function sought(text: string, field: string): string {
  if (text === '' || text.length > MAX_SOUGHT)
    throw new InvalidFilter(`${field}: must have 1 to ${MAX_SOUGHT} characters`);
  return text;
}

export const shown = (text: string): string => JSON.stringify(text.slice(0, 60));
