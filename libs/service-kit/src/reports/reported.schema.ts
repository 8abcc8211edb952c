import { type Connection, type Model, Schema } from 'mongoose';
import { outboxFields, outboxIndex, type WithOutbox } from '../events/outbox.js';
import type { Reported } from './reported.js';

export interface ReportedRecord extends Omit<Reported, 'id' | 'version'>, WithOutbox {
  _id: string;
  /** How many reports there are, to sort by. */
  count: number;
  /** Of those who reported it. */
  accounts: string[];
}

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const mixed = { type: Schema.Types.Mixed, default: null } as const;

const schema = new Schema(
  {
    _id: text,
    ...outboxFields,
    state: text,
    reports: { type: [Schema.Types.Mixed], default: [] },
    count: { type: Number, required: true },
    accounts: { type: [String], default: [] },
    since: date,
    lastAt: date,
    settled: mixed,
    terms: { type: [String], default: [] },
    evidence: mixed,
    forgetAt: date,
    endsAt: { type: Date, default: null },
  },
  { collection: 'reported', versionKey: false, minimize: false },
);
schema.index(...outboxIndex);
// page.
schema.index({ state: 1, count: -1, since: 1 }, { name: 'most-reported' });
schema.index({ state: 1, since: 1 }, { name: 'oldest' });
// Erasure and export of an account.
schema.index({ accounts: 1 }, { name: 'accounts' });
schema.index({ terms: 1 }, { name: 'terms' });
// Retention.
schema.index({ forgetAt: 1 }, { name: 'retention' });

/** What people have reported, a document each. */
export const registerReported = (connection: Connection): Model<ReportedRecord> =>
  connection.model('Reported', schema) as unknown as Model<ReportedRecord>;
