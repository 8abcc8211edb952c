import { answer, type Answers, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SearchFeedHandler } from '../../application/search-feed/search-feed.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { ListingCard } from '../../domain/listing-document.js';
import { toListingView } from './listing-view.js';
import type * as schema from './schema.generated.js';

const ForSavers = () => SignedIn('Sign in to save homes and searches.');

@Resolver()
export class SearchFeedResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(SearchFeedHandler) private readonly feeds: SearchFeedHandler,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
  ) {}

  @Query()
  @ForSavers()
  async savedSearchFeed(@Args() { id }: schema.QuerySavedSearchFeedArgs, @Caller() caller: Identity) {
    const feed = await this.feeds.shown(id, caller);
    return feed && toView(feed);
  }

  @Query()
  async searchFeedContent(@Args() { token }: schema.QuerySearchFeedContentArgs) {
    const content = await this.feeds.content(token);
    if (!content) return null;
    const { search, resultsPath, homes } = content;
    const { id, name, changedAt } = search;
    return {
      ...{ id, name, resultsPath, changedAt: changedAt.toISOString() },
      homes: homes.map((card) => ({
        updatedAt: card.updatedAt ?? card.publishedAt,
        listing: this.shown(card),
      })),
    };
  }

  @Mutation()
  @ForSavers()
  async renewSavedSearchFeed(
    @Args() { id }: schema.MutationRenewSavedSearchFeedArgs,
    @Caller() caller: Identity,
  ) {
    const { atom, json, ...feed } = answer(await this.feeds.renew(id, caller));
    return { feed: toView(feed), atomPath: atom, jsonPath: json };
  }

  @Mutation()
  @ForSavers()
  endSavedSearchFeed(@Args() { id }: schema.MutationEndSavedSearchFeedArgs, @Caller() caller: Identity) {
    return this.feeds.end(id, caller);
  }

  private shown(card: ListingCard) {
    return toListingView(card, this.config.LINTEL_MEDIA_URL);
  }
}

const toView = ({ madeAt }: { readonly madeAt: Date }) => ({ madeAt: madeAt.toISOString() });
