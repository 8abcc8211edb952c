import { mostSavedHomes } from '../../domain/saved/saved-home.js';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** All that is kept of an account's saved homes and searches, as JSON for people. */
export class ExportSavedHandler {
  constructor(
    private readonly homes: SavedHomeStore,
    private readonly searches: SavedSearchStore,
  ) {}

  async handle(accountId: string): Promise<string> {
    const [homes, searches] = await Promise.all([
      // Twice as many as allowed: those that requests at the same time added beyond the limit are exported too.
      this.homes.page(accountId, 2 * mostSavedHomes, null),
      this.searches.ofAccount(accountId),
    ]);
    const saved = {
      savedHomes: homes.map(({ listingId, title, savedAt, told }) => ({
        id: listingId,
        title,
        savedAt: savedAt.toISOString(),
        lastTold: told,
      })),
      savedSearches: searches.map((search) => ({
        id: search.id,
        name: search.name,
        listingType: search.listingType,
        criteria: search.criteria,
        propertyTypes: search.propertyTypes,
        area: search.area,
        alertFrequency: search.alertFrequency,
        createdAt: search.createdAt.toISOString(),
        alertsSince: search.alertsSince.toISOString(),
      })),
    };
    return JSON.stringify(saved, null, 2);
  }
}
