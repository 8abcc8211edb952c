import type { Model } from 'mongoose';
import type { ErasureStore } from '../../application/erase-account/erase-account.handler.js';
import type { ErasureRecord } from './saved.schema.js';

export class ErasureRepository implements ErasureStore {
  constructor(private readonly model: Model<ErasureRecord>) {}

  async begin(accountId: string, until: Date): Promise<void> {
    await this.model.updateOne({ _id: accountId }, { $max: { until } }, { upsert: true });
  }

  async underWay() {
    const found = await this.model.find().lean<ErasureRecord[]>();
    return found.map(({ _id, until }) => ({ accountId: _id, until }));
  }

  async end(accountId: string): Promise<void> {
    await this.model.deleteOne({ _id: accountId });
  }
}
