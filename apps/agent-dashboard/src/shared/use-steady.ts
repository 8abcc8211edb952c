import { useAttention } from '@lintel/web';
import { useState } from 'react';
import { inPlace, type SteadyRow } from './steady.js';

/**
 * A list in which nothing moves under the pointer, or under somebody going through it with the keyboard. Once they leave, it is as it was fetched.
 *
 * @returns `rows`, and the `handlers` that the list's element needs.
 */
export function useSteady<Item>(fetched: readonly Item[], idOf: (item: Item) => string) {
  const [before, setBefore] = useState<readonly Item[]>([]);
  const { attended, handlers } = useAttention(fetched, () => setBefore(fetched));
  const rows: readonly SteadyRow<Item>[] = inPlace(attended ? before : [], fetched, idOf);
  return { rows, handlers };
}
