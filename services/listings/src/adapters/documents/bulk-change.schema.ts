import { type Connection, type Model, Schema } from 'mongoose';
import type { BulkChange, BulkResult } from '../../domain/bulk-change.js';

export type BulkChangeRecord = Omit<BulkChange, 'id'> & { _id: string };
export type BulkResultRecord = BulkResult & { _id: string; changeId: string };

const text = { type: String, required: true } as const;
const mixed = Schema.Types.Mixed;
const options = { versionKey: false, minimize: false } as const;

const changes = new Schema(
  {
    _id: text,
    agencyId: text,
    by: text,
    undoneBy: { type: String, default: null },
    edit: { type: mixed, required: true },
    listingIds: { type: [Number], required: true },
    state: text,
    startedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { ...options, collection: 'bulk-changes' },
);
// unfinished, and countUnfinished of an agency.
changes.index({ state: 1, startedAt: 1 }, { name: 'state' });
// deleteBefore.
changes.index({ startedAt: 1 }, { name: 'age' });

const results = new Schema(
  {
    _id: text,
    changeId: text,
    listingId: { type: Number, required: true },
    outcome: text,
    message: { type: String, default: null },
    mark: { type: mixed, default: null },
  },
  { ...options, collection: 'bulk-change-results' },
);
results.index({ changeId: 1 }, { name: 'change' });

export interface BulkChangeModels {
  readonly changes: Model<BulkChangeRecord>;
  readonly results: Model<BulkResultRecord>;
}

export const registerBulkChanges = (connection: Connection): BulkChangeModels => ({
  changes: connection.model('BulkChange', changes) as unknown as Model<BulkChangeRecord>,
  results: connection.model('BulkResult', results) as unknown as Model<BulkResultRecord>,
});
