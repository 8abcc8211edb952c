import { unlessDuplicate } from '@lintel/platform/documents';
import type { Match, MatchStore } from '../../application/saved/match-store.js';
import type { KnownHome } from '../../domain/saved/known-home.js';
import type { KnownHomeRecord, SavedModels } from './saved.schema.js';

const WRITE = 1000;
const unordered = { ordered: false, timestamps: false } as const;
const waiting = { digest: 0, told: false } as const;

export const idOfMatch = ({ searchId, listingId }: Match): string => `${searchId}:${listingId}`;

export class MatchRepository implements MatchStore {
  constructor(private readonly models: Pick<SavedModels, 'matches' | 'known'>) {}

  async add(matches: readonly Match[]): Promise<void> {
    // Those of a search stand together in both indexes: in that order each of their pages is written once.
    const inOrder = matches.toSorted((a, b) => (a.searchId < b.searchId ? -1 : 1));
    for (let from = 0; from < inOrder.length; from += WRITE)
      await this.addSome(inOrder.slice(from, from + WRITE));
  }

  private async addSome(matches: readonly Match[]): Promise<void> {
    const fresh = matches.map((match) => ({ _id: idOfMatch(match), ...match, ...waiting }));
    // Nearly all are new, and only where one is not, each is looked for.
    const inserted = await unlessDuplicate(() =>
      this.models.matches.insertMany(fresh, { ordered: false, lean: true }),
    );
    if (inserted.ok) return;
    await this.models.matches.bulkWrite(
      fresh.map(({ _id, searchId, listingId, sequence, foundAt }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $setOnInsert: { searchId, listingId, ...waiting },
            $max: { sequence, foundAt },
          },
          upsert: true,
        },
      })),
      unordered,
    );
  }

  async knownHomes(ids: readonly number[]): Promise<Map<number, KnownHome>> {
    const found = await this.models.known.find({ _id: { $in: [...ids] } }).lean<KnownHomeRecord[]>();
    return new Map(found.map(({ _id, ...known }) => [_id, { id: _id, ...known }]));
  }

  async keepKnown(homes: readonly KnownHome[]): Promise<void> {
    if (homes.length === 0) return;
    // What is newer is there already, and an upsert beside it is refused; the others are written.
    await unlessDuplicate(() =>
      this.models.known.bulkWrite(
        homes.map(({ id, ...known }) => ({
          updateOne: {
            filter: { _id: id, sequence: { $lt: known.sequence } },
            update: { $set: known },
            upsert: true,
          },
        })),
        unordered,
      ),
    );
  }
}
