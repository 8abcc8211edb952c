import type { ResultsSearch } from '@lintel/web';
import { ChoiceFilter } from './choice-filter.js';
import type { CountOf } from './facet-counts.js';
import { isChoice, type FilterName } from './filter-options.js';
import { LocationFilter } from './location-filter.js';
import { PriceFilter } from './price-filter.js';
import { PropertyTypeFilter } from './property-type-filter.js';
import type { ChangeSearch } from './use-search.js';

/** The control of one filter, the same as in the panel. */
export function ChipEditor({
  name,
  search,
  countOf,
  change,
}: {
  name: FilterName;
  search: ResultsSearch;
  countOf: CountOf;
  change: ChangeSearch;
}) {
  const { listingType, criteria, propertyTypes } = search;
  if (isChoice(name))
    return <ChoiceFilter name={name} chosen={criteria[name]} countOf={countOf} change={change} />;
  if (name === 'location') return <LocationFilter location={criteria.location} change={change} />;
  if (name === 'propertyType')
    return <PropertyTypeFilter chosen={propertyTypes} countOf={countOf} change={change} />;
  return (
    <PriceFilter
      listingType={listingType}
      minPrice={criteria.minPrice}
      maxPrice={criteria.maxPrice}
      change={change}
    />
  );
}
