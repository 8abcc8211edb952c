import {
  accountAccessTopic,
  accountTopic,
  agencyTopic,
  type CloudEvent,
  listingTopic,
} from '@lintel/contracts';
import { FeedAddresses } from '@lintel/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { FollowAccountsHandler } from '../../application/follow-accounts/follow-accounts.handler.js';
import { FollowAgenciesHandler } from '../../application/follow-agencies/follow-agencies.handler.js';
import { FollowListingsHandler } from '../../application/follow-listings/follow-listings.handler.js';

/** What others say of homes, accounts and agencies. */
@Controller()
export class ProjectionsConsumer {
  constructor(
    @Inject(FollowListingsHandler) private readonly listings: FollowListingsHandler,
    @Inject(FollowAccountsHandler) private readonly accounts: FollowAccountsHandler,
    @Inject(FollowAgenciesHandler) private readonly agencies: FollowAgenciesHandler,
    @Inject(FeedAddresses) private readonly feeds: FeedAddresses,
  ) {}

  @EventPattern<string>(listingTopic.name, { batchSize: 200 })
  async onListingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.listings.handle(events);
  }

  @EventPattern<string>(accountTopic.name)
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.accounts.handle(events);
  }

  @EventPattern<string>(agencyTopic.name)
  async onAgencyEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.agencies.handle(events);
  }

  @EventPattern<string>(accountAccessTopic.name)
  async onAccessEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.feeds.hear(events);
  }
}
