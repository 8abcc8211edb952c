import { useEffect, useRef } from 'react';
import { activeFilters } from '../results/filter-options.js';
import { resultsAddress, type ResultsSearch } from '../results/results-address.js';
import { recentSearches } from './recent-searches.js';
import { searchText } from './search-text.js';

/** Where a search looks and for what kind of deal: while that stays, other filters refine the search and make no other one. */
const soughtPlace = ({
  listingType,
  criteria: { location },
  wishes: { places, areas } = {},
}: ResultsSearch) => JSON.stringify([listingType, location, places, areas]);

/**
 * Remembers a search on this device once its homes are shown, unless it asks for nothing.
 * @param shown whether its homes are there
 */
export function useRecordSearch(search: ResultsSearch, shown: boolean): void {
  const last = useRef<{ readonly place: string; readonly address: string }>(undefined);
  useEffect(() => {
    if (!shown || activeFilters(search).length === 0) return;
    const place = soughtPlace(search);
    const address = resultsAddress({ ...search, sort: 'newest', view: 'list' });
    recentSearches().record(
      { address, text: searchText(search) },
      last.current?.place === place ? last.current.address : undefined,
    );
    last.current = { place, address };
  }, [search, shown]);
}
