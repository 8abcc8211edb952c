import { invitationLinkPurpose } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { LinkKey } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import type { Invitation } from '../../domain/invitation.js';
import type { AccountStore, AgencyStore } from '../account-store.js';

export interface OpenedInvitation {
  readonly agency: Agency;
  readonly invitation: Invitation;
  /** That of the address, once its owner has confirmed it. */
  readonly account: Account | null;
}

const LONGEST_TOKEN = 1000;

/** Invitations, by the links that lead to them. */
export class OpenInvitations {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly linkKey: LinkKey,
    private readonly clock: Clock,
  ) {}

  /** Null for one that is used, withdrawn or expired, and for what is no link of ours. */
  async find(token: string): Promise<OpenedInvitation | null> {
    const now = this.clock.now();
    if (token.length > LONGEST_TOKEN) return null;
    const link = await this.linkKey.verify(token, { purpose: invitationLinkPurpose, now });
    const agency = link.ok ? await this.agencies.byInvitation(link.value.subject) : null;
    const invitation = agency?.invitations.find(
      ({ id, expiresAt }) => link.ok && id === link.value.subject && expiresAt > now,
    );
    if (!agency || !invitation) return null;
    const owner = await this.accounts.findByEmail(invitation.email);
    return { agency, invitation, account: owner?.confirmedAt ? owner : null };
  }
}
