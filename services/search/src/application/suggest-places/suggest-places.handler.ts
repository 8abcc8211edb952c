import { filtersFor } from '../../domain/search-request.js';
import { otherMeanings, type PlaceSuggestion } from '../../domain/place-suggestion.js';
import { changed, type Wanted } from '../../domain/wanted.js';
import type { ListingIndex } from '../listing-index.js';

/** How many are shown below an empty result. */
const SHOWN = 3;
const CONSIDERED = 12;

export class SuggestPlacesHandler {
  constructor(private readonly index: ListingIndex) {}

  /** For a search that finds nothing: what its location may have meant, places where it finds homes first. */
  async insteadOf(wanted: Wanted): Promise<PlaceSuggestion[]> {
    const { location } = wanted.criteria;
    if (location === undefined) return [];
    const meanings = otherMeanings(location, CONSIDERED);
    if (meanings.length === 0) return [];
    const { counts } = await this.index.search({
      first: 0,
      filters: [{ field: 'listingType', equals: wanted.listingType }],
      counts: Object.fromEntries(
        meanings.map((each, at) => [at, filtersFor(changed(wanted, 'location', each.location))]),
      ),
    });
    const finds = (at: number) => counts[at]! > 0;
    return [...meanings.filter((_, at) => finds(at)), ...meanings.filter((_, at) => !finds(at))].slice(
      0,
      SHOWN,
    );
  }
}
