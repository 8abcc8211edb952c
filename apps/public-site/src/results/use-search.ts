import { useNavigate, useSearchParams } from '@lintel/web/router';
import { useCallback, useMemo } from 'react';
import { parseSearch, searchPath, type ResultsSearch } from './search-query.js';

export type ChangeSearch = (
  next: (current: ResultsSearch) => ResultsSearch,
  /** Does not make a step for the back button: for what changes many times in a row. */
  options?: { replace?: boolean },
) => void;

/** The search that the address bar names, and a way to change it, which writes the address. There is no other state. */
export function useSearch(): { search: ResultsSearch; change: ChangeSearch } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const written = query.toString();
  const search = useMemo(() => parseSearch(new URLSearchParams(written)), [written]);
  const change = useCallback<ChangeSearch>(
    (next, { replace = false } = {}) => {
      // Rendering may lag behind the address; two quick changes must not undo each other.
      const current = parseSearch(new URLSearchParams(window.location.search));
      const path = searchPath(next(current));
      if (path !== searchPath(current)) void navigate(path, { replace });
    },
    [navigate],
  );
  return { search, change };
}
