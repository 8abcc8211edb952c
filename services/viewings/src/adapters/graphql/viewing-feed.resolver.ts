import { type AgencyIdentity, answer, type Answers, Caller, EvenSuspended } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type ViewingFeed, ViewingFeedHandler } from '../../application/viewing-feed/viewing-feed.handler.js';
import { ForAgents } from './for-agents.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class ViewingFeedResolver
  implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers>
{
  constructor(@Inject(ViewingFeedHandler) private readonly feeds: ViewingFeedHandler) {}

  @Query()
  @ForAgents()
  async viewingFeed(@Caller() caller: AgencyIdentity) {
    const feed = await this.feeds.shown(caller);
    return feed && toView(feed);
  }

  @Query()
  viewingFeedFile(@Args() { token, origin }: schema.QueryViewingFeedFileArgs) {
    return this.feeds.file(token, origin);
  }

  @Mutation()
  @ForAgents()
  async renewViewingFeed(
    @Args() { mine }: schema.MutationRenewViewingFeedArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    const { feed, path } = answer(await this.feeds.renew(mine ?? false, caller));
    return { feed: toView(feed), path };
  }

  @Mutation()
  @ForAgents()
  @EvenSuspended()
  endViewingFeed(@Caller() caller: AgencyIdentity) {
    return this.feeds.end(caller);
  }
}

const toView = ({ mine, madeAt }: ViewingFeed) => ({ mine, madeAt: madeAt.toISOString() });
