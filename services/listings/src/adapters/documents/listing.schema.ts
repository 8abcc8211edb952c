import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Listing, ListingContent } from '../../domain/listing.js';

export interface ListingRecord extends Omit<Listing, 'id'>, WithOutbox {
  _id: number;
  version: number;
}

export interface CounterRecord {
  _id: string;
  next: number;
}

// The content is checked by the domain's schema before it gets here; repeating every field would be a second truth.
const content = { type: Schema.Types.Mixed, required: true } as unknown as {
  type: typeof Schema.Types.Mixed;
};

const listingSchema = new Schema(
  {
    _id: { type: Number, required: true },
    ...outboxFields,
    agencyId: { type: String, required: true },
    status: { type: String, required: true },
    content,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    publishedAt: { type: Date, default: null },
    removedAt: { type: Date, default: null },
  },
  { collection: 'listings', versionKey: false, minimize: false },
);
listingSchema.index(...outboxIndex);

const counterSchema = new Schema(
  { _id: { type: String, required: true }, next: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

export interface ListingModels {
  readonly listings: Model<ListingRecord>;
  readonly counters: Model<CounterRecord>;
}

export const registerListingModels = (connection: Connection): ListingModels => ({
  listings: connection.model('Listing', listingSchema) as unknown as Model<ListingRecord>,
  counters: connection.model('Counter', counterSchema) as unknown as Model<CounterRecord>,
});

export type { ListingContent };
