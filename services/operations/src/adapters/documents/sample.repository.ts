import type { Model } from 'mongoose';
import type { Bucket, SampleStore } from '../../application/overview/sample-store.js';
import type { BucketUnit } from '../../domain/buckets.js';
import type { Figures } from '../../domain/figures.js';
import type { SampleRecord } from './sample.schema.js';

export class SampleRepository implements SampleStore {
  constructor(private readonly model: Model<SampleRecord>) {}

  async add(unit: BucketUnit, at: Date, figures: Figures): Promise<void> {
    const entries = Object.entries(figures);
    if (entries.length === 0) return;
    await this.model.updateOne(
      { _id: `${unit}:${at.toISOString()}` },
      {
        $setOnInsert: { unit, at },
        $inc: Object.fromEntries(
          entries.flatMap(([name, value]) => [
            [`tallies.${name}.sum`, value],
            [`tallies.${name}.count`, 1],
          ]),
        ),
        $max: Object.fromEntries(entries.map(([name, value]) => [`tallies.${name}.max`, value])),
      },
      { upsert: true },
    );
  }

  async since(unit: BucketUnit, at: Date): Promise<readonly Bucket[]> {
    const records = await this.model
      .find({ unit, at: { $gte: at } })
      .sort({ at: 1 })
      .lean<SampleRecord[]>();
    return records.map((record) => ({ at: record.at, tallies: record.tallies ?? {} }));
  }

  async forget(unit: BucketUnit, before: Date): Promise<void> {
    await this.model.deleteMany({ unit, at: { $lt: before } });
  }
}
