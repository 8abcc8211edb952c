import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import { type Account, closeAccount } from '../../domain/account.js';
import { withoutInvitationOf } from '../../domain/invitation.js';
import { withoutClosed } from '../../domain/members.js';
import type { AccountStore, AgencyStore, SessionStore, VisitStore } from '../account-store.js';
import { changeAgency } from '../agency-access.js';
import type { Caller } from '../caller.js';
import type { FactorStore } from '../factor-store.js';
import type { Followers } from '../followers.js';

/** Erases what is kept about people (UK GDPR, article 17). */
export class CloseAccountHandler {
  constructor(
    private readonly caller: Caller,
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly visits: VisitStore,
    private readonly factors: FactorStore,
    private readonly followers: Followers,
    private readonly clock: Clock,
  ) {}

  async close(password: string, identity: Identity | null): Promise<Result<null, Refusal>> {
    const caller = await this.caller.withPassword(identity, password, 'password');
    if (!caller.ok) return caller;
    const { id, email, agencyId } = caller.value;
    const now = this.clock.now();
    // The agency first, which may say no. A crash after it leaves an account without an agency, to be closed again.
    const left = await this.leaveAgency(caller.value);
    if (!left.ok) return left;
    await this.forgetInvitations(email);
    await this.visits.erase(id);
    await this.factors.erase(id);
    await this.accounts.change(id, (account) => closeAccount(account, { now }));
    await this.sessions.endAll(id);
    if (agencyId) await this.followers.settle(agencyId, id);
    return succeed(null);
  }

  private async leaveAgency({ id, agencyId }: Account): Promise<Result<unknown, Refusal>> {
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

  private async forgetInvitations(email: string | null): Promise<void> {
    if (email === null) return;
    for (const { id } of await this.agencies.inviting(email))
      await this.agencies.change(id, (agency) => withoutInvitationOf(agency, email, this.clock.now()));
  }
}
