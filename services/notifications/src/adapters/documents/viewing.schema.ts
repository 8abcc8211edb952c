import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownViewing } from '../../domain/known-viewing.js';

export interface ViewingRecord extends Omit<KnownViewing, 'id'> {
  _id: string;
  heardAt: Date;
}

const viewingSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    heardAt: { type: Date, required: true },
    state: { type: String, required: true },
    listing: { type: Schema.Types.Mixed, required: true },
    agent: { type: Schema.Types.Mixed, required: true },
    visitor: { type: Schema.Types.Mixed, default: null },
    message: { type: String, default: '' },
    reason: { type: String, default: '' },
    start: { type: Date, default: null },
    proposal: { type: String, default: null },
    entered: { type: Boolean, default: false },
    calendar: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'viewings', versionKey: false, minimize: false },
);
// ofAccount, eraseVisitorsOf.
viewingSchema.index(
  { 'visitor.accountId': 1 },
  { name: 'account', partialFilterExpression: { 'visitor.accountId': { $gt: '' } } },
);
// forget.
viewingSchema.index({ heardAt: 1 }, { name: 'heardAt' });

export type ViewingModel = Model<ViewingRecord>;

export const registerViewings = (connection: Connection): ViewingModel =>
  connection.model('Viewing', viewingSchema) as unknown as ViewingModel;
