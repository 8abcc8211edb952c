import { accountAccessTopic, accountTopic, type CloudEvent, listingTopic } from '@lintel/contracts';
import { FeedAddresses } from '@lintel/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EraseAccountHandler } from '../../application/erase-account/erase-account.handler.js';
import { MatchListingsHandler } from '../../application/match-listings/match-listings.handler.js';
import { TellChangedHomesHandler } from '../../application/tell-changed-homes/tell-changed-homes.handler.js';

/** The part of the service that alerts need, by the name of its health check. */
export const savedDocuments = 'search: saved homes and searches';
/** A group of its own: results never wait for alerts. */
export const alertsGroup = 'search-alerts';

const alerts = { consumer: alertsGroup, needs: [savedDocuments], batchSize: 500 };

@Controller()
export class AlertsConsumer {
  constructor(
    @Inject(MatchListingsHandler) private readonly match: MatchListingsHandler,
    @Inject(TellChangedHomesHandler) private readonly tellChanged: TellChangedHomesHandler,
    @Inject(EraseAccountHandler) private readonly erase: EraseAccountHandler,
    @Inject(FeedAddresses) private readonly feeds: FeedAddresses,
  ) {}

  @EventPattern<string>(listingTopic.name, alerts)
  async onListingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.tellChanged.handle(events);
    await this.match.handle(events);
  }

  @EventPattern<string>(accountTopic.name, alerts)
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const { type, subject } of events)
      if (type === 'lintel.account.closed.v1') await this.erase.handle(subject);
  }

  @EventPattern<string>(accountAccessTopic.name, alerts)
  async onAccessEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.feeds.hear(events);
  }
}
