import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, type Role, refuse, refuseField } from '@lintel/service-kit';
import { grantRole } from '../../domain/account.js';
import type { AccountStore, SessionStore } from '../account-store.js';
import type { KnownCaller } from '../known-caller.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';

/** What only operations staff may do. */
export class GrantRoleHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly confirmed: ConfirmedLately,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** Sessions of the account end: they carry the role they were opened with. */
  async handle(email: string, role: Role, identity: Identity): Promise<Result<null, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.check(identity);
    if (!confirmed.ok) return confirmed;
    const owner = await this.accounts.findByEmail(email.trim().toLowerCase());
    if (!owner) return refuse('NOT_FOUND', 'No account has this address.');
    if (role === 'agent' && !owner.agencyId)
      return refuseField('role', 'An agent belongs to an agency: register at /agent/register.');
    await this.accounts.change(owner.id, (account) => grantRole(account, role, { now: this.clock.now() }));
    await this.sessions.endAll(owner.id);
    return succeed(null);
  }
}
