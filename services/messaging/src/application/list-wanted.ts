import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField } from '@lintel/service-kit';
import { type Place, placeCursor } from './list-place.js';

const MOST = 100;
const LONGEST_SEARCH = 200;

export interface ListWanted {
  readonly first?: number | null;
  readonly after?: string | null;
}

export interface PageWanted {
  readonly first: number;
  readonly after: Place | null;
}

export function pageOf({ first, after }: ListWanted): Result<PageWanted, Refusal> {
  const count = first ?? 24;
  if (count < 1 || count > MOST) return refuseField('first', `first is 1 to ${MOST}, not ${count}`);
  const place = placeCursor.read(after);
  return place.ok ? succeed({ first: count, after: place.value }) : place;
}

export const readSearch = (search: string | null | undefined): Result<string | undefined, Refusal> =>
  (search?.length ?? 0) > LONGEST_SEARCH
    ? refuseField('search', `What is looked for has at most ${LONGEST_SEARCH} characters`)
    : succeed(search ?? undefined);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

export function readInstant(
  field: string,
  text: string | null | undefined,
): Result<Date | undefined, Refusal> {
  if (text === null || text === undefined) return succeed(undefined);
  const instant = new Date(INSTANT.test(text) ? text : NaN);
  return Number.isNaN(instant.getTime())
    ? refuseField(field, `${field} is an instant such as 2026-03-01T09:00:00Z`)
    : succeed(instant);
}
