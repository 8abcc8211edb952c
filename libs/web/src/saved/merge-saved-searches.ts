import { savedSearchesMergeApi, type SavedSearchesMergeApi } from './saved-queries.js';
import { alone } from './alone.js';
import { fromAccount, toInput } from './saved-search-on-account.js';
import { sameHomesKey, type SavedSearches } from './saved-searches.js';

/**
 * Puts the searches of this device on the account, once for all tabs; each leaves the device when the server has it. One that the account has
 * already stays there as it is: its owner chose its name and its alerts. What the server refuses stays on the device.
 * @throws {ApiError} of the first one that failed, after trying all
 */
export async function mergeSavedSearches(
  local: SavedSearches,
  api: SavedSearchesMergeApi = savedSearchesMergeApi,
): Promise<void> {
  if (local.get().length === 0) return;
  await alone('saved-searches', async () => {
    local.reload();
    if (local.get().length === 0) return;
    const there = new Set((await api.list()).map((search) => sameHomesKey(fromAccount(search))));
    const failures: unknown[] = [];
    // One after another: they are to stand there in the order in which they were saved.
    for (const search of local.get()) {
      try {
        if (!there.has(sameHomesKey(search))) await api.create(toInput(search));
        await local.remove(search.id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  });
}
