import {
  accountChanged,
  accountClosed,
  accountConfirmed,
  accountLinkRequested,
  accountNoticeRequested,
  accountRegistered,
  type AccountState,
  accountTopic,
  type CloudEvent,
  type EventData,
  isNotice,
  type LinkPurpose,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ProjectAccountHandler } from '../../application/project-account/project-account.handler.js';
import { QueueEmailHandler, type WantedEmail } from '../../application/queue-email/queue-email.handler.js';
import { type LinkTemplate, noticeTemplate } from '../../domain/email.js';

const templates: Record<LinkPurpose, LinkTemplate> = {
  confirm: 'account-confirm',
  'change-email': 'account-change-email',
  reset: 'account-reset',
  'already-registered': 'account-already-registered',
};

/** Whose data is the account as it is now, or that it is no more. */
const ofState: ReadonlySet<string> = new Set([
  accountRegistered.type,
  accountConfirmed.type,
  accountChanged.type,
  accountClosed.type,
]);

/** Who has which address, and the links that are wanted. */
@Controller()
export class AccountConsumer {
  constructor(
    @Inject(ProjectAccountHandler) private readonly accounts: ProjectAccountHandler,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(accountTopic.name, { batchSize: 100 })
  async onAccountEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    const wanted: (WantedEmail | undefined)[] = [];
    for (const event of events)
      if (event.type === accountLinkRequested.type) wanted.push(linkEmail(event));
      else if (event.type === accountNoticeRequested.type) wanted.push(noticeEmail(event));
      else if (ofState.has(event.type)) await this.project(event);
    await this.emails.handle(wanted.filter((email) => email !== undefined));
  }

  private project({ id, type, sequence, time, data }: CloudEvent): Promise<void> {
    const heard = { id, type, sequence, time: new Date(time) };
    return type === accountClosed.type
      ? this.accounts.closed((data as EventData<'lintel.account.closed.v1'>).id, heard)
      : this.accounts.changed(data as AccountState, heard);
  }
}

function linkEmail(event: CloudEvent): WantedEmail {
  const { accountId, purpose, request, expiresAt, emailSince } =
    event.data as EventData<'lintel.account-link.requested.v1'>;
  return {
    event,
    recipient: accountId,
    email: {
      template: templates[purpose as LinkPurpose],
      request,
      expiresAt: new Date(expiresAt),
      ...(emailSince === undefined ? {} : { emailSince }),
    },
  };
}

/** Undefined for what a newer publisher may want told. */
function noticeEmail(event: CloudEvent): WantedEmail | undefined {
  const { accountId, notice, request, expiresAt, emailSince, device } =
    event.data as EventData<'lintel.account-notice.requested.v1'>;
  if (!isNotice(notice)) return undefined;
  return {
    event,
    recipient: accountId,
    email: {
      template: noticeTemplate(notice),
      request,
      expiresAt: new Date(expiresAt),
      emailSince: emailSince ?? 0,
      ...(device === undefined ? {} : { device }),
    },
  };
}
