import type { AgencyRole } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Agency } from '../../domain/agency.js';
import { type MemberFailure, without, withRole } from '../../domain/members.js';
import type { AgencyStore } from '../account-store.js';
import { type AgencyAccess, changeAgency } from '../agency-access.js';
import type { Followers } from '../followers.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';

/** Who does what in an agency, and who leaves it. */
export class ChangeColleagueHandler {
  constructor(
    private readonly access: AgencyAccess,
    private readonly agencies: AgencyStore,
    private readonly followers: Followers,
    private readonly confirmed: ConfirmedLately,
    private readonly clock: Clock,
  ) {}

  async role(accountId: string, role: AgencyRole, identity: Identity): Promise<Result<Agency, Refusal>> {
    const caller = await this.access.owner(identity);
    if (!caller.ok) return caller;
    if (role === 'owner') {
      const confirmed = await this.confirmed.check(identity);
      if (!confirmed.ok) return confirmed;
    }
    return this.change(caller.value.agency, accountId, (agency) =>
      withRole(agency, accountId, role, this.clock.now()),
    );
  }

  async remove(accountId: string, identity: Identity): Promise<Result<Agency, Refusal>> {
    const oneself = identity?.subject === accountId;
    const caller = oneself ? await this.access.agent(identity) : await this.access.owner(identity);
    if (!caller.ok) return caller;
    return this.change(caller.value.agency, accountId, (agency) => {
      const unfinished = agency.following.some((one) => one.accountId === accountId);
      const left = without(agency, accountId, this.clock.now());
      return !left.ok && left.failure === 'no-member' && unfinished ? succeed(agency) : left;
    });
  }

  private async change(
    agency: Agency,
    accountId: string,
    decide: (agency: Agency) => Result<Agency, MemberFailure>,
  ): Promise<Result<Agency, Refusal>> {
    const changed = await changeAgency(this.agencies, agency, (current) => {
      const decided = decide(current);
      return decided.ok ? decided : refusals[decided.failure]();
    });
    if (!changed.ok) return changed;
    await this.followers.settle(agency.id, accountId);
    return changed;
  }
}

const refusals: Record<MemberFailure, () => Result<never, Refusal>> = {
  'no-member': () => refuse('NOT_FOUND', 'There is no such colleague.'),
  'last-owner': () => refuse('CONFLICT', 'Somebody always owns the agency. Make a colleague an owner first.'),
};
