import type { Model } from 'mongoose';
import type { FanOutStore } from '../../application/webhooks/fan-out-store.js';
import type { Webhook } from '../../domain/webhook.js';
import type { ProgressRecord } from './delivery.schema.js';
import { webhookOf } from './webhook.repository.js';
import type { WebhookRecord } from './webhook.schema.js';

export class FanOutRepository implements FanOutStore {
  constructor(
    private readonly progress: Model<ProgressRecord>,
    private readonly webhooks: Model<WebhookRecord>,
  ) {}

  async position(): Promise<number> {
    return (await this.progress.findById('fan-out').lean<ProgressRecord>())?.position ?? 0;
  }

  async advance(position: number): Promise<void> {
    await this.progress.updateOne({ _id: 'fan-out' }, { $max: { position } }, { upsert: true });
  }

  async hearing(types: readonly string[]): Promise<readonly Webhook[]> {
    const records = await this.webhooks
      .find({ eventTypes: { $in: types }, disabled: null })
      .lean<WebhookRecord[]>();
    return records.map(webhookOf);
  }
}
