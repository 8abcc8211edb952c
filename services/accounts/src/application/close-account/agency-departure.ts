import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import { withoutInvitationOf } from '../../domain/invitation.js';
import { withoutClosed } from '../../domain/members.js';
import type { AgencyStore } from '../account-store.js';
import { changeAgency } from '../agency-access.js';
import type { Followers } from '../followers.js';

/** How somebody who closes their account leaves their agency, and those that asked them to join. */
export class AgencyDeparture {
  constructor(
    private readonly agencies: AgencyStore,
    private readonly followers: Followers,
    private readonly clock: Clock,
  ) {}

  /** Refused to the only owner of an agency that has others. */
  async leave({ id, agencyId }: Account): Promise<Result<unknown, Refusal>> {
    const agency = agencyId ? await this.agencies.find(agencyId) : null;
    if (!agency) return succeed(null);
    return changeAgency(this.agencies, agency, (current) => {
      const without = withoutClosed(current, id, this.clock.now());
      if (without.ok) return without;
      return without.failure === 'no-member'
        ? succeed(current)
        : refuse(
            'CONFLICT',
            `You are the only owner of ${current.companyName}. Make a colleague an owner, or remove your colleagues, before you close your account.`,
          );
    });
  }

  /** Those that wait for an answer from this address. */
  async forgetInvitations(email: string | null): Promise<void> {
    if (email === null) return;
    for (const { id } of await this.agencies.inviting(email))
      await this.agencies.change(id, (agency) => withoutInvitationOf(agency, email, this.clock.now()));
  }

  /** Once the account is closed. */
  follow(agencyId: string, accountId: string): Promise<boolean> {
    return this.followers.settle(agencyId, accountId);
  }
}
