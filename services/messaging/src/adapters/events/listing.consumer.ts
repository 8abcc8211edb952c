import { type CloudEvent, listingTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectListingsHandler } from '../../application/project-listings/project-listings.handler.js';

@Controller()
export class ListingConsumer {
  constructor(@Inject(ProjectListingsHandler) private readonly project: ProjectListingsHandler) {}

  @EventPattern<string>(listingTopic.name, { batchSize: 200, replayable: true })
  async onListingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.project.handle(events);
  }
}
