import {
  addressedCriteria,
  type ListingType,
  type SearchCriteria,
  searchCriteriaSchema,
} from '@lintel/contracts';

export interface SearchAddress {
  readonly listingType: ListingType;
  readonly criteria: SearchCriteria;
}

const DECIMAL = /^\d+(\.\d+)?$|^\.\d+$/;

/** What the query string of `/properties` asks for. What is not a criterion, or not a value of one, is ignored as the page ignores it. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const criteria: Record<string, unknown> = {};
  for (const name of addressedCriteria) {
    const text = query.get(name)?.trim() ?? '';
    const value = name === 'location' ? text.replace(/\s+/g, ' ') : DECIMAL.test(text) ? Number(text) : null;
    const parsed = searchCriteriaSchema.shape[name].safeParse(value);
    if (parsed.success && parsed.data !== undefined) criteria[name] = parsed.data;
  }
  return { listingType: query.get('type') === 'rent' ? 'rent' : 'sale', criteria };
}

/** The one address of a search: the criteria alone, always in the same order. */
export function canonicalSearch({ listingType, criteria }: SearchAddress): string {
  const query = new URLSearchParams({ type: listingType });
  for (const name of addressedCriteria)
    if (criteria[name] !== undefined) query.set(name, String(criteria[name]));
  return listingType === 'sale' && query.size === 1 ? '/properties' : `/properties?${query.toString()}`;
}
