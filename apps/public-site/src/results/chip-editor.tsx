import { isChoice } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import { ChoiceFilter } from './choice-filter.js';
import { CommuteMinutes } from './commute/commute-filter.js';
import type { CountOf } from './facet-counts.js';
import type { FilterName } from './filter-options.js';
import { LocationFilter } from './location-filter.js';
import { PriceFilter } from './price-filter.js';
import { PropertyTypeFilter } from './property-type-filter.js';
import { RadiusFilter, type Around } from './radius-filter.js';
import { StrengthEditor } from './wishes/strength-editor.js';
import { hasStrength } from './wishes/wish-filters.js';
import type { ChangeSearch } from './use-search.js';

/** The control of one filter, the same as in the panel. */
export function ChipEditor({
  name,
  value,
  search,
  around,
  countOf,
  change,
}: {
  name: FilterName;
  /** As it stands in the query string. */
  value: string;
  search: ResultsSearch;
  around: Around | undefined;
  countOf: CountOf;
  change: ChangeSearch;
}) {
  const { listingType, criteria, propertyTypes, wishes } = search;
  if (isChoice(name))
    return <ChoiceFilter name={name} chosen={criteria[name]} countOf={countOf} change={change} />;
  if (hasStrength(name)) return <StrengthEditor wish={value} search={search} change={change} />;
  if (name === 'commute')
    return (
      wishes?.commute && (
        <CommuteMinutes
          commute={wishes.commute}
          label={<span className="line-clamp-1">To {wishes.commute.to} within</span>}
          change={change}
        />
      )
    );
  if (name === 'location' || name === 'radius')
    return (
      <div className="flex flex-col gap-4">
        {name === 'location' && <LocationFilter location={criteria.location} change={change} />}
        {around && <RadiusFilter around={around} chosen={criteria.radius} change={change} />}
      </div>
    );
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
