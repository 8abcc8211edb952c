import { useState, useSyncExternalStore } from 'react';
import { hiddenHomes, useHiddenHomes } from './hidden-homes.js';

export interface LeftOut {
  /** Ids that the search is asked without: those hidden when it began. */
  readonly asked: readonly number[];
  /** Whether a home has been hidden since. */
  readonly isHidden: (id: number) => boolean;
}

/**
 * The hidden homes of a search. One that is hidden while its results are looked at leaves them where it stands: asking for all pages anew would lose
 * the visitor's place.
 * @param of what the search asks for: another one begins anew
 */
export function useLeftOut(of: string): LeftOut {
  const hidden = useHiddenHomes();
  const { arrivals } = hiddenHomes();
  const arrived = useSyncExternalStore(arrivals.subscribe, arrivals.get);
  const [begun, setBegun] = useState({ of, arrived, asked: hidden });
  const isBegun = begun.of === of && begun.arrived === arrived;
  const current = isBegun ? begun : { of, arrived, asked: hidden };
  if (!isBegun) setBegun(current);
  return { asked: current.asked, isHidden: (id) => hidden.includes(id) };
}
