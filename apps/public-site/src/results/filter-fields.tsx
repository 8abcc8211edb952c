import { Bath, Bed, BusFront, Select, TrainFront, TramFront } from '@lintel/ui';
import { LocationFilter } from './location-filter.js';
import { choices, optionsFor, type ChoiceName } from './filter-options.js';
import { PriceFilter } from './price-filter.js';
import type { ResultsSearch } from './search-query.js';
import type { ChangeSearch } from './use-search.js';

interface FilterFieldsProps {
  readonly search: ResultsSearch;
  readonly change: ChangeSearch;
}

/** The controls of the eight criteria; what is chosen goes to the address at once. */
export function FilterFields({ search, change }: FilterFieldsProps) {
  const { listingType, criteria } = search;
  const choose = (name: ChoiceName) => <ChoiceFilter name={name} chosen={criteria[name]} change={change} />;
  return (
    <div className="flex flex-col gap-5">
      <LocationFilter location={criteria.location} change={change} />
      {/* Another type is another scale, and no draft of the last one may reach it. */}
      <PriceFilter
        key={listingType}
        listingType={listingType}
        minPrice={criteria.minPrice}
        maxPrice={criteria.maxPrice}
        change={change}
      />
      <div className="grid grid-cols-2 gap-3">
        {choose('beds')}
        {choose('baths')}
      </div>
      <div className="flex flex-col gap-5 border-t border-line pt-5">
        {choose('maxTubeDistance')}
        {choose('maxBusDistance')}
        {choose('maxTrainDistance')}
      </div>
    </div>
  );
}

const icons: Record<ChoiceName, typeof Bed> = {
  beds: Bed,
  baths: Bath,
  maxTubeDistance: TramFront,
  maxBusDistance: BusFront,
  maxTrainDistance: TrainFront,
};

function ChoiceFilter({
  name,
  chosen,
  change,
}: {
  name: ChoiceName;
  chosen: number | undefined;
  change: ChangeSearch;
}) {
  const Icon = icons[name];
  return (
    <Select
      label={
        <span className="inline-flex items-center gap-1.5">
          <Icon className="size-4 text-stone" aria-hidden /> {choices[name].label}
        </span>
      }
      options={optionsFor(name, chosen)}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ target }) =>
        change((search) => ({
          ...search,
          criteria: { ...search.criteria, [name]: target.value === '' ? undefined : Number(target.value) },
        }))
      }
    />
  );
}
