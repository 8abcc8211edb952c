import {
  type CloudEvent,
  conversationAwayMessageDue,
  conversationErased,
  conversationMessageSent,
  conversationTopic,
  type EventData,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectConversationHandler } from '../../application/project-conversation/project-conversation.handler.js';
import { QueueEmailHandler, type WantedEmail } from '../../application/queue-email/queue-email.handler.js';
import {
  type ConversationChange,
  confirmationOf,
  lastOf,
  receiptOf,
} from '../../domain/known-conversation.js';

/** First messages, which the listing's agent is told of at once, and those that somebody has not seen. */
@Controller()
export class ConversationConsumer {
  constructor(
    @Inject(ProjectConversationHandler) private readonly conversations: ProjectConversationHandler,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(conversationTopic.name, { batchSize: 100 })
  async onConversationEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) await this.project(event);
    await this.emails.handle(events.flatMap(emailsOf));
  }

  private project({ id, type, sequence, time, data }: CloudEvent): Promise<void> {
    if (type === conversationErased.type) {
      const { conversationId } = data as EventData<'lintel.conversation.erased.v1'>;
      return this.conversations.erased(conversationId, sequence);
    }
    return this.conversations.changed(data as ConversationChange, { id, sequence, time: new Date(time) });
  }
}

function emailsOf(event: CloudEvent): WantedEmail[] {
  if (event.type === conversationMessageSent.type) {
    const {
      conversationId: conversation,
      accountId,
      enquiry,
      unconfirmed,
    } = event.data as EventData<'lintel.conversation.message-sent.v1'>;
    if (!enquiry) return [];
    const about = { conversation, event: event.id, side: 'agency' } as const;
    const emails: WantedEmail[] = [
      { event, recipient: `${conversation}:agency`, email: { template: 'contact-enquiry', ...about } },
    ];
    if (unconfirmed === null && accountId !== null)
      emails.push({
        event,
        recipient: accountId,
        email: { template: 'enquiry-receipt', conversation, event: receiptOf(event.id), side: 'visitor' },
      });
    if (unconfirmed?.confirmation)
      emails.push({
        event,
        recipient: `${conversation}:visitor`,
        email: {
          template: 'enquiry-confirmation',
          conversation,
          event: confirmationOf(event.id),
          side: 'visitor',
        },
      });
    return emails;
  }
  if (event.type === conversationAwayMessageDue.type) {
    const data = event.data as EventData<'lintel.conversation.away-message-due.v1'>;
    const { conversationId: conversation, side, recipient } = data;
    return [
      {
        event,
        recipient: recipient.accountId ?? `${conversation}:${side}`,
        email: { template: 'conversation-away', conversation, event: event.id, side, upTo: lastOf(data) },
      },
    ];
  }
  return [];
}
