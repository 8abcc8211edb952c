import {
  type ListingType,
  type PropertyType,
  type SearchCriteria,
  searchCriteriaSchema,
  tidyWishes,
  type Wishes,
  wishesSchema,
} from '@lintel/contracts';
import { foldName } from '@lintel/geo';
import { fail, type Result, succeed } from '@lintel/kernel';
import { z } from 'zod';
import { commuteProblems } from './commute.js';
import { mostHiddenHomes } from './saved/home-mark.js';
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
  readonly wishes?: Readonly<Record<string, unknown>> | null;
  readonly offMarket?: boolean | null;
  readonly except?: readonly number[] | null;
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
  const wishes = readWishes(input.wishes);
  const except = readExcept(input.except ?? []);
  if (!criteria.ok || !area.ok || !wishes.ok || !except.ok)
    return fail([criteria, area, wishes, except].flatMap((part) => (part.ok ? [] : part.failure)));
  const { location = '' } = criteria.value;
  const unwanted = wishes.value.notPlaces?.find((place) => isSaid([location], place));
  if (unwanted !== undefined) return fail([contradiction(unwanted)]);
  return succeed({
    listingType: input.listingType,
    criteria: criteria.value,
    propertyTypes: [...new Set(input.propertyTypes ?? [])],
    ...(area.value ? { area: area.value } : {}),
    ...(Object.keys(wishes.value).length > 0 ? { wishes: wishes.value } : {}),
    ...(input.offMarket ? { offMarket: true } : {}),
    ...(except.value.length > 0 ? { except: except.value } : {}),
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

/** Null and empty wishes count as not given. */
export function readWishes(
  input: Readonly<Record<string, unknown>> | null | undefined,
): Result<Wishes, InputProblem[]> {
  const given = Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
  const read = readWith(wishesSchema, given, 'wishes');
  if (!read.ok) return read;
  const { commute, places = [], notPlaces } = read.value;
  const twice = notPlaces?.find((place) => isSaid(places, place));
  const problems = [
    ...(commute ? commuteProblems(commute.to, 'wishes.commute.to') : []),
    ...(twice === undefined ? [] : [contradiction(twice)]),
  ];
  return problems.length > 0 ? fail(problems) : succeed(tidyWishes(read.value));
}

const isSaid = (places: readonly string[], place: string): boolean =>
  places.some((other) => foldName(other) === foldName(place));

const contradiction = (place: string): InputProblem => ({
  field: 'wishes.notPlaces',
  message: `${place} is both wanted and not`,
});

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

function readExcept(ids: readonly number[]): Result<readonly number[], InputProblem[]> {
  return ids.length <= mostHiddenHomes
    ? succeed([...new Set(ids)])
    : fail([
        { field: 'except', message: `at most ${mostHiddenHomes} homes are left out, not ${ids.length}` },
      ]);
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
