import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, type Role, refuse, refuseField } from '@lintel/service-kit';
import { type AgencyDetails, confirmAccount, grantRole, openAccount } from '../../domain/account.js';
import type { AccountStore, AgencyStore, SessionStore } from '../account-store.js';
import type { Caller } from '../caller.js';
import type { Passwords } from '../passwords.js';

export interface ReadyAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: Role;
  readonly agency?: AgencyDetails & { readonly id: string };
}

/** What only those who run the installation may do. */
export class StaffAccountHandler {
  constructor(
    private readonly caller: Caller,
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly sessions: SessionStore,
    private readonly passwords: Passwords,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Sessions of the account end: they carry the role they were opened with. */
  async grant(email: string, role: Role, identity: Identity | null): Promise<Result<null, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const owner = await this.accounts.findByEmail(email.trim().toLowerCase());
    if (!owner) return refuse('NOT_FOUND', 'No account has this address.');
    if (role === 'agent' && !owner.agencyId)
      return refuseField('role', 'An agent belongs to an agency: register at /agent/register.');
    await this.accounts.change(owner.id, (account) => grantRole(account, role, { now: this.clock.now() }));
    await this.sessions.endAll(owner.id);
    return succeed(null);
  }

  /** Makes an account that is confirmed already, unless the address has one. For demonstration data: no request reaches it. */
  async make({ email, name, password, role, agency }: ReadyAccount): Promise<void> {
    if (await this.accounts.findByEmail(email)) return;
    const now = this.clock.now();
    if (agency) await this.agencies.insert({ ...agency, version: 1, createdAt: now, approvedAt: now });
    const passwordHash = await this.passwords.hash(password);
    const opened = openAccount(
      { id: this.ids.next(), email, name, passwordHash, ...(agency ? { agency } : {}) },
      this.ids.next(),
      { now },
    );
    const ready = grantRole(confirmAccount(opened, { now }), role, { now });
    await this.accounts.insert({ ...ready, version: 1 });
  }
}
