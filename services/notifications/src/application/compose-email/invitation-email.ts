import { displayName } from '../../domain/display-text.js';
import type { InvitationFacts } from '../../domain/email.js';
import type { Delivery, DeliveryStore } from '../delivery-store.js';
import type { EmailLinks } from '../email-links.js';
import type { InvitationStore } from '../invitation-store.js';
import type { PersonStore } from '../person-store.js';
import { type ComposedEmail, drop } from './composed-email.js';

/** Asks somebody to join an agency. They did not ask for it, so that an address that takes no mail is left alone. */
export class InvitationEmail {
  constructor(
    private readonly invitations: InvitationStore,
    private readonly people: PersonStore,
    private readonly deliveries: DeliveryStore,
    private readonly links: EmailLinks,
  ) {}

  async compose(
    { recipient }: Delivery,
    { invitation, request, expiresAt }: InvitationFacts,
    now: Date,
  ): Promise<ComposedEmail> {
    const open = (await this.invitations.find(invitation))?.open;
    if (!open) return drop('the invitation was answered or withdrawn, or has expired');
    if (expiresAt <= now) return drop('the invitation has expired');
    if (open.request !== request) return drop('the invitation was sent anew');
    const { email, role, invitedBy } = open;
    if ((await this.people.hasBounced(email)) || (await this.deliveries.hasBounced(recipient)))
      return drop('the address takes no mail');
    // Anybody can register an agency: what reads as an address or a link is not passed on as its name.
    const company = displayName(open.company);
    const inviter = displayName((await this.people.find(invitedBy))?.name ?? '');
    const link = await this.links.invitation(invitation, { request, expiresAt });
    return {
      kind: 'send',
      address: email,
      name: undefined,
      content: {
        template: 'agency-invitation',
        company,
        // Who registers an agency is called as it is.
        inviter: inviter === company ? undefined : inviter,
        role,
        link,
        expiresAt,
      },
    };
  }
}
