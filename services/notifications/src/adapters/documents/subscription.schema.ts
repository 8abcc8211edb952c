import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Subscription } from '../../domain/subscription.js';

export interface SubscriptionRecord extends Omit<Subscription, 'id' | 'address'>, WithOutbox {
  _id: string;
  version: number;
  /** Missing once unsubscribed, so that the unique index lets the address begin anew. */
  address?: string;
  /** Of whoever had the address, once they have another. */
  accountId?: string;
}

const subscriptionSchema = new Schema(
  {
    _id: { type: String, required: true },
    ...outboxFields,
    address: { type: String },
    accountId: { type: String },
    state: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    confirmedAt: { type: Date, default: null },
    unsubscribedAt: { type: Date, default: null },
  },
  { collection: 'subscriptions', versionKey: false },
);
subscriptionSchema.index(...outboxIndex);
// findByAddress, and two that ask at once.
subscriptionSchema.index({ address: 1 }, { name: 'address', unique: true, sparse: true });
// ofAccount.
subscriptionSchema.index({ accountId: 1 }, { name: 'account', sparse: true });
// forgetPending.
subscriptionSchema.index(
  { requestedAt: 1 },
  { name: 'pending', partialFilterExpression: { state: 'pending' } },
);

export type SubscriptionModel = Model<SubscriptionRecord>;

export const registerSubscriptions = (connection: Connection): SubscriptionModel =>
  connection.model('Subscription', subscriptionSchema) as unknown as SubscriptionModel;
