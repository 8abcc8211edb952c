import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, type Role, refuse, refuseField } from '@lintel/service-kit';
import {
  type Account,
  type AgencyDetails,
  confirmAccount,
  grantRole,
  openAccount,
} from '../../domain/account.js';
import { openAgency } from '../../domain/agency.js';
import { withOwner } from '../../domain/members.js';
import type { AccountStore, AgencyStore, SessionStore } from '../account-store.js';
import type { Caller } from '../caller.js';
import type { DemonstrationHandler } from '../demonstration/demonstration.handler.js';
import type { Passwords } from '../passwords.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';

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
    private readonly confirmed: ConfirmedLately,
    private readonly demonstrations: DemonstrationHandler,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Sessions of the account end: they carry the role they were opened with. */
  async grant(email: string, role: Role, identity: Identity | null): Promise<Result<null, Refusal>> {
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

  /** Makes an account that is confirmed already, unless the address has one; gives whether it did. For demonstration data: no request reaches it. */
  async make({ email, name, password, role, agency }: ReadyAccount): Promise<boolean> {
    const now = this.clock.now();
    const known = await this.accounts.findByEmail(email);
    if (known?.agencyId && known.agencyId === agency?.id) await this.makeAgency(agency, known, now);
    if (known) {
      await this.demonstrations.open(known);
      return false;
    }
    const passwordHash = await this.passwords.hash(password);
    const opened = openAccount(
      { id: this.ids.next(), email, name, passwordHash, ...(agency ? { agency } : {}) },
      this.ids.next(),
      { now },
    );
    const ready = grantRole(confirmAccount(opened, { now }), role, { now });
    // Nobody has heard of it yet, and none of its sessions has ended.
    const account: Account = {
      ...ready,
      registration: null,
      version: 1,
      sessionsFrom: 0,
      accessFrom: 0,
      accessChangedAt: null,
      demonstration: 'open',
    };
    // The agency second, as for who registers: it names its owner. The next start makes good what a crash left out.
    const { ok: inserted } = await this.accounts.insert(account);
    if (inserted && agency) await this.makeAgency(agency, account, now);
    return inserted;
  }

  private async makeAgency(
    agency: NonNullable<ReadyAccount['agency']>,
    owner: Account,
    now: Date,
  ): Promise<void> {
    // Whoever runs the installation gave it its name.
    const opened = { ...openAgency({ ...agency, owner, approvedAt: now }, now), nameCountsFrom: now };
    await this.agencies.insert(opened);
    await this.agencies.change(agency.id, (current) => withOwner(current, owner, now));
  }
}
