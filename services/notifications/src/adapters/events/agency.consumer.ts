import {
  agencyApproved,
  agencyInvitationEnded,
  agencyInvited,
  type AgencyState,
  agencyTopic,
  type CloudEvent,
} from '@lintel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { PersonStore } from '../../application/person-store.js';
import { ProjectInvitationHandler } from '../../application/project-invitation/project-invitation.handler.js';
import { QueueEmailHandler } from '../../application/queue-email/queue-email.handler.js';
import { PERSON_STORE } from '../../application/stores.js';

/** Whose agency was approved, which its agents were told that they would hear of; and who is asked to join one. */
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
      if (event.type === agencyApproved.type) await this.tellOfApproval(event);
      else if (event.type === agencyInvited.type) await this.invitations.sent(event);
      else if (event.type === agencyInvitationEnded.type) await this.invitations.ended(event);
  }

  private async tellOfApproval(event: CloudEvent): Promise<void> {
    const { id, companyName } = event.data as AgencyState;
    const agents = await this.people.ofAgency(id);
    await this.emails.handle(
      agents.map((agent) => ({
        event,
        recipient: agent.id,
        email: { template: 'agency-approved', company: companyName },
      })),
    );
  }
}
