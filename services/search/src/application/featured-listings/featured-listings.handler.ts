import type { ListingCard } from '../../domain/listing-document.js';
import { sortFor } from '../../domain/search-request.js';
import type { ListingIndex } from '../listing-index.js';

export class FeaturedListingsHandler {
  constructor(private readonly index: ListingIndex) {}

  /** The newest that can still be had. */
  async handle(first: number): Promise<readonly ListingCard[]> {
    const { hits } = await this.index.search({
      filters: [{ field: 'status', equals: 'available' }],
      sort: sortFor('newest'),
      first,
    });
    return hits.map(({ source }) => source);
  }
}
