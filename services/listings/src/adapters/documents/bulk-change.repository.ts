import type { Connection } from 'mongoose';
import type { BulkChangeStore } from '../../application/bulk-change/bulk-change-store.js';
import type { BulkChange, BulkChangeState, BulkResult } from '../../domain/bulk-change.js';
import type { BulkChangeModels, BulkChangeRecord, BulkResultRecord } from './bulk-change.schema.js';

const PAGE = 50;
const unfinishedStates = { $in: ['running', 'undoing'] satisfies BulkChangeState[] };

/** For the health of the documents: how many are being made or undone, also those that the queue has lost until upkeep finds them. */
export const bulkChangesUnderWay = (connection: Connection) => async () => ({
  bulk_changes_under_way: await connection
    .collection('bulk-changes')
    .countDocuments({ state: unfinishedStates }),
});

export class BulkChangeRepository implements BulkChangeStore {
  constructor(private readonly models: BulkChangeModels) {}

  async insert({ id, ...change }: BulkChange): Promise<void> {
    await this.models.changes.insertMany([{ _id: id, ...change }], { lean: true });
  }

  async find(id: string): Promise<BulkChange | null> {
    const record = await this.models.changes.findById(id).lean<BulkChangeRecord>();
    return record && toChange(record);
  }

  countUnfinished(agencyId: string): Promise<number> {
    return this.models.changes.countDocuments({ agencyId, state: unfinishedStates });
  }

  async unfinished(before: Date, first: number): Promise<readonly BulkChange[]> {
    const records = await this.models.changes
      .find({ state: unfinishedStates, startedAt: { $lt: before } })
      .sort({ startedAt: 1 })
      .limit(first)
      .lean<BulkChangeRecord[]>();
    return records.map(toChange);
  }

  async advance({ id, state, finishedAt, undoneBy }: BulkChange, from: BulkChangeState): Promise<boolean> {
    const { matchedCount } = await this.models.changes.updateOne(
      { _id: id, state: from },
      { $set: { state, finishedAt, undoneBy } },
    );
    return matchedCount > 0;
  }

  async results(id: string): Promise<readonly BulkResult[]> {
    const records = await this.models.results.find({ changeId: id }).lean<BulkResultRecord[]>();
    return records.map(({ _id, changeId: _change, ...result }) => result);
  }

  async keepResults(id: string, results: readonly BulkResult[]): Promise<void> {
    if (results.length === 0) return;
    await this.models.results.bulkWrite(
      results.flatMap((result) => {
        const _id = `${id}:${result.listingId}`;
        const first = { $setOnInsert: { changeId: id, ...result } };
        return [
          { updateOne: { filter: { _id }, update: first, upsert: true } },
          // Undoing follows a change, and nothing follows anything else.
          { updateOne: { filter: { _id, outcome: 'changed' }, update: { $set: result } } },
        ];
      }),
    );
  }

  async deleteBefore(before: Date): Promise<void> {
    for (;;) {
      const old = await this.models.changes
        .find({ startedAt: { $lt: before } }, { _id: 1 })
        .limit(PAGE)
        .lean<{ _id: string }[]>();
      if (old.length === 0) return;
      const ids = old.map(({ _id }) => _id);
      await this.models.results.deleteMany({ changeId: { $in: ids } });
      await this.models.changes.deleteMany({ _id: { $in: ids } });
    }
  }
}

const toChange = ({ _id, ...change }: BulkChangeRecord): BulkChange => ({ id: _id, ...change });
