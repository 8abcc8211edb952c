import type { Model } from 'mongoose';
import type { DeliveryStore, Message, PlaceInDeliveries } from '../../application/webhooks/delivery-store.js';
import type { Delivery, DeliveryState } from '../../domain/delivery.js';
import type { DeliveryRecord, MessageRecord } from './delivery.schema.js';
import type { WebhookRecord } from './webhook.schema.js';

const once = <Written extends { readonly _id: string }>({ _id, ...record }: Written) => ({
  updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true },
});

export class DeliveryRepository implements DeliveryStore {
  constructor(
    private readonly model: Model<DeliveryRecord>,
    private readonly events: Model<MessageRecord>,
    private readonly webhooks: Model<WebhookRecord>,
  ) {}

  async add(messages: readonly Message[], deliveries: readonly Delivery[], now: Date): Promise<void> {
    if (deliveries.length === 0) return;
    const kept = messages.map(({ eventId: _id, ...message }) => once({ _id, ...message, keptAt: now }));
    await this.events.bulkWrite(kept as never, { timestamps: false });
    const records = deliveries.map(({ id: _id, ...delivery }) => once({ _id, ...delivery }));
    await this.model.bulkWrite(records as never, { timestamps: false, ordered: false });
    await this.#wake([...new Set(deliveries.map(({ webhookId }) => webhookId))], now);
  }

  async find(id: string): Promise<Delivery | null> {
    const record = await this.model.findById(id).lean<DeliveryRecord>();
    return record && deliveryOf(record);
  }

  async messages(eventIds: readonly string[]): Promise<ReadonlyMap<string, Message>> {
    const records = await this.events.find({ _id: { $in: eventIds } }).lean<MessageRecord[]>();
    return new Map(records.map(({ _id, position, event }) => [_id, { eventId: _id, position, event }]));
  }

  async page(
    webhookId: string,
    {
      state,
      first,
      after,
    }: {
      readonly state?: DeliveryState | undefined;
      readonly first: number;
      readonly after: PlaceInDeliveries | null;
    },
  ): Promise<readonly Delivery[]> {
    const older = after && {
      $or: [{ createdAt: { $lt: after.at } }, { createdAt: after.at, _id: { $lt: after.id } }],
    };
    const records = await this.model
      .find({ webhookId, ...(state && { state }), ...older })
      .sort({ createdAt: -1, _id: -1 })
      .limit(first)
      .lean<DeliveryRecord[]>();
    return records.map(deliveryOf);
  }

  async ofTrace(correlation: string, first: number): Promise<readonly Delivery[]> {
    const records = await this.model
      .find({ correlation })
      .sort({ createdAt: 1 })
      .limit(first)
      .lean<DeliveryRecord[]>();
    return records.map(deliveryOf);
  }

  count(webhookId: string, state: DeliveryState, since: Date): Promise<number> {
    const settled = state === 'waiting' ? {} : { settledAt: { $gte: since } };
    return this.model.countDocuments({ webhookId, state, ...settled });
  }

  async again(id: string, now: Date): Promise<void> {
    const record = await this.model
      .findOneAndUpdate({ _id: id }, { $set: anew(now) })
      .lean<Pick<DeliveryRecord, 'webhookId'>>();
    if (record) await this.#wake([record.webhookId], now);
  }

  async rangeAgain(
    webhookId: string,
    { from, to, all, most }: Parameters<DeliveryStore['rangeAgain']>[1],
    now: Date,
  ): Promise<number> {
    const found = await this.model
      .find({ webhookId, createdAt: { $gte: from, $lte: to }, ...(!all && { state: 'failed' }) })
      .sort({ createdAt: 1, _id: 1 })
      .limit(most)
      .select({ _id: 1 })
      .lean<Pick<DeliveryRecord, '_id'>[]>();
    await this.model.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: anew(now) });
    await this.#wake([webhookId], now);
    return found.length;
  }

  async removeOf(webhookId: string): Promise<void> {
    await this.model.deleteMany({ webhookId });
  }

  async forget(before: Date, now: Date): Promise<void> {
    await this.model.deleteMany({ createdAt: { $lt: before } });
    await this.events.deleteMany({ keptAt: { $lt: before } });
    // Of a webhook that was disabled or removed while an event was made a delivery of.
    const waiting = (await this.model.distinct('webhookId', { state: 'waiting' })) as string[];
    const served = await this.webhooks
      .find({ _id: { $in: waiting }, disabled: null })
      .select({ _id: 1 })
      .lean();
    const idle = new Set(waiting).difference(new Set(served.map(({ _id }) => _id)));
    await this.model.updateMany(
      { webhookId: { $in: [...idle] }, state: 'waiting' },
      { $set: { state: 'failed', dueAt: null, settledAt: now } },
    );
  }

  /** After what they are woken for is there: whoever serves one looks again if it was woken meanwhile. */
  async #wake(webhooks: readonly string[], now: Date): Promise<void> {
    await this.webhooks.updateMany(
      { _id: { $in: webhooks }, disabled: null },
      { $set: { dueAt: now }, $inc: { wakes: 1 } },
    );
  }
}

const anew = (now: Date) => ({ state: 'waiting', tries: 0, dueAt: now, settledAt: null });

export function deliveryOf({ _id: id, correlation = null, ...delivery }: DeliveryRecord): Delivery {
  return { id, correlation, ...delivery };
}
