import { featuredCount, similarCount } from '@lintel/contracts';
import type { Result } from '@lintel/kernel';
import { badInput, toImageView } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { FeaturedListingsHandler } from '../../application/featured-listings/featured-listings.handler.js';
import { LISTING_INDEX, type ListingIndex } from '../../application/listing-index.js';
import {
  type SearchListings,
  SearchListingsHandler,
} from '../../application/search-listings/search-listings.handler.js';
import { type MapListings, MapListingsHandler } from '../../application/map-listings/map-listings.handler.js';
import { SimilarListingsHandler } from '../../application/similar-listings/similar-listings.handler.js';
import { type Understand, UnderstandHandler } from '../../application/understand/understand.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { ListingCard } from '../../domain/listing-document.js';
import { suggestions } from '../../domain/place-suggestion.js';
import { type InputProblem, readFirst, readIds } from '../../domain/search-input.js';
import type { ConnectionParent } from './connection.resolver.js';
import { languageModelFailed } from './language-model-failed.js';

/** Listings of a row such as featured or similar ones. */
const FEATURED = { usual: featuredCount, most: 24 };
const SIMILAR = { usual: similarCount, most: 24 };
const SUGGESTIONS = { usual: 6, most: 20 };
const MOST_IDS = 100;

@Resolver('Listing')
export class SearchResolver {
  constructor(
    @Inject(LISTING_INDEX) private readonly index: ListingIndex,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
    @Inject(SearchListingsHandler) private readonly search: SearchListingsHandler,
    @Inject(MapListingsHandler) private readonly map: MapListingsHandler,
    @Inject(SimilarListingsHandler) private readonly similarTo: SimilarListingsHandler,
    @Inject(FeaturedListingsHandler) private readonly featured: FeaturedListingsHandler,
    @Inject(UnderstandHandler) private readonly understanding: UnderstandHandler,
  ) {}

  @Query('searchListings')
  async searchListings(@Args() request: SearchListings) {
    const { wanted, page } = accept(await this.search.handle(request));
    const { hits, total, hasMore } = page;
    return {
      wanted,
      total,
      edges: hits.map(({ cursor, source, miles = null }) => ({ cursor, miles, node: this.view(source) })),
      pageInfo: { hasNextPage: hasMore, endCursor: hits.at(-1)?.cursor ?? null },
    } satisfies ConnectionParent & Record<string, unknown>;
  }

  @Query('listingsMap')
  async listingsMap(@Args() request: MapListings) {
    const { total, homes, clusters } = accept(await this.map.handle(request));
    return {
      total,
      homes: homes.map((card) => this.view(card)),
      clusters: clusters.map(({ centre, count }) => ({ ...centre, total: count })),
    };
  }

  @Query('listingsByIds')
  async listingsByIds(@Args('ids') ids: readonly number[]) {
    const cards = await this.index.get(accept(readIds(ids, MOST_IDS)).map(String));
    return cards.map((card) => this.view(card));
  }

  @Query('suggestPlaces')
  suggestPlaces(@Args('text') text: string, @Args('first') first: number | null) {
    return suggestions(text, accept(readFirst(first, SUGGESTIONS)));
  }

  @Query('featuredListings')
  async featuredListings(@Args('first') first: number | null) {
    const cards = await this.featured.handle(accept(readFirst(first, FEATURED)));
    return cards.map((card) => this.view(card));
  }

  @Query('understand')
  async understand(@Args() asked: Understand) {
    const result = await this.understanding.handle(asked);
    if (!result.ok) throw languageModelFailed(result.failure.message);
    const { listingType, unrecognised, parts, ...answer } = result.value;
    return {
      ...answer,
      parts: parts.map((part) => ({ ...part, value: String(part.value) })),
      listingType: listingType ?? null,
      unrecognised: unrecognised.map((part) => part.text),
    };
  }

  @ResolveField('similar')
  async similar(@Parent() { id }: { id: number }, @Args('first') first: number | null) {
    const cards = await this.similarTo.handle(id, accept(readFirst(first, SIMILAR)));
    return cards.map((card) => this.view(card));
  }

  @ResolveReference()
  async resolveReference(reference: { id: number | string }) {
    const [card] = await this.index.get([String(reference.id)]);
    return card ? this.view(card) : null;
  }

  private view(card: ListingCard) {
    return { ...card, images: card.images.map((image) => toImageView(this.config.LINTEL_MEDIA_URL, image)) };
  }
}

function accept<Value>(result: Result<Value, InputProblem[]>): Value {
  if (result.ok) return result.value;
  throw badInput(result.failure);
}
