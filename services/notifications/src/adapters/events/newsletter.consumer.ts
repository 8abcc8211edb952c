import { type CloudEvent, newsletterSubscriptionRequested, newsletterTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { QueueEmailHandler } from '../../application/queue-email/queue-email.handler.js';

/** Our own events: an e-mail is made of what happened, so that a crash between the two loses neither. */
@Controller()
export class NewsletterConsumer {
  constructor(@Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler) {}

  @EventPattern<string>(newsletterTopic.name, { batchSize: 100 })
  async onNewsletterEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    const requested = events.filter(({ type }) => type === newsletterSubscriptionRequested.type);
    await this.emails.handle(
      requested.map((event) => ({
        event,
        recipient: event.subject,
        email: { template: 'newsletter-confirmation' },
      })),
    );
  }
}
