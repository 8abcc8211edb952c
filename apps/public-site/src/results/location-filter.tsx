import { Input } from '@lintel/ui';
import { useDraft } from './use-draft.js';
import type { ChangeSearch } from './use-search.js';

/** The contract takes no more. */
const longest = 120;

export function LocationFilter({
  location = '',
  change,
}: {
  location: string | undefined;
  change: ChangeSearch;
}) {
  const { shown, edit, flush } = useDraft(
    location,
    (text) =>
      change(
        (search) => ({ ...search, criteria: { ...search.criteria, location: text.trim() || undefined } }),
        {
          replace: true,
        },
      ),
    (draft, value) => draft.trim() === value.trim(),
  );
  return (
    <Input
      label="Location"
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={longest}
      placeholder="Such as Clapham"
      value={shown}
      onChange={(event) => edit(event.target.value)}
      onBlur={flush}
      onKeyDown={(event) => event.key === 'Enter' && flush()}
    />
  );
}
