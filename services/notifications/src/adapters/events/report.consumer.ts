import { type CloudEvent, type EventData, reportSettled, reportTopic } from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { QueueEmailHandler, type WantedEmail } from '../../application/queue-email/queue-email.handler.js';

/** What staff settled, for whoever reported it. */
@Controller()
export class ReportConsumer {
  constructor(@Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler) {}

  @EventPattern<string>(reportTopic.name, { batchSize: 100 })
  async onReportEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    await this.emails.handle(events.filter(({ type }) => type === reportSettled.type).flatMap(emailOf));
  }
}

function emailOf(event: CloudEvent): WantedEmail[] {
  const data = event.data as EventData<'lintel.report.settled.v1'>;
  const { about, outcome, listing: home, recipient, reportId } = data;
  const facts = { about, outcome, home };
  const { accountId, sealedAddress } = recipient;
  if (accountId !== null)
    return [{ event, recipient: accountId, email: { template: 'report-settled', ...facts } }];
  if (sealedAddress === null) return [];
  const email = { template: 'visitor-report-settled', ...facts, sealedAddress } as const;
  return [{ event, recipient: `report:${reportId}`, email }];
}
