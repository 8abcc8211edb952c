import { type CloudEvent, type EventData, publicListingSchema } from '@lintel/contracts';
import { type EventComposer, withoutOutbox } from '@lintel/service-kit';
import type { ListingStore, PublicEntry } from '../../application/listing-store.js';
import { eventOf, type Listing, toPublicListing } from '../../domain/listing.js';
import type { ListingModels, ListingRecord } from './listing.schema.js';

const COUNTER = 'listing';

/** Listings as documents, each with the events that are not yet published. */
export class ListingRepository implements ListingStore {
  constructor(
    private readonly models: ListingModels,
    private readonly composer: EventComposer,
    /** Called after a write that left an event in an outbox. */
    private readonly onEvent: () => void,
  ) {}

  async find(id: number): Promise<Listing | null> {
    const record = await this.models.listings.findById(id, { outbox: 0 }).lean<ListingRecord>();
    return record && toListing(record);
  }

  async publicEntries(after: number, first: number): Promise<readonly PublicEntry[]> {
    const records = await this.models.listings
      .find({ _id: { $gt: after }, publishedAt: { $ne: null }, removedAt: null }, { updatedAt: 1 })
      .sort({ _id: 1 })
      .limit(first)
      .lean<{ _id: number; updatedAt: Date }[]>();
    return records.map(({ _id, updatedAt }) => ({ id: _id, updatedAt }));
  }

  async taken(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const records = await this.models.listings
      .find({ _id: { $in: [...ids] } }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return new Set(records.map(({ _id }) => _id));
  }

  async reserveIds(count: number, above = 0): Promise<number> {
    const ofListings = { _id: COUNTER };
    if (above > 0)
      await this.models.counters.updateOne(ofListings, { $max: { next: above } }, { upsert: true });
    const counter = await this.models.counters
      .findOneAndUpdate(ofListings, { $inc: { next: count } }, { upsert: true, returnDocument: 'after' })
      .lean<{ next: number }>();
    return counter!.next - count + 1;
  }

  async insert(listings: readonly Listing[]): Promise<void> {
    await this.models.listings.insertMany(
      listings.map((listing) => this.toRecord(null, listing)),
      { lean: true, ordered: true },
    );
    this.onEvent();
  }

  async replace(before: Listing, after: Listing): Promise<boolean> {
    const { _id, outbox, outboxSince, ...state } = this.toRecord(before, after);
    const { matchedCount } = await this.models.listings.updateOne(
      { _id, version: before.version },
      {
        $set: { ...state, ...(outboxSince ? { outboxSince } : {}) },
        ...(outbox.length > 0 ? { $push: { outbox: { $each: outbox } } } : {}),
      },
    );
    if (matchedCount === 0) return false;
    this.onEvent();
    return true;
  }

  private toRecord(before: Listing | null, after: Listing): ListingRecord {
    const event = this.eventFor(before, after);
    const { id, ...state } = after;
    return { _id: id, ...state, outbox: event ? [event] : [], outboxSince: event ? after.updatedAt : null };
  }

  private eventFor(before: Listing | null, after: Listing): CloudEvent | null {
    const type = eventOf(before, after);
    if (!type) return null;
    const data: EventData<typeof type> =
      type === 'lintel.listing.removed.v1'
        ? { id: after.id, removedAt: (after.removedAt ?? after.updatedAt).toISOString() }
        : // A fact that readers would refuse must not become one: this throws before anything is written.
          publicListingSchema.parse(toPublicListing(after));
    return this.composer.compose(type, { subject: String(after.id), sequence: after.version, data });
  }
}

function toListing(record: ListingRecord): Listing {
  const { _id, ...state } = withoutOutbox(record);
  return { id: _id, ...state };
}
