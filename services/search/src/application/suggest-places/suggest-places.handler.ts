import { SEARCH_LIMITS } from '@lintel/platform/search-index';
import { filtersFor } from '../../domain/search-request.js';
import { otherMeanings, type PlaceSuggestion } from '../../domain/place-suggestion.js';
import { changed, placesOf, type Wanted } from '../../domain/wanted.js';
import type { ListingIndex } from '../listing-index.js';

/** How many are shown below an empty result. */
const SHOWN = 3;
const CONSIDERED = 12;

export class SuggestPlacesHandler {
  constructor(private readonly index: ListingIndex) {}

  /** For a search that finds nothing: what each of its places may have meant, places where it finds homes first. */
  async insteadOf(wanted: Wanted): Promise<PlaceSuggestion[]> {
    const places = placesOf(wanted);
    const meanings = places.flatMap((insteadOf) =>
      otherMeanings(insteadOf, CONSIDERED).map((each) => ({ ...each, insteadOf })),
    );
    if (meanings.length === 0) return [];
    const { counts } = await this.index.search({
      first: 0,
      filters: [{ field: 'listingType', equals: wanted.listingType }],
      counts: Object.fromEntries(
        meanings
          .slice(0, SEARCH_LIMITS.counts)
          .map((each, at) => [at, filtersFor(changed(wanted, 'location', each.location))]),
      ),
    });
    const finds = (at: number) => (counts[at] ?? 0) > 0;
    return [...meanings.filter((_, at) => finds(at)), ...meanings.filter((_, at) => !finds(at))].slice(
      0,
      SHOWN,
    );
  }
}
