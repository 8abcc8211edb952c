import { type CloudEvent, conversationTopic, viewingErased, viewingTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { EraseConversationsHandler } from '../../application/erase-conversations/erase-conversations.handler.js';
import { ProjectLeadsHandler } from '../../application/project-leads/project-leads.handler.js';

/** A group of its own: leads may lag, what people read may not. */
const consumer = { consumer: 'leads', batchSize: 100 } as const;

@Controller()
export class LeadConsumer {
  constructor(
    @Inject(ProjectLeadsHandler) private readonly project: ProjectLeadsHandler,
    @Inject(EraseConversationsHandler) private readonly erasure: EraseConversationsHandler,
  ) {}

  @EventPattern<string>(conversationTopic.name, consumer)
  async onConversationEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) await this.project.conversationEvent(event);
  }

  @EventPattern<string>(viewingTopic.name, consumer)
  async onViewingEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) {
      await this.project.viewingEvent(event);
      if (event.type === viewingErased.type) await this.erasure.ofViewing(event.subject);
    }
  }
}
