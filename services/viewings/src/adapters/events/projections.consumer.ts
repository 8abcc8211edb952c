import { accountTopic, type CloudEvent, listingTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { FollowAccountsHandler } from '../../application/follow-accounts/follow-accounts.handler.js';
import { FollowListingsHandler } from '../../application/follow-listings/follow-listings.handler.js';

/** What others say of homes and accounts. */
@Controller()
export class ProjectionsConsumer {
  constructor(
    @Inject(FollowListingsHandler) private readonly listings: FollowListingsHandler,
    @Inject(FollowAccountsHandler) private readonly accounts: FollowAccountsHandler,
  ) {}

  @EventPattern<string>(listingTopic.name, { batchSize: 200 })
  async onListingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.listings.handle(events);
  }

  @EventPattern<string>(accountTopic.name)
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.accounts.handle(events);
  }
}
