import type { SavedSearch } from '@lintel/web';
import { useEffect, useRef } from 'react';
import { SearchCard } from './search-card.js';

/** The saved searches, the last saved first. */
export function SearchCards({ searches }: { searches: readonly SavedSearch[] }) {
  const list = useRef<HTMLUListElement>(null);
  const focusedAt = useRef<number>(undefined);
  const before = useRef(searches.length);
  useEffect(() => {
    const fewer = searches.length < before.current;
    before.current = searches.length;
    if (!fewer || focusedAt.current === undefined || document.activeElement !== document.body) return;
    // A card that was deleted takes the focus with it: the keyboard goes on at the one in its place.
    const next = list.current?.children[Math.min(focusedAt.current, searches.length - 1)];
    next?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [searches.length]);

  return (
    <ul ref={list} className="grid gap-6 lg:grid-cols-2">
      {searches.map((search, index) => (
        <li key={search.id} className="min-w-0" onFocus={() => (focusedAt.current = index)}>
          <SearchCard search={search} />
        </li>
      ))}
    </ul>
  );
}
