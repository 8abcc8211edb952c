import { type CloudEvent, conversationTopic, savedPropertyTopic, viewingTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectActivityHandler } from '../../application/activity/project-activity.handler.js';

/** A group of its own: what is counted holds up nothing else. */
const activity = { consumer: 'listing-activity', batchSize: 200, acrossPartitions: true };

@Controller()
export class ActivityConsumer {
  constructor(@Inject(ProjectActivityHandler) private readonly project: ProjectActivityHandler) {}

  @EventPattern<string>(savedPropertyTopic.name, activity)
  onSavedProperties(@Payload() events: readonly CloudEvent[]): Promise<void> {
    return this.project.handle(events);
  }

  @EventPattern<string>(conversationTopic.name, activity)
  onConversations(@Payload() events: readonly CloudEvent[]): Promise<void> {
    return this.project.handle(events);
  }

  @EventPattern<string>(viewingTopic.name, activity)
  onViewings(@Payload() events: readonly CloudEvent[]): Promise<void> {
    return this.project.handle(events);
  }
}
