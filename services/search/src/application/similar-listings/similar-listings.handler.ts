import type { ListingCard } from '../../domain/listing-document.js';
import { similarFilters, similarSort } from '../../domain/search-request.js';
import type { ListingIndex } from '../listing-index.js';

export class SimilarListingsHandler {
  constructor(private readonly index: ListingIndex) {}

  /** Nearest first, then the closest price; none for a listing that is not public. */
  async handle(id: number, first: number): Promise<readonly ListingCard[]> {
    const [card] = await this.index.get([String(id)]);
    if (!card) return [];
    const { hits } = await this.index.search({
      filters: similarFilters(card),
      sort: similarSort(card),
      first: first + 1,
    });
    const priceGap = (other: ListingCard) =>
      card.price === null || other.price === null ? Infinity : Math.abs(card.price - other.price);
    return hits
      .filter(({ source }) => source.id !== id)
      .toSorted((a, b) => (a.miles ?? 0) - (b.miles ?? 0) || priceGap(a.source) - priceGap(b.source))
      .slice(0, first)
      .map(({ source }) => source);
  }
}
