import { useNavigate, useSearchParams } from '@lintel/web/router';
import { useMemo } from 'react';
import { readFilters, withFilters, type StockFilters } from './stock-filters.js';

export type ChangeFilters = (change: Partial<StockFilters>) => void;

/** The filters that the address bar names, and a way to change them, which writes the address. There is no other state. */
export function useFilters(): { readonly filters: StockFilters; readonly change: ChangeFilters } {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const written = address.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(written)), [written]);
  return {
    filters,
    change: (change) => {
      // Rendering may lag behind the address; two quick changes must not undo each other.
      const now = new URLSearchParams(window.location.search);
      const next = withFilters(now, { ...readFilters(now), ...change });
      if (next.toString() !== now.toString()) void navigate({ search: `?${next}` }, { replace: true });
    },
  };
}
