import { type Connection, type Model, Schema } from 'mongoose';
import type { Bucket } from '../../application/overview/sample-store.js';
import type { BucketUnit } from '../../domain/buckets.js';

export interface SampleRecord extends Bucket {
  readonly _id: string;
  readonly unit: BucketUnit;
}

const text = { type: String, required: true } as const;

const schema = new Schema(
  { _id: text, unit: text, at: { type: Date, required: true }, tallies: { type: Schema.Types.Mixed } },
  { collection: 'samples', versionKey: false, minimize: false },
);
// since, forget.
schema.index({ unit: 1, at: 1 }, { name: 'unit' });

export const registerSamples = (connection: Connection): Model<SampleRecord> =>
  connection.model('Sample', schema) as unknown as Model<SampleRecord>;
