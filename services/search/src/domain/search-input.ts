import {
  type ListingType,
  type PropertyType,
  type SearchCriteria,
  searchCriteriaSchema,
} from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { z } from 'zod';
import type { Area, Wanted } from './wanted.js';

export interface InputProblem {
  readonly field: string;
  readonly message: string;
}

/** What says which homes are wanted, as it comes in. */
export interface WantedInput {
  readonly listingType: ListingType;
  readonly criteria?: Readonly<Record<string, unknown>> | null;
  readonly propertyTypes?: readonly PropertyType[] | null;
  readonly within?: Area | null;
  readonly offMarket?: boolean | null;
}

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const areaSchema = z
  .object({ north: latitude, east: longitude, south: latitude, west: longitude })
  .refine(({ north, south }) => north >= south, {
    path: ['north'],
    error: 'north is not south of the south',
  });

export function readWanted(input: WantedInput): Result<Wanted, InputProblem[]> {
  const criteria = readCriteria(input.criteria);
  const area = input.within ? readWith(areaSchema, input.within, 'within') : succeed(undefined);
  if (!criteria.ok || !area.ok)
    return fail([criteria, area].flatMap((part) => (part.ok ? [] : part.failure)));
  return succeed({
    listingType: input.listingType,
    criteria: criteria.value,
    propertyTypes: [...new Set(input.propertyTypes ?? [])],
    ...(area.value ? { area: area.value } : {}),
    ...(input.offMarket ? { offMarket: true } : {}),
  });
}

/** Null and empty criteria count as not given. */
export function readCriteria(
  input: Readonly<Record<string, unknown>> | null | undefined,
): Result<SearchCriteria, InputProblem[]> {
  const given = Object.fromEntries(
    Object.entries(input ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  return readWith(searchCriteriaSchema, given, 'criteria');
}

/** A number of things to answer with. @param usual when null was said for it */
export function readFirst(
  given: number | null | undefined,
  { usual, most }: { readonly usual: number; readonly most: number },
): Result<number, InputProblem[]> {
  const first = given ?? usual;
  return Number.isInteger(first) && first >= 1 && first <= most
    ? succeed(first)
    : fail([{ field: 'first', message: `first is 1 to ${most}, not ${first}` }]);
}

const FARTHEST_ZOOM = 22;

export function readZoom(zoom: number): Result<number, InputProblem[]> {
  return zoom >= 0 && zoom <= FARTHEST_ZOOM
    ? succeed(zoom)
    : fail([{ field: 'zoom', message: `zoom is 0 to ${FARTHEST_ZOOM}, not ${zoom}` }]);
}

/** Each id once. */
export function readIds(ids: readonly number[], most: number): Result<readonly number[], InputProblem[]> {
  return ids.length <= most
    ? succeed([...new Set(ids)])
    : fail([{ field: 'ids', message: `at most ${most} ids at once, not ${ids.length}` }]);
}

function readWith<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  part: string,
): Result<Value, InputProblem[]> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return succeed(parsed.data);
  return fail(
    parsed.error.issues.map(({ path, message }) => ({ field: [part, ...path].join('.'), message })),
  );
}
