import { type CloudEvent, publicListingSchema } from '@lintel/contracts';
import type { EventComposer } from '@lintel/service-kit';
import type { ListingRepublisher } from '../../application/republish-listings/republish-listings.handler.js';
import { isHidden, isPublic, toPublicListing, withdrawnAt } from '../../domain/listing.js';
import { toListing } from './listing.record.js';
import type { ListingModels, ListingRecord } from './listing.schema.js';

export class DocumentRepublisher implements ListingRepublisher {
  constructor(
    private readonly models: ListingModels,
    private readonly composer: EventComposer,
  ) {}

  async publishAnew(after: number, first: number): Promise<readonly number[]> {
    const records = await this.models.listings
      .find({ _id: { $gt: after }, publishedAt: { $ne: null } })
      .sort({ _id: 1 })
      .limit(first)
      .lean<ListingRecord[]>();
    if (records.length > 0)
      await this.models.listings.bulkWrite(
        records.map((record) => ({
          updateOne: {
            // A change since brings an event of its own, and one that waits says the same.
            filter: { _id: record._id, version: record.version, outboxSince: null },
            update: { $set: { outbox: [this.eventOf(record)], outboxSince: record.updatedAt } },
          },
        })),
        { ordered: false, timestamps: false },
      );
    return records.map(({ _id }) => _id);
  }

  private eventOf(record: ListingRecord): CloudEvent {
    const listing = toListing(record);
    const { id, agencyId, version } = listing;
    const about = { subject: String(id), sequence: version };
    return isPublic(listing)
      ? this.composer.compose('lintel.listing.updated.v1', {
          ...about,
          data: publicListingSchema.parse(toPublicListing(listing)),
        })
      : this.composer.compose('lintel.listing.removed.v1', {
          ...about,
          data: {
            ...{ id, agencyId, removedAt: withdrawnAt(listing).toISOString() },
            ...(isHidden(listing) ? { agencySuspended: true as const } : {}),
          },
        });
  }
}
