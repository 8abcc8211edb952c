import { type CloudEvent, newsletterSubscriptionRequested, newsletterTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { QueueEmailHandler } from '../../application/queue-email/queue-email.handler.js';

/** Our own events: an e-mail is made of what happened, so that a crash between the two loses neither. */
@Controller()
export class NewsletterConsumer {
  constructor(@Inject(QueueEmailHandler) private readonly queueEmail: QueueEmailHandler) {}

  @EventPattern<string>(newsletterTopic.name)
  async onNewsletterEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (event.type === newsletterSubscriptionRequested.type)
        await this.queueEmail.handle(event, {
          template: 'newsletter-confirmation',
          recipient: event.subject,
        });
  }
}
