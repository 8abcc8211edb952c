import { randomUUID } from 'node:crypto';
import {
  type Claim,
  type Delivery,
  type DeliveryFilter,
  type DeliveryState,
  type DeliveryStore,
  type EmailAttempt,
  maxAttempts,
  type PlaceInPages,
  type Settlement,
} from '../../application/delivery-store.js';
import type { EmailFacts, EmailTemplate } from '../../domain/email.js';
import { DeliveriesTogether } from './deliveries-together.js';
import type { DeliveryModel, DeliveryRecord } from './delivery.schema.js';

export class DeliveryRepository implements DeliveryStore {
  private readonly together: DeliveriesTogether;

  constructor(private readonly model: DeliveryModel) {
    this.together = new DeliveriesTogether(model);
  }

  async record(deliveries: readonly Delivery[]): Promise<Delivery[]> {
    const records = deliveries.map(toRecord);
    const { upsertedCount } = await this.model.bulkWrite(
      records.map(({ _id, ...record }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true },
      })),
      { timestamps: false },
    );
    // Mostly none was there already.
    if (upsertedCount === records.length) return [...deliveries];
    const keys = records.map(({ _id }) => _id);
    return (await this.model.find({ _id: { $in: keys } }).lean<DeliveryRecord[]>()).map(toDelivery);
  }

  async find(key: string): Promise<Delivery | null> {
    const record = await this.together.find.ask(key);
    return record && toDelivery(record);
  }

  async claim(key: string, claim: Claim): Promise<'claimed' | null | { readonly takenUntil: Date }> {
    return this.together.claim.ask({ key, claim, by: randomUUID() });
  }

  async release(key: string, attempt: EmailAttempt): Promise<void> {
    await this.together.change.ask({
      key,
      update: { $set: { claimedUntil: null }, ...withAttempt(attempt) },
    });
  }

  async settle(key: string, settlement: Settlement): Promise<void> {
    const { state, at, reason = null, cause = null, bounced = false, attempt } = settlement;
    const settled = { state, settledAt: at, reason, cause, bounced, claimedUntil: null };
    await this.together.change.ask({
      key,
      update: { $set: settled, ...(attempt && withAttempt(attempt)) },
    });
  }

  async requeue(key: string): Promise<Delivery | null> {
    const record = await this.model
      .findOneAndUpdate(
        { _id: key, state: 'failed' },
        {
          $set: {
            ...{ state: 'queued', settledAt: null, reason: null, cause: null },
            ...{ bounced: false, claimedUntil: null },
          },
        },
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

  async hasNewer(delivery: Delivery): Promise<boolean> {
    return this.together.newer.ask(delivery);
  }

  async hasBounced(recipient: string): Promise<boolean> {
    return (await this.model.exists({ recipient, bounced: true })) !== null;
  }

  async page({
    first,
    after,
    ...filter
  }: DeliveryFilter & { readonly first: number; readonly after?: PlaceInPages }): Promise<Delivery[]> {
    const older = after && {
      $or: [{ queuedAt: { $lt: after.queuedAt } }, { queuedAt: after.queuedAt, _id: { $lt: after.key } }],
    };
    const records = await this.model
      .find({ ...conditionsOf(filter), ...older })
      .sort({ queuedAt: -1, _id: -1 })
      .limit(first)
      .lean<DeliveryRecord[]>();
    return records.map(toDelivery);
  }

  async count(filter: DeliveryFilter): Promise<number> {
    return this.model.countDocuments(conditionsOf(filter));
  }

  /** A look for each, at the index's next template: however many e-mails there are of one. */
  async templates(state?: DeliveryState): Promise<readonly EmailTemplate[]> {
    const found: EmailTemplate[] = [];
    for (;;) {
      const after = { template: { $gt: found.at(-1) ?? ('' as EmailTemplate) } };
      const next = await this.model
        .findOne({ ...after, ...(state && { state }) }, { template: 1 })
        .sort({ template: 1 })
        .lean<Pick<DeliveryRecord, 'template'>>();
      if (!next) return found;
      found.push(next.template);
    }
  }

  async forgetAddressed(addressed: readonly string[]): Promise<void> {
    if (addressed.length > 0)
      await this.model.updateMany({ addressed: { $in: addressed } }, { $set: { addressed: null } });
  }

  async forgetAddressedBefore(before: Date): Promise<void> {
    const old = { addressed: { $gt: '' }, queuedAt: { $lt: before } };
    await this.model.updateMany(old, { $set: { addressed: null } });
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
  attempts = [],
  addressed = null,
  cause = null,
  claimedUntil: _,
  claimedBy: __,
  ...delivery
}: DeliveryRecord): Delivery {
  const email = { template, ...facts } as EmailFacts;
  return { key: _id, email, bounced: bounced === true, attempts, addressed, cause, ...delivery };
}

const withAttempt = (attempt: EmailAttempt) => ({
  $push: { attempts: { $each: [attempt], $slice: -maxAttempts } },
});

function conditionsOf({ key, unaddressedTo, since, ...same }: DeliveryFilter) {
  return {
    ...same,
    ...(key !== undefined && { _id: key }),
    ...(since && { queuedAt: { $gte: since } }),
    ...(unaddressedTo && { addressed: null, recipient: { $in: unaddressedTo } }),
  };
}
