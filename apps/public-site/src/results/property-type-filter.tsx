import { clsx } from '@lintel/ui';
import { numberText, propertyTypes, propertyTypeText, type PropertyType } from '@lintel/web';
import type { CountOf } from './facet-counts.js';
import { homesText } from './filter-options.js';
import { withPropertyTypes } from './search-changes.js';
import type { ChangeSearch } from './use-search.js';

/** None ticked: homes of every type. */
export function PropertyTypeFilter({
  chosen,
  countOf,
  change,
}: {
  chosen: readonly PropertyType[];
  countOf: CountOf;
  change: ChangeSearch;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Property type</legend>
      <ul>
        {propertyTypes.map((type) => {
          const count = countOf('propertyType', type);
          return (
            <li key={type}>
              <label
                className={clsx(
                  'flex min-h-9 cursor-pointer items-center gap-3 rounded-sm hover:bg-sunken pointer-coarse:min-h-11',
                  count === 0 && 'text-stone',
                )}
              >
                <input
                  type="checkbox"
                  checked={chosen.includes(type)}
                  onChange={({ target }) =>
                    change((search) =>
                      withPropertyTypes(
                        search,
                        propertyTypes.filter((other) =>
                          other === type ? target.checked : search.propertyTypes.includes(other),
                        ),
                      ),
                    )
                  }
                  className="size-4.5 shrink-0 accent-brick"
                />
                <span className="flex-1">{propertyTypeText[type]}</span>
                {count !== undefined && (
                  <span className="pr-1 text-sm text-stone tabular-nums">
                    <span aria-hidden>{numberText(count)}</span>
                    <span className="sr-only">({homesText(count)})</span>
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
