import { readResults, resultsAddress, type ResultsSearch } from './results-address.js';
import { useLocation, useNavigate, useSearchParams } from '@lintel/web/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readSearched, type Searched } from './understood.js';

export type ChangeSearch = (
  next: (current: ResultsSearch) => ResultsSearch,
  /** Leaves no history entry: for changes that come many times in a row. */
  options?: {
    replace?: boolean;
    /** Forgets the words: they no longer say what is searched for. */
    forget?: boolean;
  },
) => void;

interface SearchOfAddress {
  readonly search: ResultsSearch;
  /** The words this search began with, kept in the history beside each address that came of them. */
  readonly searched: Searched | undefined;
  readonly change: ChangeSearch;
  /** To a search in new words. */
  readonly describe: (search: ResultsSearch, searched: Searched) => void;
}

/** The search that the address bar names, and a way to change it, which writes the address. There is no other state. */
export function useSearch(): SearchOfAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const searched = useMemo(() => readSearched(state), [state]);
  const written = query.toString();
  const search = useMemo(() => readResults(new URLSearchParams(written)), [written]);
  const words = useRef(searched);
  useEffect(() => {
    words.current = searched;
  }, [searched]);

  const change = useCallback<ChangeSearch>(
    (next, { replace = false, forget = false } = {}) => {
      // Rendering may lag behind the address; two quick changes must not undo each other.
      const current = readResults(new URLSearchParams(window.location.search));
      const path = resultsAddress(next(current));
      const kept = forget ? undefined : words.current;
      if (path === resultsAddress(current) && kept === words.current) return;
      void navigate(path, { replace, state: kept && { searched: kept } });
    },
    [navigate],
  );
  const describe = useCallback(
    (next: ResultsSearch, nextWords: Searched) =>
      void navigate(resultsAddress(next), { state: { searched: nextWords } }),
    [navigate],
  );
  return { search, searched, change, describe };
}
