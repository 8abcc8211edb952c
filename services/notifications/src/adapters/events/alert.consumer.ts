import { alertNoticeDue, alertTopic, type CloudEvent, type EventData } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { AddressMarks } from '../../application/address-marks.js';
import { QueueEmailHandler } from '../../application/queue-email/queue-email.handler.js';
import { isAlertKind } from '../../domain/email.js';

/** Whom operations have told that something is the matter with the installation. */
@Controller()
export class AlertConsumer {
  constructor(
    @Inject(AddressMarks) private readonly marks: AddressMarks,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(alertTopic.name)
  async onAlertEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) if (event.type === alertNoticeDue.type) await this.tell(event);
  }

  private async tell(event: CloudEvent): Promise<void> {
    const data = event.data as EventData<'lintel.alert.notice-due.v1'>;
    const { alert, kind, severity, title, reason, since, at, recipients } = data;
    // One that a later version tells of otherwise is left to that.
    if (!isAlertKind(kind)) return;
    const facts = { template: 'operations-alert', alert, kind, severity, title, reason } as const;
    await this.emails.handle(
      recipients.map((address) => ({
        event,
        recipient: `alerts:${this.marks.of(address)}`,
        email: { ...facts, since: new Date(since), at: new Date(at), address },
      })),
    );
  }
}
