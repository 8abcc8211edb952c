import type { CloudEvent, PublicListing } from '@lintel/contracts';
import type { IndexWriter } from '@lintel/platform/search-index';
import { type ListingCard, toDocument } from '../../domain/listing-document.js';

/** Brings the index up to what listing events say. The index ignores versions it has seen, so an event may come twice. */
export class ProjectListingsHandler {
  constructor(private readonly index: IndexWriter<ListingCard>) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    const removals = events.filter(({ type }) => type === 'lintel.listing.removed.v1');
    const rest = events.filter(({ type }) => type !== 'lintel.listing.removed.v1');
    if (rest.length > 0)
      await this.index.put(rest.map(({ data, sequence }) => toDocument(data as PublicListing, sequence)));
    if (removals.length > 0)
      await this.index.remove(removals.map(({ subject, sequence }) => ({ id: subject, version: sequence })));
  }
}
