import { Checkbox } from '@lintel/ui';
import { choiceNames, criterionOf, type CriterionDeclaration } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import { ChoiceFilter } from './choice-filter.js';
import { CommuteFilter } from './commute/commute-filter.js';
import type { CountOf } from './facet-counts.js';
import { goneWord } from './filter-options.js';
import { LocationFilter } from './location-filter.js';
import { PriceFilter } from './price-filter.js';
import { PropertyTypeFilter } from './property-type-filter.js';
import { RadiusFilter, type Around } from './radius-filter.js';
import { withOffMarket } from './search-changes.js';
import { FeatureFilter } from './wishes/feature-filter.js';
import type { ChangeSearch } from './use-search.js';

interface FilterFieldsProps {
  readonly search: ResultsSearch;
  /** Undefined while the location names no place. */
  readonly around: Around | undefined;
  readonly countOf: CountOf;
  readonly change: ChangeSearch;
}

/** The controls of the criteria and the type of home; what is chosen goes to the address at once. */
export function FilterFields({ search, around, countOf, change }: FilterFieldsProps) {
  const { listingType, criteria, propertyTypes } = search;
  const choices = (group: CriterionDeclaration['group']) =>
    choiceNames
      .filter((name) => criterionOf(name).group === group)
      .map((name) => (
        <ChoiceFilter key={name} name={name} chosen={criteria[name]} countOf={countOf} change={change} />
      ));
  const costs = choices('costs');
  return (
    <div className="flex flex-col gap-5">
      <LocationFilter location={criteria.location} change={change} />
      {around && <RadiusFilter around={around} chosen={criteria.radius} change={change} />}
      {/* A new control for each type: its scale is another, and no draft of the last one may reach it. */}
      <PriceFilter
        key={listingType}
        listingType={listingType}
        minPrice={criteria.minPrice}
        maxPrice={criteria.maxPrice}
        change={change}
      />
      <div className="grid grid-cols-2 gap-3">{choices('rooms')}</div>
      <div className="border-t border-line pt-5">
        <PropertyTypeFilter chosen={propertyTypes} countOf={countOf} change={change} />
      </div>
      <div className="border-t border-line pt-5">
        <FeatureFilter search={search} countOf={countOf} change={change} />
      </div>
      <div className="border-t border-line pt-5">
        <CommuteFilter commute={search.wishes?.commute} change={change} />
      </div>
      <div className="flex flex-col gap-5 border-t border-line pt-5">{choices('transport')}</div>
      {costs.length > 0 && <div className="flex flex-col gap-5 border-t border-line pt-5">{costs}</div>}
      <div className="border-t border-line pt-3">
        <Checkbox
          label={`Show ${goneWord[listingType]} homes too`}
          checked={search.offMarket === true}
          onChange={({ target }) => change((current) => withOffMarket(current, target.checked))}
        />
      </div>
    </div>
  );
}
