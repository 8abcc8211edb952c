import type { AlertFrequency, EventData } from '@lintel/contracts';
import type { PersonStore } from '../person-store.js';
import type { SavedSearchStore } from '../saved-search-store.js';

type Known =
  | EventData<'lintel.saved-search.created.v1'>
  | EventData<'lintel.saved-search.changed.v1'>
  | EventData<'lintel.saved-search.matched.v1'>;

/** Keeps what digests need to know of saved searches: their names and whether they are still wanted. */
export class ProjectSavedSearchHandler {
  constructor(
    private readonly searches: SavedSearchStore,
    private readonly people: PersonStore,
  ) {}

  async known(search: Known, sequence: number): Promise<void> {
    const { id, accountId, name, alertFrequency } = search;
    // Of a closed account nothing is kept again, whatever comes late.
    if ((await this.people.find(accountId))?.closedAt) return;
    await this.searches.save({
      id,
      accountId,
      version: sequence,
      name,
      alertFrequency: alertFrequency as AlertFrequency,
      ...('resultsPath' in search ? { resultsPath: search.resultsPath } : {}),
    });
  }

  async deleted(id: string): Promise<void> {
    await this.searches.erase(id);
  }
}
