import { choiceNames, choicesOf, featureNames, propertyTypes } from '@lintel/contracts';
import type { FacetCount, Filter } from '@lintel/platform/search-index';
import { filtersFor, filtersOf } from './search-request.js';
import { changed, type Criterion, type Wanted, without } from './wanted.js';

export interface Facet {
  readonly criterion: string;
  readonly options: readonly { readonly value: string; readonly total: number }[];
}

/** No filter: 'Any'. */
const ANY = '';

const choices: readonly (readonly [Criterion, readonly (number | string)[]])[] = [
  ...choiceNames.map((name) => [name, choicesOf(name)] as const),
  ['propertyType', propertyTypes],
];
const faceted = choices.map(([criterion]) => criterion);

/**
 * One question for all facets: what all choices have in common narrows the homes once, and each choice is a count among those, with its
 * own criterion replaced and those of the other facets as they are.
 */
export function facetQuestion(wanted: Wanted): {
  readonly filters: Filter[];
  readonly counts: Record<string, Filter[]>;
} {
  return {
    filters: filtersFor(faceted.reduce(without, wanted)),
    counts: Object.fromEntries(
      choices.flatMap(([criterion, values]) =>
        [ANY, ...values].map((value) => [
          nameOf(criterion, value),
          filtersOf(faceted, changed(wanted, criterion, value === ANY ? null : value)),
        ]),
      ),
    ),
  };
}

export function facetsFrom(counts: Readonly<Record<string, number>>): Facet[] {
  return choices.map(([criterion, values]) => ({
    criterion,
    options: [ANY, ...values].map((value) => ({
      value: String(value),
      total: counts[nameOf(criterion, value)]!,
    })),
  }));
}

/** How many of the homes that are found say that they have each feature. */
export const featuresQuestion = (wanted: Wanted) => ({ filters: filtersFor(wanted), facets: ['features'] });

/** @param found by feature; what is not there no home has */
export function featuresFacet(found: readonly FacetCount[]): Facet {
  const totals = new Map(found.map(({ value, count }) => [value, count]));
  return {
    criterion: 'features',
    options: featureNames.map((value) => ({ value, total: totals.get(value) ?? 0 })),
  };
}

const nameOf = (criterion: Criterion, value: number | string) => `${criterion} ${value}`;
