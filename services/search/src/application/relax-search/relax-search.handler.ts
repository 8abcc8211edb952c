import { changesOf, nearestQuestion, relaxable, smallestChange } from '../../domain/relaxation.js';
import { filtersFor } from '../../domain/search-request.js';
import { changed, type Criterion, type Wanted } from '../../domain/wanted.js';
import type { ListingCard } from '../../domain/listing-document.js';
import type { ListingIndex } from '../listing-index.js';

export interface Relaxation {
  readonly criterion: Criterion;
  /** As it stands in the query string; null: without it. */
  readonly value: string | null;
  readonly total: number;
}

export class RelaxSearchHandler {
  constructor(private readonly index: ListingIndex) {}

  /** For a search that finds nothing: the one criterion whose relaxing finds homes, the smallest change that does. */
  async handle(wanted: Wanted): Promise<Relaxation | null> {
    const criteria = relaxable(wanted);
    const changes = (
      await Promise.all(
        criteria.map(async (criterion) =>
          changesOf(wanted, criterion, await this.nearest(wanted, criterion)),
        ),
      )
    ).flat();
    if (changes.length === 0) return null;
    const { counts } = await this.index.search({
      first: 0,
      filters: [{ field: 'listingType', equals: wanted.listingType }],
      counts: Object.fromEntries(
        changes.map(({ criterion, value }, at) => [at, filtersFor(changed(wanted, criterion, value))]),
      ),
    });
    const found = changes.map((change, at) => ({ ...change, total: counts[at]! }));
    const smallest = smallestChange(wanted, found);
    if (!smallest) return null;
    const { criterion, value, total } = smallest;
    return { criterion, value: value === null ? null : String(value), total };
  }

  private async nearest(wanted: Wanted, criterion: Criterion): Promise<ListingCard | undefined> {
    const question = nearestQuestion(wanted, criterion);
    if (!question) return undefined;
    const { hits } = await this.index.search({ ...question, first: 1 });
    return hits[0]?.source;
  }
}
