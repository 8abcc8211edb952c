import { type Connection, type Model, Schema } from 'mongoose';
import type { Message } from '../../application/webhooks/delivery-store.js';
import type { Delivery } from '../../domain/delivery.js';

/** The correlation is not there in those that were made before it was kept. */
export type DeliveryRecord = Omit<Delivery, 'id' | 'correlation'> &
  Partial<Pick<Delivery, 'correlation'>> & { readonly _id: string };
export type MessageRecord = Omit<Message, 'eventId'> & { readonly _id: string; readonly keptAt: Date };

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const moment = { type: Date, required: true } as const;
const orNull = { default: null } as const;

const deliveries = new Schema(
  {
    ...{ _id: text, webhookId: text, eventId: text, type: text, position: number, state: text },
    correlation: { type: String, ...orNull },
    ...{
      createdAt: moment,
      dueAt: { type: Date, ...orNull },
      tries: number,
      settledAt: { type: Date, ...orNull },
    },
    attempts: [
      new Schema(
        {
          ...{ at: moment, durationMs: number, status: { type: Number, ...orNull } },
          ...{ error: { type: String, ...orNull }, answer: { type: String, ...orNull } },
        },
        { _id: false },
      ),
    ],
  },
  { collection: 'deliveries', versionKey: false },
);
const waiting = { partialFilterExpression: { state: 'waiting' } };
deliveries.index({ webhookId: 1, dueAt: 1 }, { name: 'due', ...waiting });
deliveries.index({ webhookId: 1, position: 1 }, { name: 'order', ...waiting });
deliveries.index({ state: 1 }, { name: 'waiting', ...waiting });
deliveries.index({ webhookId: 1, createdAt: -1, _id: -1 }, { name: 'history' });
deliveries.index({ webhookId: 1, state: 1, settledAt: 1 }, { name: 'settled' });
deliveries.index({ createdAt: 1 }, { name: 'kept' });
deliveries.index({ correlation: 1, createdAt: 1 }, { name: 'trace' });

/** Events that webhooks are sent, once for all of them. */
const messages = new Schema(
  { _id: text, position: number, event: { type: Schema.Types.Mixed, required: true }, keptAt: moment },
  { collection: 'webhookMessages', versionKey: false, minimize: false },
);
messages.index({ keptAt: 1 }, { name: 'kept' });

/** One document: up to where of the stream there are deliveries. */
export interface ProgressRecord {
  readonly _id: 'fan-out';
  readonly position: number;
}

const progress = new Schema(
  { _id: text, position: number },
  { collection: 'webhookProgress', versionKey: false },
);

export const registerDeliveries = (connection: Connection) => ({
  deliveries: connection.model('WebhookDelivery', deliveries) as unknown as Model<DeliveryRecord>,
  messages: connection.model('WebhookMessage', messages) as unknown as Model<MessageRecord>,
  progress: connection.model('WebhookProgress', progress) as unknown as Model<ProgressRecord>,
});
