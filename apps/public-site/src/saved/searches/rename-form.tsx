import { Button, Input } from '@lintel/ui';
import { longestSearchName, type SavedSearch } from '@lintel/web';
import { savedSearches } from '../saved-searches-of.js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { tellOfFailure } from './search-changes.js';

/** In place of a card's name: Enter keeps the new one, Escape the old one. */
export function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const [name, setName] = useState(search.name);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const box = form.current?.querySelector('input');
    // Not every browser gives the focus to what it selects.
    box?.focus();
    box?.select();
  }, []);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') {
      setError('Give the search a name, so that you find it again.');
      return;
    }
    if (wanted !== search.name)
      savedSearches()
        .rename(search.id, wanted)
        .catch((failure: unknown) => tellOfFailure('The search could not be renamed', failure));
    onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="w-full min-w-0 sm:flex-1"
    >
      <Input
        label="Name"
        required
        maxLength={longestSearchName}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" size="small">
          Save name
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
