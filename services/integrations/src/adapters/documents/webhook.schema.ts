import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Webhook } from '../../domain/webhook.js';

/** With what says when it has to be served, and who does. */
export interface WebhookRecord extends Omit<Webhook, 'id'>, WithOutbox {
  readonly _id: string;
  /** When one of its deliveries is due, or the end of time. */
  readonly dueAt: Date;
  /** Counts what was added for it, so that nothing is overlooked that comes while it is served. */
  readonly wakes: number;
  /** Whoever serves it, and until when nobody else does. */
  readonly claim: string | null;
  readonly claimedUntil: Date;
  /** Whether its last attempt failed, or took long: then it has a place among fewer. */
  readonly slow: boolean;
}

/** Later than anything that is due; as early as a date is that is none. */
export const never = new Date('9999-12-31T00:00:00.000Z');
export const longAgo = new Date(0);

const text = { type: String, required: true } as const;
const moment = { type: Date, required: true } as const;
const orNull = { default: null } as const;

const schema = new Schema(
  {
    ...{ _id: text, url: text, description: { type: String, ...orNull }, eventTypes: [String] },
    filter: { type: Schema.Types.Mixed, ...orNull },
    ...{ ordered: { type: Boolean, required: true }, agencyId: { type: String, ...orNull } },
    ...{ createdAt: moment, from: { type: Number, required: true }, secret: text },
    previous: { type: new Schema({ secret: text, until: moment }, { _id: false }), ...orNull },
    disabled: { type: new Schema({ at: moment, reason: text }, { _id: false }), ...orNull },
    ...{ failingSince: { type: Date, ...orNull }, lastFailure: { type: String, ...orNull } },
    lastDeliveredAt: { type: Date, ...orNull },
    ...{ dueAt: moment, wakes: { type: Number, required: true }, slow: { type: Boolean, required: true } },
    ...{ claim: { type: String, ...orNull }, claimedUntil: moment },
    ...outboxFields,
  },
  { collection: 'webhooks', versionKey: false, minimize: false },
);
schema.index({ agencyId: 1, createdAt: -1 }, { name: 'owner' });
schema.index(...outboxIndex);
schema.index({ eventTypes: 1 }, { name: 'hearing' });
// Those that are due, the longest first: the one thing that is asked again and again.
schema.index({ slow: 1, dueAt: 1 }, { name: 'due' });
schema.index(
  { failingSince: 1 },
  { name: 'failing', partialFilterExpression: { failingSince: { $gt: longAgo } } },
);

export const registerWebhooks = (connection: Connection): Model<WebhookRecord> =>
  connection.model('Webhook', schema) as unknown as Model<WebhookRecord>;
