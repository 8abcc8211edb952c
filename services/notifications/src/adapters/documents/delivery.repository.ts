import type {
  Delivery,
  DeliveryState,
  DeliveryStore,
  PlaceInPages,
  Settlement,
} from '../../application/delivery-store.js';
import type { EmailFacts } from '../../domain/email.js';
import type { DeliveryModel, DeliveryRecord } from './delivery.schema.js';

/** What an attempt may be made of: a failed one is tried when operations staff ask for it. */
const toBeSent = { state: { $in: ['queued', 'failed'] as DeliveryState[] } };

export class DeliveryRepository implements DeliveryStore {
  constructor(private readonly model: DeliveryModel) {}

  async record(deliveries: readonly Delivery[]): Promise<Delivery[]> {
    const records = deliveries.map(toRecord);
    await this.model.bulkWrite(
      records.map(({ _id, ...record }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true },
      })),
      { timestamps: false },
    );
    const keys = records.map(({ _id }) => _id);
    return (await this.model.find({ _id: { $in: keys } }).lean<DeliveryRecord[]>()).map(toDelivery);
  }

  async find(key: string): Promise<Delivery | null> {
    const record = await this.model.findById(key).lean<DeliveryRecord>();
    return record && toDelivery(record);
  }

  async claim(key: string, now: Date, until: Date): Promise<Delivery | null | { readonly takenUntil: Date }> {
    const record = await this.model
      .findOneAndUpdate(
        { _id: key, ...toBeSent, $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] },
        { $set: { claimedUntil: until } },
      )
      .lean<DeliveryRecord>();
    if (record) return toDelivery(record);
    const taken = await this.model
      .findOne({ _id: key, ...toBeSent }, { claimedUntil: 1 })
      .lean<Pick<DeliveryRecord, 'claimedUntil'>>();
    return taken && { takenUntil: taken.claimedUntil ?? now };
  }

  async release(key: string): Promise<void> {
    await this.model.updateOne({ _id: key }, { $set: { claimedUntil: null } });
  }

  async settle(key: string, { state, at, reason, bounced = false }: Settlement): Promise<void> {
    const settled = { state, settledAt: at, reason: reason ?? null, bounced, claimedUntil: null };
    await this.model.updateOne({ _id: key }, { $set: settled });
  }

  async requeue(key: string): Promise<Delivery | null> {
    const record = await this.model
      .findOneAndUpdate(
        { _id: key, state: 'failed' },
        { $set: { state: 'queued', settledAt: null, reason: null, bounced: false, claimedUntil: null } },
        { returnDocument: 'after' },
      )
      .lean<DeliveryRecord>();
    return record && toDelivery(record);
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

  async queuedOf(recipient: string): Promise<Delivery[]> {
    const records = await this.model.find({ recipient, state: 'queued' }).lean<DeliveryRecord[]>();
    return records.map(toDelivery);
  }

  async allOf(recipient: string): Promise<Delivery[]> {
    const records = await this.model.find({ recipient }).sort({ queuedAt: -1 }).lean<DeliveryRecord[]>();
    return records.map(toDelivery);
  }

  async hasNewer({ recipient, email, occurredAt }: Delivery): Promise<boolean> {
    const newer = { recipient, template: email.template, occurredAt: { $gt: occurredAt } };
    return (await this.model.exists({ ...newer, state: { $ne: 'dropped' } })) !== null;
  }

  async hasBounced(recipient: string): Promise<boolean> {
    return (await this.model.exists({ recipient, bounced: true })) !== null;
  }

  async page({
    state,
    first,
    after,
  }: {
    readonly state?: DeliveryState;
    readonly first: number;
    readonly after?: PlaceInPages;
  }): Promise<Delivery[]> {
    const records = await this.model
      .find({
        ...(state ? { state } : {}),
        ...(after
          ? {
              $or: [
                { queuedAt: { $lt: after.queuedAt } },
                { queuedAt: after.queuedAt, _id: { $lt: after.key } },
              ],
            }
          : {}),
      })
      .sort({ queuedAt: -1, _id: -1 })
      .limit(first)
      .lean<DeliveryRecord[]>();
    return records.map(toDelivery);
  }

  async queuedBefore(before: Date, first: number): Promise<Delivery[]> {
    const records = await this.model
      .find({ queuedAt: { $lt: before } })
      .limit(first)
      .lean<DeliveryRecord[]>();
    return records.map(toDelivery);
  }

  async erase(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.model.deleteMany({ _id: { $in: keys } });
  }
}

function toRecord({ key, email: { template, ...facts }, ...delivery }: Delivery): DeliveryRecord {
  return { _id: key, template, facts, ...delivery, claimedUntil: null };
}

function toDelivery({
  _id,
  template,
  facts,
  bounced,
  claimedUntil: _,
  ...delivery
}: DeliveryRecord): Delivery {
  return { key: _id, email: { template, ...facts } as EmailFacts, bounced: bounced === true, ...delivery };
}
