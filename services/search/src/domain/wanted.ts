import type { Area, CriterionName, ListingType, PropertyType, SearchCriteria } from '@lintel/contracts';

/** In degrees, inclusive; one whose west is greater than its east crosses the date line. */
export type { Area } from '@lintel/contracts';

/** What decides which homes are found. */
export interface Wanted {
  readonly listingType: ListingType;
  readonly criteria: SearchCriteria;
  /** Empty: homes of every type. */
  readonly propertyTypes: readonly PropertyType[];
  readonly area?: Area;
  /** Also homes that are sold or let. */
  readonly offMarket?: boolean;
}

/** A part of it that can be given up or changed, by its name in the query string. */
export type Criterion = CriterionName | 'propertyType' | 'area';

export function isGiven(wanted: Wanted, criterion: Criterion): boolean {
  if (criterion === 'propertyType') return wanted.propertyTypes.length > 0;
  if (criterion === 'area') return wanted.area !== undefined;
  return wanted.criteria[criterion] !== undefined;
}

/** The same with another value of one criterion; null: without it. */
export function changed(wanted: Wanted, criterion: Criterion, value: number | string | null): Wanted {
  if (criterion === 'area') {
    const { area: _, ...rest } = wanted;
    return rest;
  }
  if (criterion === 'propertyType')
    return { ...wanted, propertyTypes: value === null ? [] : [value as PropertyType] };
  const { [criterion]: _, ...others } = wanted.criteria;
  return { ...wanted, criteria: value === null ? others : { ...others, [criterion]: value } };
}

export const without = (wanted: Wanted, criterion: Criterion): Wanted => changed(wanted, criterion, null);
