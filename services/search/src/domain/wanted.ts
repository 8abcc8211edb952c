import {
  type Area,
  type CriterionName,
  type FeatureName,
  type ListingType,
  type PropertyType,
  type SearchCriteria,
  tidyWishes,
  type WishKey,
  wishKeys,
  type Wishes,
} from '@lintel/contracts';

/** In degrees, inclusive; one whose west is greater than its east crosses the date line. */
export type { Area } from '@lintel/contracts';

/** What decides which homes are found. */
export interface Wanted {
  readonly listingType: ListingType;
  readonly criteria: SearchCriteria;
  /** Empty: homes of every type. */
  readonly propertyTypes: readonly PropertyType[];
  readonly area?: Area;
  /** Missing: none. */
  readonly wishes?: Wishes;
  /** Homes that are left out, by id. */
  readonly except?: readonly number[];
  /** Also homes that are sold or let. */
  readonly offMarket?: boolean;
}

/** A part of it that can be given up or changed, by its name in the query string. */
export type Criterion = CriterionName | 'propertyType' | 'area' | WishCriterion;

/** Of `wishes` each value is a wish that is from then on but preferred; of `notFeatures`, a feature that a home may have after all. */
export type WishCriterion = 'wishes' | 'notFeatures';

export const isOfWishes = (criterion: Criterion): criterion is WishCriterion =>
  criterion === 'wishes' || criterion === 'notFeatures';

/** Those of its wishes that leave homes out. */
export const givenUp = ({ wishes = {} }: Wanted, criterion: WishCriterion): readonly string[] =>
  criterion === 'notFeatures'
    ? (wishes.notFeatures ?? [])
    : wishKeys(wishes).filter((key) => !wishes.ideally?.includes(key));

/** All places that are wanted: a home lies in or around any one of them. */
export const placesOf = ({ criteria, wishes }: Wanted): readonly string[] => [
  ...(criteria.location === undefined ? [] : [criteria.location]),
  ...(wishes?.places ?? []),
];

export function isGiven(wanted: Wanted, criterion: Criterion): boolean {
  if (isOfWishes(criterion)) return givenUp(wanted, criterion).length > 0;
  if (criterion === 'propertyType') return wanted.propertyTypes.length > 0;
  if (criterion === 'area') return wanted.area !== undefined;
  if (criterion === 'location') return placesOf(wanted).length > 0;
  return wanted.criteria[criterion] !== undefined;
}

/** The same with another value of one criterion; null: without it. A location stands for all places that are wanted. */
export function changed(wanted: Wanted, criterion: Criterion, value: number | string | null): Wanted {
  if (criterion === 'wishes') return preferring(wanted, value as WishKey);
  if (criterion === 'notFeatures') return allowing(wanted, value as FeatureName);
  if (criterion === 'area') {
    const { area: _, ...rest } = wanted;
    return rest;
  }
  if (criterion === 'propertyType')
    return { ...wanted, propertyTypes: value === null ? [] : [value as PropertyType] };
  const { [criterion]: _, ...others } = wanted.criteria;
  if (criterion === 'location' && wanted.wishes?.places) {
    const { places: _places, ...wishes } = wanted.wishes;
    return changed({ ...wanted, wishes }, criterion, value);
  }
  return { ...wanted, criteria: value === null ? others : { ...others, [criterion]: value } };
}

const preferring = (wanted: Wanted, wish: WishKey): Wanted => {
  const { must = [], ideally = [], ...others } = wanted.wishes ?? {};
  const preferred = { ...others, must: must.filter((key) => key !== wish), ideally: [...ideally, wish] };
  return { ...wanted, wishes: tidyWishes(preferred) };
};

const allowing = (wanted: Wanted, feature: FeatureName): Wanted => {
  const { notFeatures = [], ...others } = wanted.wishes ?? {};
  const rest = notFeatures.filter((name) => name !== feature);
  return { ...wanted, wishes: tidyWishes({ ...others, notFeatures: rest }) };
};

export const without = (wanted: Wanted, criterion: Criterion): Wanted => changed(wanted, criterion, null);
