import {
  agencyListingsToSelect,
  type AgencyListing,
  type AgencyListingsSought,
} from '../agency-listings-queries.js';
import { useRef, useState } from 'react';
import { tellError } from '../../shared/outcome.js';
import { between, nothingSelected, refreshed, select, selectionLimit, type Selection } from './selection.js';

export interface SelectionControl {
  readonly selection: Selection;
  /** Selects one; with `range`, all from the last one pressed to this one. */
  readonly press: (listing: AgencyListing, selected: boolean, range: boolean) => void;
  /** All that match, of which not all may have been loaded; at most 1,000. */
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly busy: boolean;
}

/**
 * What is selected in a list. Another list begins with nothing selected: nobody changes what they do not see.
 *
 * @param shown in their order.
 */
export function useSelection(
  sought: AgencyListingsSought,
  shown: readonly AgencyListing[],
  total: number | undefined,
): SelectionControl {
  const list = JSON.stringify(sought.filter);
  const [kept, setKept] = useState<{ list: string; selection: Selection }>({
    list,
    selection: nothingSelected,
  });
  const [busy, setBusy] = useState(false);
  const last = useRef<number>(undefined);
  if (kept.list !== list) setKept({ list, selection: nothingSelected });
  const selection = kept.list === list ? refreshed(kept.selection, shown) : nothingSelected;
  const set = (next: Selection): void => setKept({ list, selection: next });

  return {
    selection,
    busy,
    press: (listing, selected, range) => {
      const pressed = range ? between(shown, last.current, listing.id) : [listing];
      last.current = listing.id;
      set(select(selection, pressed, selected));
    },
    selectAll: () => {
      if (total !== undefined && shown.length >= Math.min(total, selectionLimit)) {
        set(select(nothingSelected, shown, true));
        return;
      }
      setBusy(true);
      agencyListingsToSelect(sought, selectionLimit)
        .then(({ listings }) => {
          const all = { list, selection: select(nothingSelected, listings, true) };
          setKept((now) => (now.list === list ? all : now));
        })
        .catch((error: unknown) => tellError('Failed to select all properties. Please try again.', error))
        .finally(() => setBusy(false));
    },
    clear: () => set(nothingSelected),
  };
}
