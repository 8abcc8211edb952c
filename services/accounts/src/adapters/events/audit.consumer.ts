import {
  accountAccessTopic,
  accountTopic,
  agencyTopic,
  auditTopic,
  type CloudEvent,
  conversationTopic,
  listingTopic,
  viewingTopic,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RecordActsHandler } from '../../application/audit-trail/record-acts.handler.js';

export const auditedTopics = [
  listingTopic,
  viewingTopic,
  conversationTopic,
  accountTopic,
  accountAccessTopic,
  agencyTopic,
  auditTopic,
];

const audited = { consumer: 'audit-trail', batchSize: 200, unknownValues: 'kept' };

/** One method for all topics: what counts is who is behind an event. */
@Controller()
export class AuditConsumer {
  constructor(@Inject(RecordActsHandler) private readonly acts: RecordActsHandler) {}

  @EventPattern<string[]>(auditedTopics.map(({ name }) => name), audited)
  onEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    return this.acts.handle(events);
  }
}
