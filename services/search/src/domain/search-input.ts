import { type SearchCriteria, searchCriteriaSchema } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';

export interface InputProblem {
  readonly field: string;
  readonly message: string;
}

/** Null and empty criteria count as not given. */
export function readCriteria(
  input: Readonly<Record<string, unknown>> | null | undefined,
): Result<SearchCriteria, InputProblem[]> {
  const given = Object.fromEntries(
    Object.entries(input ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  const parsed = searchCriteriaSchema.safeParse(given);
  return parsed.success
    ? succeed(parsed.data)
    : fail(
        parsed.error.issues.map(({ path, message }) => ({ field: ['criteria', ...path].join('.'), message })),
      );
}

/** A number of listings to answer with. */
export function readFirst(first: number, most: number): Result<number, InputProblem[]> {
  return Number.isInteger(first) && first >= 1 && first <= most
    ? succeed(first)
    : fail([{ field: 'first', message: `first is 1 to ${most}, not ${first}` }]);
}
