import { clsx, Input, MapPin } from '@lintel/ui';
import type { PlaceSuggestion } from './results-queries.js';
import { useId, useState, type KeyboardEvent } from 'react';
import { placeKindText } from './place-words.js';
import { useDraft } from './use-draft.js';
import { useSuggestions } from './use-suggestions.js';

/** The contract takes no more. */
const longest = 120;

/** Free text with places to choose from: a combobox whose list is a help, not a limit. */
export function PlaceInput({
  label,
  placeholder,
  value,
  onCommit,
  pause,
}: {
  label: string;
  placeholder: string;
  value: string;
  /** Without spaces around it; empty when there is none. */
  onCommit: (place: string) => void;
  /** Milliseconds after which what is typed is committed by itself. */
  pause?: number;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { shown, edit, flush } = useDraft(
    value,
    (text) => onCommit(text.trim()),
    (draft, committed) => draft.trim() === committed.trim(),
    pause,
  );
  const suggestions = useSuggestions(shown, open);
  const listed = suggestions.length > 0;
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ location: chosen }: PlaceSuggestion): void => {
    edit(chosen);
    flush();
    close();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) setOpen(true);
      else if (listed) {
        // One stop more than there are places, for the text itself.
        const stops = suggestions.length + 1;
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive(((active + 1 + step + stops) % stops) - 1);
      }
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active];
      event.preventDefault();
      if (chosen) choose(chosen);
      else {
        flush();
        close();
      }
    } else if (event.key === 'Escape' && listed) {
      // Closes only the list: the text stays, and so does the sheet around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className="relative">
      <Input
        label={label}
        role="combobox"
        aria-expanded={listed}
        aria-controls={`${id}-places`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && listed ? `${id}-place-${active}` : undefined}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => {
          edit(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onBlur={() => {
          flush();
          close();
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="sr-only">
        {listed && `${suggestions.length} ${suggestions.length === 1 ? 'place' : 'places'} to choose from`}
      </p>
      <ul
        id={`${id}-places`}
        role="listbox"
        aria-label="Places"
        hidden={!listed}
        className="absolute inset-x-0 z-30 mt-1 overflow-hidden rounded-control border border-line bg-surface py-1 shadow-float"
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={`${suggestion.location} ${suggestion.place.kind} ${suggestion.place.within}`}
            id={`${id}-place-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the blur, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 px-3 py-1.5 hover:bg-sunken',
              index === active && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
            )}
          >
            <MapPin className="size-4.5 shrink-0 text-stone" aria-hidden />
            <span className="min-w-0">
              <span className="block truncate leading-snug">{suggestion.place.name}</span>
              <span className="block truncate text-sm leading-snug text-stone">
                {placeKindText(suggestion.place)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
