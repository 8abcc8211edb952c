import type { ListingType } from '@lintel/contracts';
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
import { SimilarListingsHandler } from '../../application/similar-listings/similar-listings.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { ListingCard } from '../../domain/listing-document.js';
import { type InputProblem, readFirst } from '../../domain/search-input.js';
import { understand } from '../../domain/understanding/index.js';

/** The most listings of a row such as featured or similar ones. */
const LONGEST_ROW = 24;
/** Longer texts are read this far; nobody describes a home in more. */
const LONGEST_TEXT = 10_000;

@Resolver('Listing')
export class SearchResolver {
  constructor(
    @Inject(LISTING_INDEX) private readonly index: ListingIndex,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
    @Inject(SearchListingsHandler) private readonly search: SearchListingsHandler,
    @Inject(SimilarListingsHandler) private readonly similarTo: SimilarListingsHandler,
    @Inject(FeaturedListingsHandler) private readonly featured: FeaturedListingsHandler,
  ) {}

  @Query('searchListings')
  async searchListings(@Args() request: SearchListings) {
    const { hits, total, hasMore } = accept(await this.search.handle(request));
    return {
      total,
      edges: hits.map(({ cursor, source }) => ({ cursor, node: this.view(source) })),
      pageInfo: { hasNextPage: hasMore, endCursor: hits.at(-1)?.cursor ?? null },
    };
  }

  @Query('featuredListings')
  async featuredListings(@Args('first') first: number) {
    const cards = await this.featured.handle(accept(readFirst(first, LONGEST_ROW)));
    return cards.map((card) => this.view(card));
  }

  @Query('understand')
  understand(@Args('text') text: string, @Args('listingType') listingType: ListingType) {
    const {
      criteria,
      parts,
      listingType: said,
      unrecognised,
      notes,
    } = understand(text.slice(0, LONGEST_TEXT), listingType);
    return {
      criteria,
      parts: parts.map((part) => ({ ...part, value: String(part.value) })),
      listingType: said ?? null,
      unrecognised: unrecognised.map((part) => part.text),
      notes,
    };
  }

  @ResolveField('similar')
  async similar(@Parent() { id }: { id: number }, @Args('first') first: number) {
    const cards = await this.similarTo.handle(id, accept(readFirst(first, LONGEST_ROW)));
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
