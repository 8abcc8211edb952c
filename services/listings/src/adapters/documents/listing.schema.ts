import { outboxFields, outboxIndex, type Submission, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Listing, ListingContent } from '../../domain/listing.js';
import type { StockKeys } from './stock-keys.js';

export interface ListingRecord extends Omit<Listing, 'id'>, WithOutbox {
  _id: number;
  version: number;
  /** Ids of its files that are uploads, to find the listings that have one. */
  uploads: readonly string[];
  stock: StockKeys;
  /** What made it, where that carried a key. */
  submission?: Submission;
}

/** What an agency's search for words looks at: small, where a listing is large. */
export interface WordsRecord {
  _id: number;
  version: number;
  agencyId: string;
  words: readonly string[];
}

export interface CounterRecord {
  _id: string;
  next: number;
}

// The content is checked by the domain's schema before it gets here; repeating every field would be a second truth.
const content = { type: Schema.Types.Mixed, required: true } as unknown as {
  type: typeof Schema.Types.Mixed;
};
const mixed = { type: Schema.Types.Mixed } as const;
const mixedList = { type: [Schema.Types.Mixed] } as const;
const idOrNull = { type: String, default: null } as const;
const dateOrNull = { type: Date, default: null } as const;

const listingSchema = new Schema(
  {
    _id: { type: Number, required: true },
    ...outboxFields,
    agencyId: { type: String, required: true },
    status: { type: String, required: true },
    content,
    gallery: mixedList,
    floorplanId: idOrNull,
    epcId: idOrNull,
    uploads: { type: [String], default: [] },
    editedVersion: { type: Number },
    priceHistory: mixedList,
    changes: mixedList,
    bulkMarks: { ...mixedList, default: undefined },
    stock: mixed,
    submission: mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    publishedAt: dateOrNull,
    archivedAt: dateOrNull,
    removedAt: dateOrNull,
    takenDown: { ...mixed, default: null },
    suspendedAt: dateOrNull,
  },
  { collection: 'listings', versionKey: false, minimize: false },
);
listingSchema.index(...outboxIndex);
// agencyListings: how many are in each state, and of a filter.
const filtered = { 'stock.state': 1, status: 1, 'content.listingType': 1 } as const;
listingSchema.index({ agencyId: 1, ...filtered, _id: 1 }, { name: 'stock-states' });
// agencyListings: a page of each order. What it is filtered by stands behind, so that no listing is read that the page does not show; words and a contact say by ids which they are.
for (const [key, name] of [
  ['created', 'stock-newest'],
  ['updated', 'stock-updated'],
  ['cheapest', 'stock-price-ascending'],
  ['dearest', 'stock-price-descending'],
  ['title', 'stock-title'],
] as const)
  listingSchema.index({ agencyId: 1, [`stock.${key}`]: 1, ...filtered, _id: 1 }, { name });
// agencyListings of one contact.
listingSchema.index({ agencyId: 1, 'content.agent.email': 1, _id: 1 }, { name: 'stock-contact' });
// Which listing has an upload: when it is ready, and before it is cleaned away.
listingSchema.index({ uploads: 1 }, { name: 'uploads' });
// Upkeep: what cannot be restored any more.
listingSchema.index(
  { removedAt: 1 },
  { name: 'removed', partialFilterExpression: { removedAt: { $gt: new Date(0) } } },
);

// A submission makes one.
listingSchema.index(
  { 'submission.key': 1 },
  { name: 'submission', unique: true, partialFilterExpression: { 'submission.key': { $gt: '' } } },
);

const wordsSchema = new Schema(
  {
    _id: { type: Number, required: true },
    version: { type: Number, required: true },
    agencyId: { type: String, required: true },
    words: { type: [String], default: [] },
  },
  { collection: 'listing-words', versionKey: false },
);
// agencyListings with a search.
wordsSchema.index({ agencyId: 1 }, { name: 'agency' });

const counterSchema = new Schema(
  { _id: { type: String, required: true }, next: { type: Number, required: true } },
  { collection: 'counters', versionKey: false },
);

export interface ListingModels {
  readonly listings: Model<ListingRecord>;
  readonly words: Model<WordsRecord>;
  readonly counters: Model<CounterRecord>;
}

export const registerListingModels = (connection: Connection): ListingModels => ({
  listings: connection.model('Listing', listingSchema) as unknown as Model<ListingRecord>,
  words: connection.model('ListingWords', wordsSchema) as unknown as Model<WordsRecord>,
  counters: connection.model('Counter', counterSchema) as unknown as Model<CounterRecord>,
});

export type { ListingContent };
