import {
  accountClosed,
  accountLinkRequested,
  type AccountState,
  accountTopic,
  type CloudEvent,
  type EventData,
  type LinkPurpose,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectAccountHandler } from '../../application/project-account/project-account.handler.js';
import { QueueEmailHandler, type WantedEmail } from '../../application/queue-email/queue-email.handler.js';
import type { LinkTemplate } from '../../domain/email.js';

const templates: Record<LinkPurpose, LinkTemplate> = {
  confirm: 'account-confirm',
  'change-email': 'account-change-email',
  reset: 'account-reset',
  'already-registered': 'account-already-registered',
};

/** Who has which address, and the links that are wanted. */
@Controller()
export class AccountConsumer {
  constructor(
    @Inject(ProjectAccountHandler) private readonly accounts: ProjectAccountHandler,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(accountTopic.name, { batchSize: 100 })
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    const links: WantedEmail[] = [];
    for (const event of events)
      if (event.type === accountLinkRequested.type) links.push(linkEmail(event));
      else await this.project(event);
    await this.emails.handle(links);
  }

  private project({ id, type, sequence, time, data }: CloudEvent): Promise<void> {
    const heard = { id, sequence, time: new Date(time) };
    return type === accountClosed.type
      ? this.accounts.closed((data as EventData<'lintel.account.closed.v1'>).id, heard)
      : this.accounts.changed(data as AccountState, heard);
  }
}

function linkEmail(event: CloudEvent): WantedEmail {
  const { accountId, purpose, request, expiresAt } =
    event.data as EventData<'lintel.account-link.requested.v1'>;
  return {
    event,
    recipient: accountId,
    email: { template: templates[purpose as LinkPurpose], request, expiresAt: new Date(expiresAt) },
  };
}
