import { searchQuery, type SearchAddress } from '@lintel/contracts';

/** The one address of a search: the criteria alone, always in the same order, with single spaces. */
export function canonicalSearch({ listingType, criteria }: SearchAddress): string {
  const query = searchQuery(listingType, {
    ...criteria,
    location: criteria.location?.replace(/\s+/g, ' '),
  });
  return listingType === 'sale' && query.size === 1 ? '/properties' : `/properties?${query.toString()}`;
}
