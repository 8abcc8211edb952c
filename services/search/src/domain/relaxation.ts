import { addressedCriteria, priceSteps, searchChoices } from '@lintel/contracts';
import type { Filter, Sort } from '@lintel/platform/search-index';
import type { ListingCard } from './listing-document.js';
import { filtersFor } from './search-request.js';
import { radiusOf } from './sought-place.js';
import { type Criterion, isGiven, type Wanted, without } from './wanted.js';

/** One criterion with a value that asks less; null: without it. */
export interface Change {
  readonly criterion: Criterion;
  readonly value: number | null;
}

type Room = 'beds' | 'baths';
type Price = 'minPrice' | 'maxPrice';
type Distance = 'maxTubeDistance' | 'maxBusDistance' | 'maxTrainDistance';

const ordered: readonly Criterion[] = [...addressedCriteria, 'propertyType', 'area'];

/** What was asked that could be asked less of. */
export const relaxable = (wanted: Wanted): readonly Criterion[] =>
  ordered.filter((criterion) =>
    criterion === 'radius' ? radiusOf(wanted.criteria) !== null : isGiven(wanted, criterion),
  );

const SORTS: Readonly<Record<Room | Price, Sort>> = {
  beds: { field: 'bedrooms', direction: 'descending' },
  baths: { field: 'bathrooms', direction: 'descending' },
  minPrice: { field: 'price', direction: 'descending' },
  maxPrice: { field: 'price', direction: 'ascending' },
};

/** Which home is the nearest to what was asked, when a number of rooms or a price is all that stands against it. */
export function nearestQuestion(
  wanted: Wanted,
  criterion: Criterion,
): { readonly filters: Filter[]; readonly sort: Sort[] } | undefined {
  if (!isSorted(criterion)) return undefined;
  const { field } = SORTS[criterion];
  return {
    filters: [...filtersFor(without(wanted, criterion)), { field, exists: true }],
    sort: [SORTS[criterion]],
  };
}

/** The changes of one criterion that may find homes. @param nearest the answer to `nearestQuestion`, where there is one */
export function changesOf(wanted: Wanted, criterion: Criterion, nearest: ListingCard | undefined): Change[] {
  if (criterion === 'radius')
    return choicesBeyond(criterion, radiusOf(wanted.criteria)!).map((value) => ({ criterion, value }));
  if (isDistance(criterion)) {
    const farther = choicesBeyond(criterion, wanted.criteria[criterion]!);
    return [...farther, null].map((value) => ({ criterion, value }));
  }
  if (!isSorted(criterion)) return [{ criterion, value: null }];
  return nearest ? [{ criterion, value: valueFor(wanted, criterion, nearest) }] : [];
}

/** Prices go to the next step of the slider, so that they are what a person would have chosen; nothing asked is null. */
function valueFor({ listingType }: Wanted, criterion: Room | Price, card: ListingCard): number | null {
  const step = priceSteps[listingType];
  switch (criterion) {
    case 'beds':
      return card.bedrooms || null;
    case 'baths':
      return card.bathrooms || null;
    case 'minPrice':
      return Math.floor(card.price! / step) * step || null;
    case 'maxPrice':
      return Math.max(1, Math.ceil(card.price! / step)) * step;
  }
}

/**
 * How much of what was asked a change gives up; the smallest is offered. The scale is the price: 0.1 is a tenth more of it.
 *
 * - A price: by how much of itself it moves. Ten times the price is no small change, so this may cost more than all others.
 * - A bedroom fewer counts as a fifth of the price, about what one more costs; a bathroom half of that.
 * - A distance to the next choice: a tenth each; without the filter, a fifth more than to the last choice, as homes are then found from
 *   which the stop is nobody knows how far.
 * - Farther around a place, to the next choice: a quarter, as from one part of a town to its neighbour.
 * - An area of the map was moved to, not said, but going beyond it changes the view: half the price.
 * - Another kind of home is another plan: three quarters.
 * - Another place is what people give up last: as much as the whole price.
 */
export function costOf(wanted: Wanted, { criterion, value }: Change): number {
  if (isDistance(criterion)) {
    const farther = choicesBeyond(criterion, wanted.criteria[criterion]!);
    return value === null ? 0.1 * farther.length + 0.2 : 0.1 * (farther.indexOf(value) + 1);
  }
  switch (criterion) {
    case 'radius':
      return 0.25 * (choicesBeyond(criterion, radiusOf(wanted.criteria)!).indexOf(value!) + 1);
    case 'minPrice':
    case 'maxPrice': {
      const asked = wanted.criteria[criterion]!;
      return Math.abs((value ?? 0) - asked) / asked;
    }
    case 'beds':
      return 0.2 * (wanted.criteria.beds! - (value ?? 0));
    case 'baths':
      return 0.1 * (wanted.criteria.baths! - (value ?? 0));
    case 'area':
      return 0.5;
    case 'propertyType':
      return 0.75;
    case 'location':
      return 1;
  }
}

/** Of changes that find homes the one that costs least, of equal ones the one that finds more. */
export function smallestChange<C extends Change & { readonly total: number }>(
  wanted: Wanted,
  changes: readonly C[],
): C | undefined {
  return changes
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => costOf(wanted, a) - costOf(wanted, b) || b.total - a.total)[0];
}

function choicesBeyond(criterion: Distance | 'radius', miles: number): readonly number[] {
  return searchChoices[criterion].filter((choice) => choice > miles);
}

const isSorted = (criterion: Criterion): criterion is Room | Price => Object.hasOwn(SORTS, criterion);

const isDistance = (criterion: Criterion): criterion is Distance =>
  criterion === 'maxTubeDistance' || criterion === 'maxBusDistance' || criterion === 'maxTrainDistance';
