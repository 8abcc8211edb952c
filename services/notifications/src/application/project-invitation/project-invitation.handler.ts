import type { AgencyRole, CloudEvent, EventData } from '@lintel/contracts';
import type { InvitationStore } from '../invitation-store.js';
import type { QueueEmailHandler } from '../queue-email/queue-email.handler.js';

/** Has invitations to agencies sent, and forgets the addresses once they have ended. */
export class ProjectInvitationHandler {
  constructor(
    private readonly invitations: InvitationStore,
    private readonly emails: QueueEmailHandler,
  ) {}

  async sent(event: CloudEvent): Promise<void> {
    const data = event.data as EventData<'lintel.agency.invited.v1'>;
    const { invitationId: id, email, companyName: company, role, invitedBy, request, expiresAt } = data;
    const open = { email, company, role: role as AgencyRole, invitedBy, request };
    await this.invitations.save({ id, version: event.sequence, heardAt: new Date(event.time), open });
    await this.emails.handle([
      {
        event,
        recipient: id,
        email: { template: 'agency-invitation', invitation: id, request, expiresAt: new Date(expiresAt) },
      },
    ]);
  }

  async ended({ data, sequence, time }: CloudEvent): Promise<void> {
    const { invitationId: id } = data as EventData<'lintel.agency.invitation-ended.v1'>;
    await this.invitations.save({ id, version: sequence, heardAt: new Date(time), open: null });
  }
}
