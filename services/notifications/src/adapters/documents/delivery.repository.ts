import type { Delivery, DeliveryStore } from '../../application/delivery-store.js';
import type { DeliveryModel, DeliveryRecord } from './delivery.schema.js';

export class DeliveryRepository implements DeliveryStore {
  constructor(private readonly model: DeliveryModel) {}

  async record({ key, ...delivery }: Delivery): Promise<Delivery> {
    await this.model.updateOne({ _id: key }, { $setOnInsert: delivery }, { upsert: true });
    return (await this.find(key))!;
  }

  async find(key: string): Promise<Delivery | null> {
    const record = await this.model.findById(key).lean<DeliveryRecord>();
    return record && toDelivery(record);
  }

  async settle(key: string, { state, at, reason }: Parameters<DeliveryStore['settle']>[1]): Promise<void> {
    const settled = { state, settledAt: at, reason: reason ?? null };
    await this.model.updateOne({ _id: key }, { $set: settled });
  }

  async unsettled(
    queuedBefore: Date,
    { after = '', first }: { readonly after?: string; readonly first: number },
  ): Promise<Delivery[]> {
    const records = await this.model
      .find({ state: 'queued', _id: { $gt: after }, queuedAt: { $lt: queuedBefore } })
      .sort({ _id: 1 })
      .limit(first)
      .lean<DeliveryRecord[]>();
    return records.map(toDelivery);
  }
}

const toDelivery = ({ _id, ...delivery }: DeliveryRecord): Delivery => ({ key: _id, ...delivery });
