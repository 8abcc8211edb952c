import type { SavedHome } from '../saved-queries.js';
import type { SavedProperty } from '@lintel/web';

/** The homes that are still saved, each once, where they stood. */
export function shownHomes(known: readonly SavedHome[], saved: readonly SavedProperty[]): SavedHome[] {
  const ids = new Set(saved.map(({ id }) => id));
  // A page that moved while it was fetched may repeat the last home of the one before.
  return known.filter(({ id }) => ids.delete(id));
}

/** Whether a saved home should stand among those known: one that is not on a later page. */
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
