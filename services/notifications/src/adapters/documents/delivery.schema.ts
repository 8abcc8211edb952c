import { type Connection, type Model, Schema } from 'mongoose';
import type { Delivery, EmailAttempt } from '../../application/delivery-store.js';
import type { EmailTemplate } from '../../domain/email.js';

export interface DeliveryRecord extends Omit<
  Delivery,
  'key' | 'email' | 'bounced' | 'attempts' | 'addressed' | 'cause'
> {
  _id: string;
  template: EmailTemplate;
  /** The facts beside the template; missing where there are none. */
  facts?: Record<string, unknown>;
  bounced?: boolean;
  // Missing in what was kept before they were.
  attempts?: readonly EmailAttempt[];
  addressed?: string | null;
  cause?: string | null;
  /** Until when a worker holds it. */
  claimedUntil?: Date | null;
  /** Which asking for it was given it last. */
  claimedBy?: string | null;
}

const deliverySchema = new Schema(
  {
    _id: { type: String, required: true },
    template: { type: String, required: true },
    facts: { type: Schema.Types.Mixed },
    recipient: { type: String, required: true },
    occurredAt: { type: Date, required: true },
    state: { type: String, required: true },
    queuedAt: { type: Date, required: true },
    settledAt: { type: Date, default: null },
    reason: { type: String, default: null },
    bounced: { type: Boolean, default: false },
    asked: { type: Schema.Types.Mixed },
    correlation: { type: String },
    attempts: { type: [Schema.Types.Mixed], default: [] },
    addressed: { type: String, default: null },
    cause: { type: String, default: null },
    claimedUntil: { type: Date, default: null },
    claimedBy: { type: String },
  },
  { collection: 'deliveries', versionKey: false, minimize: false },
);
// unsettled: only what is not sent yet is in it.
deliverySchema.index(
  { state: 1, _id: 1 },
  { name: 'unsettled', partialFilterExpression: { state: 'queued' } },
);
// queuedOf, allOf, hasNewer, hasBounced.
deliverySchema.index({ recipient: 1, template: 1, occurredAt: 1 }, { name: 'recipient' });
// Ascending, and read backwards: of a descending one not every server finds both ends of a time.
// page of one state.
deliverySchema.index({ state: 1, queuedAt: 1, _id: 1 }, { name: 'state' });
// page of all, queuedBefore.
deliverySchema.index({ queuedAt: 1, _id: 1 }, { name: 'queuedAt' });

// page of one address, forgetAddressed, forgetAddressedBefore.
deliverySchema.index(
  { addressed: 1, queuedAt: 1, _id: 1 },
  { name: 'addressed', partialFilterExpression: { addressed: { $gt: '' } } },
);
// page and count of one cause.
deliverySchema.index(
  { cause: 1, queuedAt: 1, _id: 1 },
  { name: 'cause', partialFilterExpression: { cause: { $gt: '' } } },
);
// count and templates of one state.
deliverySchema.index({ state: 1, template: 1, queuedAt: 1 }, { name: 'kind' });
// page, count and templates of all.
deliverySchema.index({ template: 1, queuedAt: 1, _id: 1 }, { name: 'template' });

// page of one trace.
deliverySchema.index(
  { correlation: 1, queuedAt: 1, _id: 1 },
  { name: 'correlation', partialFilterExpression: { correlation: { $gt: '' } } },
);

export type DeliveryModel = Model<DeliveryRecord>;

export const registerDeliveries = (connection: Connection): DeliveryModel =>
  connection.model('Delivery', deliverySchema) as unknown as DeliveryModel;
