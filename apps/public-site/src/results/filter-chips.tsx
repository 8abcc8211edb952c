import { ChevronDown, clsx, Plus, X } from '@lintel/ui';
import type { ListingType } from '@lintel/web';
import type { ResultsSearch } from './results-address.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { ChipEditor } from './chip-editor.js';
import type { CountOf } from './facet-counts.js';
import { homesOfType, typesText, within } from './filter-options.js';
import { Popover } from './popover.js';
import { isChanged, isWish } from './wishes/wish-filters.js';
import type { Around } from './radius-filter.js';
import { withPropertyTypes } from './search-changes.js';
import { chipsOf, notesOf, typesOffered, type Chip, type Searched } from './understood.js';
import type { ChangeSearch } from './use-search.js';

interface FilterChipsProps {
  readonly search: ResultsSearch;
  readonly searched: Searched | undefined;
  readonly around: Around | undefined;
  readonly countOf: CountOf;
  readonly change: ChangeSearch;
  /** Reads the same words again, for homes of the other type. */
  readonly onReread: (listingType: ListingType) => void;
  /** Shown instead of chips where one may still come by itself, so that nothing moves when it does. */
  readonly hint?: string | undefined;
}

const pill = 'inline-flex min-h-10 max-w-full items-center rounded-full text-sm pointer-coarse:min-h-11';
const keyOf = ({ name, value }: Chip): string =>
  name === 'propertyType' || (isWish(name) && name !== 'commute') ? `${name} ${value}` : name;

/**
 * How the search was understood: each filter in force with the words it came from, to change or remove; other meanings of the words; and words that
 * meant nothing.
 */
export function FilterChips({ search, searched, around, countOf, change, onReread, hint }: FilterChipsProps) {
  const chips = chipsOf(search, searched);
  const keys = chips.map(keyOf);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  // A chip that goes takes the focus with it: the next one receives it, or the count of homes when there is none.
  const touched = useRef<number>(undefined);
  const joined = keys.join();
  useLayoutEffect(() => {
    const index = touched.current;
    touched.current = undefined;
    if (index === undefined || (document.activeElement && document.activeElement !== document.body)) return;
    const left = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (left[Math.min(index, left.length - 1)] ?? document.getElementById('homes-found'))?.focus();
  }, [joined]);

  const types = typesOffered(search, searched);
  const other = searched?.understanding.listingType ?? search.listingType;
  const unrecognised = searched?.understanding.unrecognised ?? [];
  const notes = notesOf(search, searched);
  const offers = types.length > 0 || other !== search.listingType;
  const row = chips.length > 0 || offers;
  if (!row && !hint && unrecognised.length === 0 && notes.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col gap-2.5">
      {!row && hint && (
        <p className="flex min-h-10 items-center text-sm text-soft pointer-coarse:min-h-11">{hint}</p>
      )}
      {row && (
        <ul
          ref={list}
          aria-label="Filters in use"
          className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap"
        >
          {chips.map((chip, index) => (
            <li key={keyOf(chip)} className="max-w-full max-sm:shrink-0">
              <FilterChip
                chip={chip}
                reach={
                  chip.name === 'location' && search.criteria.radius === undefined
                    ? around?.radius
                    : undefined
                }
                open={open === keyOf(chip)}
                onOpenChange={(next) => {
                  if (next) touched.current = undefined;
                  setOpen(next ? keyOf(chip) : undefined);
                }}
                onRemove={() => {
                  touched.current = index;
                  change(chip.without);
                }}
              >
                <ChipEditor
                  name={chip.name}
                  value={chip.value}
                  search={search}
                  around={around}
                  countOf={countOf}
                  change={(next, options) => {
                    touched.current = index;
                    change(next, options);
                  }}
                />
              </FilterChip>
            </li>
          ))}
          {types.length > 0 && (
            <li className="max-w-full max-sm:shrink-0">
              <OfferChip onPress={() => change((current) => withPropertyTypes(current, types))}>
                Only {typesText(types)}
              </OfferChip>
            </li>
          )}
          {other !== search.listingType && (
            <li className="max-w-full max-sm:shrink-0">
              <OfferChip onPress={() => onReread(other)}>Search {homesOfType(other)}</OfferChip>
            </li>
          )}
        </ul>
      )}
      {unrecognised.length > 0 && (
        <p className="line-clamp-3 text-sm wrap-anywhere text-soft">
          Not understood: {unrecognised.map((words) => `“${words}”`).join(', ')}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </div>
  );
}

function FilterChip({
  chip: { name, text, words },
  reach,
  open,
  onOpenChange,
  onRemove,
  children,
}: {
  chip: Chip;
  /** How far around the place it looks, where nothing else says so. */
  reach: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  const fixed = name === 'area' || name === 'offMarket' || (isWish(name) && !isChanged(name));
  const said = words && (
    <span className="min-w-0 truncate pr-0.5 font-normal text-stone italic">
      “{words.text}”{words.confidence === 'guess' && <span className="not-italic"> our guess</span>}
    </span>
  );
  const label = (
    <>
      <span className="max-w-full truncate">{text}</span>
      {reach !== undefined && (
        <span className="shrink-0 font-normal text-stone">{within(reach).toLowerCase()}</span>
      )}
      {said}
    </>
  );
  return (
    <span
      className={clsx(
        pill,
        'border bg-surface font-medium transition-colors hover:border-ink',
        open ? 'border-ink' : 'border-line',
      )}
    >
      {fixed ? (
        <span className="inline-flex min-w-0 gap-1.5 py-1 pl-4">{label}</span>
      ) : (
        <Popover
          open={open}
          onOpenChange={onOpenChange}
          label={`Change: ${text}`}
          trigger={
            <button
              type="button"
              data-chip
              className="inline-flex min-h-10 min-w-0 items-center gap-1.5 rounded-l-full py-1 pl-4 pointer-coarse:min-h-11"
            >
              {label}
              <ChevronDown className="size-4 shrink-0 text-stone" aria-hidden />
            </button>
          }
        >
          {children}
        </Popover>
      )}
      <button
        type="button"
        data-chip={fixed || undefined}
        aria-label={`Remove filter: ${text}`}
        onClick={onRemove}
        className="grid size-10 shrink-0 place-items-center rounded-full text-stone hover:text-ink pointer-coarse:size-11"
      >
        <X className="size-4" aria-hidden />
      </button>
    </span>
  );
}

/** What the words also said, for one press. */
const OfferChip = ({ onPress, children }: { onPress: () => void; children: React.ReactNode }) => (
  <button
    type="button"
    data-chip
    onClick={onPress}
    className={clsx(
      pill,
      'gap-1.5 border border-dashed border-edge py-1 pr-4 pl-3 font-medium text-soft transition-colors hover:border-ink hover:text-ink',
    )}
  >
    <Plus className="size-4 shrink-0" aria-hidden />
    <span className="truncate">{children}</span>
  </button>
);
