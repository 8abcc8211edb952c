import type { Model } from 'mongoose';
import type { ErasureStore } from '../../application/erase-account/erase-account.handler.js';
import type { ErasureRecord } from './saved.schema.js';

export class ErasureRepository implements ErasureStore {
  constructor(private readonly model: Model<ErasureRecord>) {}

  async begin(accountId: string, until: Date): Promise<void> {
    await this.model.updateOne({ _id: accountId }, { $max: { until } }, { upsert: true });
  }

  async has(accountId: string): Promise<boolean> {
    return (await this.model.exists({ _id: accountId })) !== null;
  }

  async underWay() {
    const found = await this.model.find({ until: { $gt: new Date(0) } }).lean<ErasureRecord[]>();
    return found.map(({ _id, until }) => ({ accountId: _id, until: until! }));
  }

  async end(accountId: string): Promise<void> {
    await this.model.updateOne({ _id: accountId }, { $set: { until: null } });
  }
}
