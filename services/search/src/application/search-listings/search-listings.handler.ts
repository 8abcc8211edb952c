import type { ListingType } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { InvalidSearch, type SearchResponse } from '@lintel/platform/search-index';
import type { ListingCard } from '../../domain/listing-document.js';
import { type InputProblem, readCriteria, readFirst } from '../../domain/search-input.js';
import { filtersFor, type ListingSort, sortFor } from '../../domain/search-request.js';
import type { ListingIndex } from '../listing-index.js';

export interface SearchListings {
  readonly listingType: ListingType;
  readonly criteria?: Readonly<Record<string, unknown>> | null;
  readonly sort: ListingSort;
  readonly first: number;
  readonly after?: string | null;
}

const LARGEST_PAGE = 100;

export class SearchListingsHandler {
  constructor(private readonly index: ListingIndex) {}

  async handle(request: SearchListings): Promise<Result<SearchResponse<ListingCard>, InputProblem[]>> {
    const criteria = readCriteria(request.criteria);
    if (!criteria.ok) return criteria;
    const first = readFirst(request.first, LARGEST_PAGE);
    if (!first.ok) return first;
    try {
      return succeed(
        await this.index.search({
          filters: filtersFor(request.listingType, criteria.value),
          sort: sortFor(request.sort),
          first: first.value,
          ...(request.after ? { after: request.after } : {}),
        }),
      );
    } catch (error) {
      if (error instanceof InvalidSearch) return fail([{ field: error.field, message: error.message }]);
      throw error;
    }
  }
}
