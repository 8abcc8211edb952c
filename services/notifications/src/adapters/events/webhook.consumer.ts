import { type CloudEvent, type EventData, webhookDisabled, webhookTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { PersonStore } from '../../application/person-store.js';
import { QueueEmailHandler } from '../../application/queue-email/queue-email.handler.js';
import { PERSON_STORE } from '../../application/stores.js';

/** Of an agency's webhook that nothing is sent to any more, which its owners are told. Operations staff see those of the portal in their console. */
@Controller()
export class WebhookConsumer {
  constructor(
    @Inject(PERSON_STORE) private readonly people: PersonStore,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(webhookTopic.name)
  async onWebhookEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) if (event.type === webhookDisabled.type) await this.tell(event);
  }

  private async tell(event: CloudEvent): Promise<void> {
    const { agencyId, host, reason, since } = event.data as EventData<'lintel.webhook.disabled.v1'>;
    if (agencyId === null) return;
    const agents = await this.people.ofAgency(agencyId);
    const email = { template: 'webhook-disabled', host, reason, since: new Date(since) } as const;
    await this.emails.handle(
      agents
        .filter(({ agencyRole }) => agencyRole !== 'negotiator')
        .map(({ id: recipient }) => ({ event, recipient, email })),
    );
  }
}
