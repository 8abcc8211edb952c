import type { Problems } from './comparison.ts';
import type { StoredSaved, StoredSavedHome, StoredSavedSearch } from './saved-reading.ts';
import type { SavedHomeLine, SavedLedger, SavedSearchLine } from './saved.ledger.ts';

/** Each home and search that was saved is there as it was acknowledged, changed as often as was acknowledged, and nothing else is; of closed accounts nothing has to be. */
export function compareSaved(ledger: SavedLedger, stored: StoredSaved): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const known = new Set<string>();
  const compare = <Line extends SavedHomeLine | SavedSearchLine>(
    line: Line,
    id: string,
    found: StoredSavedHome | StoredSavedSearch | undefined,
    isSame: boolean,
  ) => {
    known.add(id);
    if (line.owner.state === 'closed') return;
    const what = `${'listingId' in line ? 'saved home' : 'saved search'} ${id} of ${line.owner.email}`;
    if (!found) lost.push(`${what}: acknowledged, and not there`);
    else if (found.version < line.version)
      lost.push(`${what}: acknowledged version ${line.version}, stored ${found.version}`);
    else if (found.version > line.version || !isSame)
      unexplained.push(`${what}: is not as acknowledged in version ${line.version}, stored ${found.version}`);
  };
  const homes = new Map(stored.homes.map((home) => [home.id, home]));
  for (const line of ledger.homes) {
    const id = `${line.owner.id}:${line.listingId}`;
    const home = homes.get(id);
    compare(line, id, home, home?.isSaved === line.isSaved);
  }
  const searches = new Map(stored.searches.map((search) => [search.id, search]));
  for (const line of ledger.searches) {
    const search = searches.get(line.id);
    const isSame =
      search?.isDeleted === line.isDeleted &&
      (line.isDeleted || (search.name === line.name && search.frequency === line.frequency)) &&
      search.accountId === line.owner.id;
    compare(line, line.id, search, isSame);
  }
  for (const { id } of [...stored.homes, ...stored.searches])
    if (!known.has(id)) unexplained.push(`${id}: nobody saved it, or only once`);
  return { 'something saved is lost': lost, 'something is saved as nobody did': unexplained };
}
