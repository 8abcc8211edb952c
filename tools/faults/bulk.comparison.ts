import type { Problems } from './comparison.ts';
import type { StoredBulk } from './bulk-reading.ts';
import type { BulkLedger, PossibleBulk } from './bulk.ledger.ts';
import type { StoredListing } from './reading.ts';

/**
 * Each acknowledged change of several homes was made of each of them once, and one without an answer of all or of none. What the homes are by now is compared
 * with all other homes.
 */
export function compareBulk(
  ledger: BulkLedger,
  stored: readonly StoredBulk[],
  listings: readonly Pick<StoredListing, 'id' | 'version'>[],
): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const byId = new Map(stored.map((change) => [change.id, change]));
  for (const { id, state, made, unchanged } of ledger.lines) {
    const change = byId.get(id);
    if (change?.state !== state) {
      lost.push(`change ${id}: acknowledged as ${state}, and ${change?.state ?? 'not there'}`);
      continue;
    }
    const due = new Map([
      ...unchanged.map((home) => [home, 'unchanged'] as const),
      ...Array.from(made, ([home, { version }]) => {
        return [home, `${state === 'done' ? 'changed' : 'undone'} ${version}`] as const;
      }),
    ]);
    for (const home of new Set([...due.keys(), ...change.results.keys()])) {
      const { outcome, version } = change.results.get(home) ?? {};
      const told = [outcome, version].filter(Boolean).join(' ');
      if (told !== due.get(home))
        (outcome ? unexplained : lost).push(
          `change ${id} of home ${home}: ${due.get(home) ?? 'nothing'} was acknowledged, ${told || 'nothing'} is kept`,
        );
    }
  }
  const versions = new Map(listings.map(({ id, version }) => [id, version]));
  const known = new Set(ledger.lines.map(({ id }) => id));
  const rest = stored.filter(({ id }) => !known.has(id));
  for (const possible of ledger.possible) {
    const at = rest.findIndex((change) => isSame(change, possible));
    const begun = at >= 0;
    if (begun) rest.splice(at, 1);
    for (const { id, certain, possible: after } of possible.homes) {
      const due = begun ? after! : certain;
      if (versions.get(id) !== due.version)
        unexplained.push(
          `home ${id}: a change of several without an answer was ${begun ? '' : 'not '}begun, and its version is ${versions.get(id)} where ${due.version} is due`,
        );
    }
  }
  for (const { id } of rest) unexplained.push(`change ${id}: nobody asked for it, or only once`);
  return {
    'a change of several homes is lost': lost,
    'a change of several homes is as nobody made it': unexplained,
  };
}

const isSame = ({ homes, edit }: StoredBulk, possible: PossibleBulk): boolean =>
  JSON.stringify([homes, edit]) === JSON.stringify([possible.homes.map(({ id }) => id), possible.edit]);
