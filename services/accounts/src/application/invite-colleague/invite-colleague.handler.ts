import type { AgencyRole } from '@lintel/contracts';
import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type Identity,
  type Refusal,
  readInput,
  refuse,
  refuseField,
  refuseInput,
  refuseSuspended,
} from '@lintel/service-kit';
import { emailSchema } from '../../domain/account-input.js';
import type { Agency } from '../../domain/agency.js';
import { invite, mostInvitations, withdraw } from '../../domain/invitation.js';
import type { AccountStore, AgencyStore } from '../account-store.js';
import { type AgencyAccess, changeAgency } from '../agency-access.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';
import type { InvitationLimits } from './invitation-limits.js';

/**
 * Asks people to join an agency. Whether an address has an account, or is an agent's of another agency, is never said here: only who proves to be its
 * owner hears of it.
 */
export class InviteColleagueHandler {
  constructor(
    private readonly access: AgencyAccess,
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly limits: InvitationLimits,
    private readonly confirmed: ConfirmedLately,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async invite(
    given: { readonly email: string; readonly role: AgencyRole },
    identity: Identity,
  ): Promise<Result<Agency, Refusal>> {
    const email = readInput(emailSchema, given.email, 'email');
    if (!email.ok) return refuseInput(email.failure);
    const caller = await this.access.owner(identity);
    if (!caller.ok) return caller;
    if (given.role === 'owner') {
      const confirmed = await this.confirmed.check(identity);
      if (!confirmed.ok) return confirmed;
    }
    const { agency, account } = caller.value;
    if (agency.suspended) return refuseSuspended();
    if (await this.isColleague(agency, email.value))
      return refuseField('email', 'This is the address of a colleague already.');
    const allowed = await this.limits.count(agency.id, email.value, identity);
    if (!allowed.ok) return allowed;
    const invitation = {
      id: this.ids.next(),
      request: this.ids.next(),
      email: email.value,
      role: given.role,
      invitedBy: account.id,
    };
    return changeAgency(this.agencies, agency, (current) => {
      const invited = invite(current, invitation, this.clock.now());
      return invited.ok ? invited : refuseField('email', tooMany);
    });
  }

  async withdraw(invitationId: string, identity: Identity): Promise<Result<Agency, Refusal>> {
    const caller = await this.access.owner(identity);
    if (!caller.ok) return caller;
    return changeAgency(this.agencies, caller.value.agency, (agency) => {
      const without = withdraw(agency, invitationId, this.clock.now());
      return without ? succeed(without) : refuse('NOT_FOUND', 'There is no such invitation.');
    });
  }

  private async isColleague({ members }: Agency, email: string): Promise<boolean> {
    const accounts = await this.accounts.findMany(members.map(({ accountId }) => accountId));
    return [...accounts.values()].some((account) => account.email === email);
  }
}

const tooMany = `${mostInvitations} invitations wait for an answer. Withdraw one of them before you send another.`;
