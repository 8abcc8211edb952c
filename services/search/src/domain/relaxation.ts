import {
  choicesBeyond,
  criterionNames,
  criterionOf,
  type CriterionName,
  priceSteps,
} from '@lintel/contracts';
import type { Filter, Sort } from '@lintel/platform/search-index';
import type { ListingCard } from './listing-document.js';
import { filtersFor } from './search-request.js';
import { radiusOf } from './sought-place.js';
import { type Criterion, givenUp, isGiven, isOfWishes, type Wanted, without } from './wanted.js';

/** One criterion with a value that asks less; null: without it. */
export interface Change {
  readonly criterion: Criterion;
  readonly value: number | string | null;
}

const ordered: readonly Criterion[] = [...criterionNames, 'propertyType', 'area', 'wishes', 'notFeatures'];

/** What was asked that could be asked less of. */
export const relaxable = (wanted: Wanted): readonly Criterion[] =>
  ordered.filter((criterion) =>
    criterion === 'radius' ? radiusOf(wanted.criteria) !== null : isGiven(wanted, criterion),
  );

type Way =
  | { readonly way: 'whole' }
  /** Relaxed to what the nearest home has, or by the steps of its list. */
  | { readonly way: 'nearest' | 'steps'; readonly name: CriterionName };

function wayOf(criterion: Criterion): Way {
  if (criterion === 'propertyType' || criterion === 'area' || isOfWishes(criterion)) return { way: 'whole' };
  const { kind, unit } = criterionOf(criterion);
  if (kind === 'place') return { way: 'whole' };
  return { way: kind === 'atLeast' || unit === 'pounds' ? 'nearest' : 'steps', name: criterion };
}

/** Which home is the nearest to what was asked, when a number of rooms or a price is all that stands against it. */
export function nearestQuestion(
  wanted: Wanted,
  criterion: Criterion,
): { readonly filters: Filter[]; readonly sort: Sort[] } | undefined {
  const given = wayOf(criterion);
  if (given.way !== 'nearest') return undefined;
  const { kind, index } = criterionOf(given.name);
  const { field } = index!;
  return {
    filters: [...filtersFor(without(wanted, criterion)), { field, exists: true }],
    sort: [{ field, direction: kind === 'atLeast' ? 'descending' : 'ascending' }],
  };
}

/** The changes of one criterion that may find homes. @param nearest the answer to `nearestQuestion`, where there is one */
export function changesOf(wanted: Wanted, criterion: Criterion, nearest: ListingCard | undefined): Change[] {
  if (isOfWishes(criterion)) return givenUp(wanted, criterion).map((value) => ({ criterion, value }));
  const given = wayOf(criterion);
  if (given.way === 'whole') return [{ criterion, value: null }];
  if (given.way === 'nearest')
    return nearest ? [{ criterion, value: valueFor(wanted, given.name, nearest) }] : [];
  // Around a place homes are always looked for.
  const last = criterion === 'radius' ? [] : [null];
  return [...beyond(wanted, given.name), ...last].map((value) => ({ criterion, value }));
}

/** Prices go to the next step of the slider, so that they are what a person would have chosen; nothing asked is null. */
function valueFor({ listingType }: Wanted, name: CriterionName, card: ListingCard): number | null {
  const { kind, unit, index } = criterionOf(name);
  const has = card[index!.from as 'price' | 'bedrooms' | 'bathrooms']!;
  if (unit !== 'pounds') return has || null;
  const step = priceSteps[listingType];
  return kind === 'atLeast'
    ? Math.floor(has / step) * step || null
    : Math.max(1, Math.ceil(has / step)) * step;
}

/**
 * How much of what was asked a change gives up; the smallest is offered. The scale is the price: 0.1 is a tenth more of it. What one step
 * of a criterion costs is declared with it.
 *
 * - A price: by how much of itself it moves. Ten times the price is no small change, so this may cost more than all others.
 * - A bedroom fewer counts as a fifth of the price, about what one more costs; a bathroom half of that.
 * - A distance, or another criterion with a list, to the next choice: a tenth each; dropping the filter costs a fifth more than the last
 *   choice, as it then finds homes whose distance from the stop nobody knows.
 * - Farther around a place, to the next choice: a quarter, as from one part of a town to its neighbour.
 * - A wish that becomes but a preference, and what was not wanted after all: 0.15, as many homes only do not say.
 * - An area of the map was moved to, not said, but going beyond it changes the view: half the price.
 * - Another kind of home is another plan: three quarters.
 * - Another place is what people give up last: as much as the whole price.
 */
export function costOf(wanted: Wanted, { criterion, value }: Change): number {
  if (criterion === 'area') return 0.5;
  if (criterion === 'propertyType') return 0.75;
  if (criterion === 'location') return 1;
  if (isOfWishes(criterion)) return costOfWish;
  const { unit, step = 0 } = criterionOf(criterion);
  if (wayOf(criterion).way === 'steps') {
    const farther = beyond(wanted, criterion);
    return value === null ? step * farther.length + 0.2 : step * (farther.indexOf(value) + 1);
  }
  const asked = Number(wanted.criteria[criterion]);
  const less = Math.abs(Number(value ?? 0) - asked);
  return unit === 'pounds' ? less / asked : step * less;
}

const costOfWish = 0.15;

/** Of changes that find homes the one that costs least, of equal ones the one that finds more. */
export function smallestChange<C extends Change & { readonly total: number }>(
  wanted: Wanted,
  changes: readonly C[],
): C | undefined {
  return changes
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => costOf(wanted, a) - costOf(wanted, b) || b.total - a.total)[0];
}

/** The choices that ask less than what was asked. */
const beyond = ({ criteria }: Wanted, name: CriterionName): readonly (number | string)[] =>
  choicesBeyond(name, name === 'radius' ? radiusOf(criteria)! : criteria[name]!);
