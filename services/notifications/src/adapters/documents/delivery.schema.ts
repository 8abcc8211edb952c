import { type Connection, type Model, Schema } from 'mongoose';
import type { Delivery } from '../../application/delivery-store.js';

export interface DeliveryRecord extends Omit<Delivery, 'key'> {
  _id: string;
}

const deliverySchema = new Schema(
  {
    _id: { type: String, required: true },
    template: { type: String, required: true },
    recipient: { type: String, required: true },
    occurredAt: { type: Date, required: true },
    state: { type: String, required: true },
    queuedAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
    reason: { type: String, default: null },
  },
  { collection: 'deliveries', versionKey: false },
);
// unsettled: only what is not sent yet is in it.
deliverySchema.index(
  { _id: 1, state: 1 },
  { name: 'unsettled', partialFilterExpression: { state: 'queued' } },
);

export type DeliveryModel = Model<DeliveryRecord>;

export const registerDeliveries = (connection: Connection): DeliveryModel =>
  connection.model('Delivery', deliverySchema) as unknown as DeliveryModel;
