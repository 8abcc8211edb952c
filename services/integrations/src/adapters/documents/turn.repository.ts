import type { Model } from 'mongoose';
import {
  type Health,
  type Turn,
  type TurnStore,
  type Waiting,
  type WebhookGauges,
} from '../../application/webhooks/turn-store.js';
import { type Attempt, type Delivery, mostAttempts } from '../../domain/delivery.js';
import type { Webhook } from '../../domain/webhook.js';
import { deliveryOf } from './delivery.repository.js';
import type { DeliveryRecord } from './delivery.schema.js';
import { webhookOf } from './webhook.repository.js';
import { longAgo, never, type WebhookRecord } from './webhook.schema.js';

export class TurnRepository implements TurnStore {
  constructor(
    private readonly webhooks: Model<WebhookRecord>,
    private readonly deliveries: Model<DeliveryRecord>,
  ) {}

  async waiting(
    { slow, without }: { readonly slow: boolean; readonly without: readonly (string | null)[] },
    now: Date,
    most: number,
  ): Promise<readonly Waiting[]> {
    const records = await this.webhooks
      .find({
        ...{ slow, dueAt: { $lte: now }, claimedUntil: { $lte: now } },
        ...(without.length > 0 && { agencyId: { $nin: without } }),
      })
      .sort({ dueAt: 1 })
      .limit(most)
      .lean<WebhookRecord[]>();
    return records.map((record) => ({ webhook: webhookOf(record), wakes: record.wakes, slow }));
  }

  async claim(
    waiting: readonly Waiting[],
    { by, now, until }: { readonly by: string; readonly now: Date; readonly until: Date },
  ): Promise<readonly Turn[]> {
    // At once, so that embedded documents write them in one go.
    const claimed = await Promise.all(
      waiting.map(({ webhook }) =>
        this.webhooks.updateOne(
          { _id: webhook.id, dueAt: { $lte: now }, claimedUntil: { $lte: now } },
          { $set: { claim: by, claimedUntil: until } },
        ),
      ),
    );
    return waiting
      .filter((_, index) => claimed[index]!.matchedCount === 1)
      .map((one) => ({ ...one, claim: by }));
  }

  async due({ id: webhookId, ordered }: Webhook, now: Date, most: number): Promise<readonly Delivery[]> {
    if (ordered) {
      const first = (await this.#inOrder(webhookId).limit(most)).map(deliveryOf);
      const later = first.findIndex(({ dueAt }) => !dueAt || dueAt > now);
      return later < 0 ? first : first.slice(0, later);
    }
    const records = await this.deliveries
      .find({ webhookId, state: 'waiting', dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(most)
      .lean<DeliveryRecord[]>();
    return records.map(deliveryOf);
  }

  async tried(
    { id }: Delivery,
    next: Pick<Delivery, 'state' | 'tries' | 'dueAt'>,
    attempt: Attempt,
    now: Date,
  ): Promise<void> {
    await this.deliveries.updateOne(
      { _id: id },
      {
        $set: { ...next, settledAt: next.state === 'waiting' ? null : now },
        $push: { attempts: { $each: [attempt], $slice: -mostAttempts } },
      },
    );
  }

  async giveUp(webhookId: string, now: Date): Promise<void> {
    await this.deliveries.updateMany(
      { webhookId, state: 'waiting' },
      { $set: { state: 'failed', dueAt: null, settledAt: now } },
    );
  }

  async release({ webhook, claim, wakes }: Turn, health: Health | null): Promise<void> {
    const given = {
      ...{ claim: null, claimedUntil: longAgo },
      ...health,
    };
    const dueAt = (await this.#next(webhook)) ?? never;
    const { matchedCount } = await this.webhooks.updateOne(
      { _id: webhook.id, claim, wakes, disabled: null },
      { $set: { ...given, dueAt } },
    );
    if (matchedCount === 0) await this.webhooks.updateOne({ _id: webhook.id, claim }, { $set: given });
  }

  async gauges(now: Date): Promise<WebhookGauges> {
    const [waiting, failing_endpoints, late] = await Promise.all([
      this.deliveries.countDocuments({ state: 'waiting' }),
      this.webhooks.countDocuments({ failingSince: { $gt: longAgo }, disabled: null }),
      this.webhooks
        .findOne({ slow: false, dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .select({ dueAt: 1 })
        .lean<Pick<WebhookRecord, 'dueAt'>>(),
    ]);
    const oldest_due_seconds = late ? (now.getTime() - late.dueAt.getTime()) / 1000 : 0;
    return { waiting, failing_endpoints, oldest_due_seconds };
  }

  async #next({ id: webhookId, ordered }: Webhook): Promise<Date | null> {
    if (ordered) return (await this.#inOrder(webhookId).limit(1))[0]?.dueAt ?? null;
    const next = await this.deliveries
      .findOne({ webhookId, state: 'waiting' })
      .sort({ dueAt: 1 })
      .select({ dueAt: 1 })
      .lean<Pick<DeliveryRecord, 'dueAt'>>();
    return next?.dueAt ?? null;
  }

  #inOrder(webhookId: string) {
    return this.deliveries
      .find({ webhookId, state: 'waiting' })
      .sort({ position: 1 })
      .lean<DeliveryRecord[]>();
  }
}
