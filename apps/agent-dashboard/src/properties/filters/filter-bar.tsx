import { Button, Select } from '@lintel/ui';
import { listingStatusText, listingTypeText } from '@lintel/web';
import { SearchBox } from '../../shared/search-box.js';
import { WhoseChoice } from '../../shared/whose.js';
import { sortText } from './filter-words.js';
import {
  asSearched,
  isNarrowed,
  listingTypes,
  noFilters,
  sorts,
  statuses,
  type StockFilters,
} from './stock-filters.js';
import type { ChangeFilters } from './use-filters.js';
import { useTyped } from './use-typed.js';

interface FilterBarProps {
  readonly filters: StockFilters;
  readonly onChange: ChangeFilters;
}

const any = { value: '', label: 'Any' };
const options = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** What narrows and sorts the stock. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { text, edit } = useTyped(filters.search, (search) => onChange({ search }), asSearched);
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search your properties"
        placeholder="Title, address or number"
        value={text}
        onChange={edit}
        className="min-w-64 flex-1 max-sm:w-full"
      />
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <WhoseChoice
          className="sm:w-40"
          mine={filters.whose !== undefined}
          onChange={(mine) => onChange({ whose: mine ? 'mine' : undefined })}
        />
        <Select
          label="Status"
          className="sm:w-40"
          value={filters.status ?? ''}
          options={[any, ...options(statuses, listingStatusText)]}
          onChange={({ target }) => onChange({ status: statuses.find((status) => status === target.value) })}
        />
        <Select
          label="Type"
          className="sm:w-36"
          value={filters.listingType ?? ''}
          options={[any, ...options(listingTypes, listingTypeText)]}
          onChange={({ target }) =>
            onChange({ listingType: listingTypes.find((type) => type === target.value) })
          }
        />
        <Select
          label="Sort by"
          className="sm:w-48"
          value={filters.sort}
          options={options(sorts, sortText)}
          onChange={({ target }) =>
            onChange({ sort: sorts.find((sort) => sort === target.value) ?? noFilters.sort })
          }
        />
      </div>
      {isNarrowed(filters) && (
        <Button
          variant="quiet"
          className="min-h-12"
          onClick={() => onChange({ ...noFilters, state: filters.state, sort: filters.sort })}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
