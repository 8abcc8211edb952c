import { type EventComposer, type Outbox, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { ShownWebhooks, WebhookChange, WebhookStore } from '../../application/webhooks/webhook-store.js';
import type { DisabledReason, Webhook } from '../../domain/webhook.js';
import { longAgo, never, type WebhookRecord } from './webhook.schema.js';

export class WebhookRepository implements WebhookStore {
  constructor(
    private readonly model: Model<WebhookRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  /** Counted before: two at once may come to one more, which harms nobody. */
  async insert({ id, ...webhook }: Webhook, most: number): Promise<boolean> {
    if ((await this.model.countDocuments({ agencyId: webhook.agencyId })) >= most) return false;
    const served = { dueAt: never, wakes: 0, claim: null, claimedUntil: longAgo, slow: false };
    const untold = { version: 1, outbox: [], outboxSince: null };
    await this.model.insertMany([{ _id: id, ...webhook, ...served, ...untold }], { lean: true });
    return true;
  }

  async find(id: string): Promise<Webhook | null> {
    const record = await this.model.findById(id).lean<WebhookRecord>();
    return record && webhookOf(record);
  }

  async shown({ text, failing, ...of }: ShownWebhooks, first: number): Promise<readonly Webhook[]> {
    const part = text && { $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
    const records = await this.model
      .find({
        ...of,
        ...(part && { $or: [{ url: part }, { description: part }, { agencyId: part }] }),
        ...(failing && { failingSince: { $gt: longAgo }, disabled: null }),
      })
      .sort({ createdAt: -1 })
      .limit(first)
      .lean<WebhookRecord[]>();
    return records.map(webhookOf);
  }

  async change(id: string, change: WebhookChange): Promise<Webhook | null> {
    const anew = change.disabled === null ? { failingSince: null, lastFailure: null, slow: false } : {};
    const record = await this.model
      .findOneAndUpdate({ _id: id }, { $set: { ...change, ...anew } }, { returnDocument: 'after' })
      .lean<WebhookRecord>();
    return record && webhookOf(record);
  }

  async replaceSecret(
    id: string,
    secret: string,
    before: { readonly secret: string; readonly until: Date },
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, secret: before.secret },
      { $set: { secret, previous: before } },
    );
    return matchedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }

  async disable(id: string, reason: DisabledReason, at: Date): Promise<boolean> {
    const record = await this.model.findOne({ _id: id, disabled: null }).lean<WebhookRecord>();
    if (!record) return false;
    const version = record.version + 1;
    const events = reason === 'byHand' ? [] : [this.#told(record, reason, version, at)];
    const { matchedCount } = await this.model.updateOne(
      { _id: id, disabled: null, version: record.version },
      {
        $set: {
          disabled: { at, reason },
          dueAt: never,
          version,
          ...(events.length > 0 && { outboxSince: at }),
        },
        $push: { outbox: { $each: events } },
      },
    );
    this.outbox.nudge();
    return matchedCount === 1;
  }

  #told(
    { _id: webhook, agencyId, url, failingSince }: WebhookRecord,
    reason: Exclude<DisabledReason, 'byHand'>,
    sequence: number,
    at: Date,
  ) {
    return this.composer.compose('lintel.webhook.disabled.v1', {
      ...{ subject: webhook, sequence },
      data: {
        ...{ webhook, agencyId, reason, host: new URL(url).host },
        since: (failingSince ?? at).toISOString(),
      },
    });
  }
}

export function webhookOf(record: WebhookRecord): Webhook {
  const { _id: id, version: _version, dueAt: _due, wakes: _wakes, ...rest } = withoutOutbox(record);
  const { claim: _claim, claimedUntil: _until, slow: _slow, ...webhook } = rest;
  return { id, ...webhook };
}
