import { numberText } from '@lintel/web';
import type { Facet } from './results-queries.js';

/** How many homes a choice would find, all other filters as they are; undefined while it is not known. */
export type CountOf = (criterion: string, value: string) => number | undefined;

export function countsOf(facets: readonly Facet[] | null | undefined): CountOf {
  const totals = new Map(
    facets?.flatMap(({ criterion, options }) =>
      options.map(({ value, total }) => [keyOf(criterion, value), total] as const),
    ),
  );
  return (criterion, value) => totals.get(keyOf(criterion, value));
}

/** '0.50' and '.5' are the choice '0.5'. */
const keyOf = (criterion: string, value: string): string =>
  `${criterion} ${value !== '' && Number.isFinite(Number(value)) ? Number(value) : value}`;

/** `2+ (128)`, or `2+` while the count is not known. */
export const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${numberText(count)})`;
