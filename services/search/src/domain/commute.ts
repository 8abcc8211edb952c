import {
  type Circle,
  type Journey,
  type Reach,
  reachOf,
  type Spot,
  spotNamed,
  summaryOf,
} from '@lintel/commute';
import { type Commute, wishesSchema } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import type { Filter } from '@lintel/platform/search-index';
import type { InputProblem } from './search-input.js';

/** How a home's people come to where they want to be, estimated. */
export interface HomeCommute extends Journey {
  /** `24 min to Bank: 6 walk, Northern line` */
  readonly summary: string;
}

/** Where homes lie from which a place is reached in some minutes. */
export interface CommuteArea {
  readonly to: Spot;
  readonly circles: readonly Circle[];
}

function reachTo(to: string): Reach | undefined {
  const spot = spotNamed(to);
  const reach = spot && reachOf(spot);
  return reach?.isServed ? reach : undefined;
}

/** Why nobody can come to a place by train; none when one can. @param field of the place's name */
export function commuteProblems(to: string, field: string): InputProblem[] {
  if (reachTo(to)) return [];
  const shown = to.length > 60 ? `${to.slice(0, 60)}…` : to;
  const message = spotNamed(to)
    ? `No station is within reach of “${shown}”`
    : `No place or station is known as “${shown}”`;
  return [{ field, message }];
}

/** What a wish for a commute asks; of a place that no train goes to, no home. */
export const commuteFilters = ({ to, minutes }: Commute): Filter[] => [
  { field: 'place', circles: reachTo(to)?.circles(minutes) ?? [] },
];

/** Null of a home whose place nobody told, or that no train is near. */
export function homeCommute(
  { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  { to }: Commute,
): HomeCommute | null {
  if (latitude === null || longitude === null) return null;
  const reach = reachTo(to);
  const journey = reach?.from({ latitude, longitude });
  return journey ? { ...journey, summary: summaryOf(journey, reach!.destination.name) } : null;
}

export function commuteArea(to: string, minutes: number): Result<CommuteArea, InputProblem[]> {
  const bounds = wishesSchema.safeParse({ commute: { to, minutes } });
  if (!bounds.success)
    return fail(
      bounds.error.issues.map(({ path, message }) => ({ field: path.slice(1).join('.'), message })),
    );
  const problems = commuteProblems(to, 'to');
  if (problems.length > 0) return fail(problems);
  const reach = reachTo(to)!;
  return succeed({ to: reach.destination, circles: reach.circles(minutes) });
}
