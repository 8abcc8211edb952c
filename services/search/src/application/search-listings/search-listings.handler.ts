import { pageSize } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { InvalidSearch, type SearchResponse } from '@lintel/platform/search-index';
import type { ListingCard } from '../../domain/listing-document.js';
import { type InputProblem, readFirst, readWanted, type WantedInput } from '../../domain/search-input.js';
import { filtersFor, type ListingSort, sortFor } from '../../domain/search-request.js';
import type { Wanted } from '../../domain/wanted.js';
import type { ListingIndex } from '../listing-index.js';

export interface SearchListings extends WantedInput {
  readonly sort?: ListingSort | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

export interface FoundListings {
  readonly wanted: Wanted;
  readonly page: SearchResponse<ListingCard>;
}

const PAGE = { usual: pageSize, most: 100 };

export class SearchListingsHandler {
  constructor(private readonly index: ListingIndex) {}

  async handle(request: SearchListings): Promise<Result<FoundListings, InputProblem[]>> {
    const wanted = readWanted(request);
    if (!wanted.ok) return wanted;
    const first = readFirst(request.first, PAGE);
    if (!first.ok) return first;
    try {
      const page = await this.index.search({
        filters: filtersFor(wanted.value),
        sort: sortFor(request.sort ?? 'newest', wanted.value),
        first: first.value,
        ...(request.after ? { after: request.after } : {}),
      });
      return succeed({ wanted: wanted.value, page });
    } catch (error) {
      if (error instanceof InvalidSearch) return fail([{ field: error.field, message: error.message }]);
      throw error;
    }
  }
}
