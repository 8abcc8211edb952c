import { type CloudEvent, conversationTopic, listingTopic, viewingTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { FollowEventsHandler } from '../../application/stream/follow-events.handler.js';

/** What is there already is not added again, so that any of it may be given once more. */
const extras = { batchSize: 200, acrossPartitions: true, replayable: true } as const;

@Controller()
export class PublicConsumer {
  constructor(@Inject(FollowEventsHandler) private readonly follow: FollowEventsHandler) {}

  @EventPattern<string>(listingTopic.name, extras)
  async onListingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.follow.handle(events);
  }

  @EventPattern<string>(viewingTopic.name, extras)
  async onViewingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.follow.handle(events);
  }

  @EventPattern<string>(conversationTopic.name, extras)
  async onConversationEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.follow.handle(events);
  }
}
