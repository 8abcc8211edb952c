import type { SavedHome } from '../saved-queries.js';
import type { SavedProperty } from '@lintel/web';

/** The known homes that are still saved, each once, in their places. */
export function shownHomes(known: readonly SavedHome[], saved: readonly SavedProperty[]): SavedHome[] {
  const ids = new Set(saved.map(({ id }) => id));
  // A list that changed while it was fetched may repeat the last home of a page on the next one.
  return known.filter(({ id }) => ids.delete(id));
}

/** Whether a saved home is missing among the known ones, and is not just on a later page. */
export function isMissing(
  known: readonly Pick<SavedHome, 'id'>[],
  saved: readonly SavedProperty[],
  hasNextPage: boolean,
): boolean {
  const ids = new Set(known.map(({ id }) => id));
  const lastKnown = saved.findLastIndex(({ id }) => ids.has(id));
  const here = hasNextPage ? saved.slice(0, lastKnown + 1) : saved;
  return here.some(({ id }) => !ids.has(id));
}
