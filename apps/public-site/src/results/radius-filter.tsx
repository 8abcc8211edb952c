import { Select } from '@lintel/ui';
import { choicesOf } from '@lintel/web';
import { within } from './filter-options.js';
import { withCriteria } from './search-changes.js';
import type { ChangeSearch } from './use-search.js';

/** The place that the location names, and how far around it homes were looked for, in miles. */
export interface Around {
  readonly place: string;
  readonly radius: number | undefined;
}

/** How far around a place to look: what is usual for its kind, or as many miles as are chosen. */
export function RadiusFilter({
  around: { place, radius },
  chosen,
  change,
}: {
  around: Around;
  chosen: number | undefined;
  change: ChangeSearch;
}) {
  const usual = chosen === undefined && radius !== undefined ? `${within(radius)} (usual)` : 'As usual';
  const miles = choicesOf('radius').map(Number);
  if (chosen !== undefined && !miles.includes(chosen)) miles.push(chosen);
  return (
    <Select
      label={<span className="line-clamp-1">Around {place}</span>}
      options={[
        { value: '', label: usual },
        ...miles.sort((a, b) => a - b).map((value) => ({ value: String(value), label: within(value) })),
      ]}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ target }) =>
        change((search) =>
          withCriteria(search, { radius: target.value === '' ? undefined : Number(target.value) }),
        )
      }
    />
  );
}
