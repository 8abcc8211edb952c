import {
  agencyApproved,
  agencyHeld,
  agencyInvitationEnded,
  agencyInvited,
  agencyNameDecided,
  agencyReinstated,
  type AgencyState,
  agencySuspended,
  agencyTopic,
  type CloudEvent,
  type EventData,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { PersonStore } from '../../application/person-store.js';
import { ProjectInvitationHandler } from '../../application/project-invitation/project-invitation.handler.js';
import { QueueEmailHandler } from '../../application/queue-email/queue-email.handler.js';
import { PERSON_STORE } from '../../application/stores.js';
import type { EmailFacts } from '../../domain/email.js';

/** What staff did with an agency, which each of its people is told; and who is asked to join one. */
@Controller()
export class AgencyConsumer {
  constructor(
    @Inject(PERSON_STORE) private readonly people: PersonStore,
    @Inject(ProjectInvitationHandler) private readonly invitations: ProjectInvitationHandler,
    @Inject(QueueEmailHandler) private readonly emails: QueueEmailHandler,
  ) {}

  @EventPattern<string>(agencyTopic.name)
  async onAgencyEvents(@Payload() events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (event.type in news) await this.tell(event as CloudEvent<AgencyState>);
      else if (event.type === agencyInvited.type) await this.invitations.sent(event);
      else if (event.type === agencyInvitationEnded.type) await this.invitations.ended(event);
  }

  private async tell(event: CloudEvent<AgencyState>): Promise<void> {
    const agents = await this.people.ofAgency(event.data.id);
    const email = news[event.type]!(event.data);
    await this.emails.handle(agents.map((agent) => ({ event, recipient: agent.id, email })));
  }
}

/** The e-mail that an event calls for. */
const news: Readonly<Record<string, (agency: AgencyState) => EmailFacts>> = {
  [agencyApproved.type]: ({ companyName: company }) => ({ template: 'agency-approved', company }),
  [agencyHeld.type]: ({ companyName: company, held }) => ({
    template: 'agency-held',
    company,
    ...(held ? { words: held.note, asked: held.name } : {}),
  }),
  [agencySuspended.type]: ({ companyName: company, suspended }) => ({
    template: 'agency-suspended',
    company,
    ...(suspended ? { words: suspended.reason } : {}),
  }),
  [agencyReinstated.type]: ({ companyName: company }) => ({ template: 'agency-reinstated', company }),
  [agencyNameDecided.type]: (agency) => {
    const { companyName: company, decision } = agency as EventData<'lintel.agency.name-decided.v1'>;
    return {
      template: decision.approved ? 'agency-name-approved' : 'agency-name-refused',
      company,
      asked: decision.name,
      ...(decision.reason === undefined ? {} : { words: decision.reason }),
    };
  },
};
