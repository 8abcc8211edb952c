import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { closeAccount } from '../../domain/account.js';
import type { AccountStore, SessionStore, VisitStore } from '../account-store.js';
import type { KnownCaller } from '../known-caller.js';
import type { AgencyDeparture } from './agency-departure.js';
import type { FactorStore } from '../factor-store.js';

/** Erases what is kept about people (UK GDPR, article 17). */
export class CloseAccountHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly visits: VisitStore,
    private readonly factors: FactorStore,
    private readonly departure: AgencyDeparture,
    private readonly clock: Clock,
  ) {}

  async close(password: string, identity: Identity): Promise<Result<null, Refusal>> {
    const caller = await this.caller.withPassword(identity, password, 'password');
    if (!caller.ok) return caller;
    const { id, email, agencyId } = caller.value;
    const now = this.clock.now();
    // The agency first, which may say no. A crash after it leaves an account without an agency, to be closed again.
    const left = await this.departure.leave(caller.value);
    if (!left.ok) return left;
    await this.departure.forgetInvitations(email);
    await this.visits.erase(id);
    await this.factors.erase(id);
    await this.accounts.change(id, (account) => closeAccount(account, { now }));
    await this.sessions.endAll(id);
    if (agencyId) await this.departure.follow(agencyId, id);
    return succeed(null);
  }
}
