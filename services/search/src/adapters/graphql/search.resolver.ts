import { featuredCount, similarCount, tidyWishes } from '@lintel/contracts';
import type { Result } from '@lintel/kernel';
import { type Answers, badInput } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { FeaturedListingsHandler } from '../../application/featured-listings/featured-listings.handler.js';
import { LISTING_INDEX, type ListingIndex } from '../../application/listing-index.js';
import { SearchListingsHandler } from '../../application/search-listings/search-listings.handler.js';
import { MapListingsHandler } from '../../application/map-listings/map-listings.handler.js';
import { SimilarListingsHandler } from '../../application/similar-listings/similar-listings.handler.js';
import { UnderstandHandler } from '../../application/understand/understand.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { ListingCard } from '../../domain/listing-document.js';
import type { Part } from '../../domain/understanding/index.js';
import { commuteView } from './commute-view.js';
import { wishesMet } from '../../domain/wishes-met.js';
import { type ListingView, toListingView } from './listing-view.js';
import { toWishesView } from './wishes-view.js';
import { commuteArea } from '../../domain/commute.js';
import { suggestions } from '../../domain/place-suggestion.js';
import { type InputProblem, readFirst, readIds } from '../../domain/search-input.js';
import { languageModelFailed } from './language-model-failed.js';
import type * as schema from './schema.generated.js';

/** Those that were said. */
export type UnderstoodCriteriaView = Partial<schema.UnderstoodCriteria>;

export type { ListingView } from './listing-view.js';

/** Listings of a row such as featured or similar ones. */
const FEATURED = { usual: featuredCount, most: 24 };
const SIMILAR = { usual: similarCount, most: 24 };
const SUGGESTIONS = { usual: 6, most: 20 };
const MOST_IDS = 100;

@Resolver('Listing')
export class SearchResolver implements Answers<schema.ListingResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(LISTING_INDEX) private readonly index: ListingIndex,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
    @Inject(SearchListingsHandler) private readonly search: SearchListingsHandler,
    @Inject(MapListingsHandler) private readonly map: MapListingsHandler,
    @Inject(SimilarListingsHandler) private readonly similarTo: SimilarListingsHandler,
    @Inject(FeaturedListingsHandler) private readonly featured: FeaturedListingsHandler,
    @Inject(UnderstandHandler) private readonly understanding: UnderstandHandler,
  ) {}

  @Query()
  async searchListings(@Args() request: schema.QuerySearchListingsArgs) {
    const { wanted, page } = accept(await this.search.handle(request));
    const { hits, total, hasMore } = page;
    return {
      wanted,
      total,
      edges: hits.map(({ cursor, source, miles = null }) => ({
        cursor,
        miles,
        wishes: wishesMet(wanted.wishes ?? {}, source.features),
        commute: commuteView(source, wanted),
        node: this.view(source),
      })),
      pageInfo: { hasNextPage: hasMore, endCursor: hits.at(-1)?.cursor ?? null },
    };
  }

  @Query()
  async listingsMap(@Args() request: schema.QueryListingsMapArgs) {
    const { total, homes, clusters } = accept(await this.map.handle(request));
    return {
      total,
      homes: homes.map((card) => this.view(card)),
      clusters: clusters.map(({ centre, count }) => ({ ...centre, total: count })),
    };
  }

  @Query()
  async listingsByIds(@Args() { ids }: schema.QueryListingsByIdsArgs) {
    const cards = await this.index.get(accept(readIds(ids, MOST_IDS)).map(String));
    return cards.map((card) => this.view(card));
  }

  @Query()
  suggestPlaces(@Args() { text, first }: schema.QuerySuggestPlacesArgs) {
    return suggestions(text, accept(readFirst(first, SUGGESTIONS)));
  }

  @Query()
  commuteArea(@Args() { to, minutes }: schema.QueryCommuteAreaArgs) {
    const { to: spot, circles } = accept(commuteArea(to, minutes));
    return {
      to: { name: spot.name, latitude: spot.latitude, longitude: spot.longitude },
      circles: circles.map(({ centre, miles }) => ({ ...centre, miles })),
    };
  }

  @Query()
  async featuredListings(@Args() { first }: schema.QueryFeaturedListingsArgs) {
    const cards = await this.featured.handle(accept(readFirst(first, FEATURED)));
    return cards.map((card) => this.view(card));
  }

  @Query()
  async understand(@Args() asked: schema.QueryUnderstandArgs) {
    const result = await this.understanding.handle(asked);
    if (!result.ok) throw languageModelFailed(result.failure.message);
    const { listingType, unrecognised, parts, wishes, ...answer } = result.value;
    const { propertyTypes = [], sort = null, ...others } = wishes ?? {};
    const said = tidyWishes({ ...others, ...strengthsOf(parts) });
    return {
      ...answer,
      wishes: Object.keys(said).length > 0 ? toWishesView(said) : null,
      ...{ propertyTypes, sort },
      parts: parts.map((part) => ({
        ...part,
        strength: part.strength ?? null,
        note: part.note ?? null,
        value: String(part.value),
      })),
      listingType: listingType ?? null,
      unrecognised: unrecognised.map((part) => part.text),
    };
  }

  @ResolveField()
  async similar(@Parent() { id }: ListingView, @Args() { first }: schema.ListingSimilarArgs) {
    const cards = await this.similarTo.handle(id, accept(readFirst(first, SIMILAR)));
    return cards.map((card) => this.view(card));
  }

  @ResolveReference()
  async resolveReference(reference: { id: number | string }): Promise<ListingView | null> {
    const [card] = await this.index.get([String(reference.id)]);
    return card ? this.view(card) : null;
  }

  private view(card: ListingCard): ListingView {
    return toListingView(card, this.config.LINTEL_MEDIA_URL);
  }
}

const strengthsOf = (parts: readonly Part[]) => {
  const keys = (strength: Part['strength']) =>
    parts.filter((part) => part.strength === strength).map(({ value }) => String(value));
  return { must: keys('must'), ideally: keys('ideally') };
};

function accept<Value>(result: Result<Value, InputProblem[]>): Value {
  if (result.ok) return result.value;
  throw badInput(result.failure);
}
