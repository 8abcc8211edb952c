import type { Clock, IdSource } from '@lintel/kernel';
import type { Role } from '@lintel/service-kit';
import {
  type Account,
  type AgencyDetails,
  confirmAccount,
  grantRole,
  openAccount,
} from '../../domain/account.js';
import { openAgency } from '../../domain/agency.js';
import { withOwner } from '../../domain/members.js';
import type { AccountStore, AgencyStore } from '../account-store.js';
import type { DemonstrationHandler } from '../demonstration/demonstration.handler.js';
import type { Passwords } from '../passwords.js';

export interface ReadyAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role: Role;
  readonly agency?: AgencyDetails & { readonly id: string };
}

/** Accounts that those who run the installation make. */
export class StaffAccountHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly passwords: Passwords,
    private readonly demonstrations: DemonstrationHandler,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

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
    // The agency second, as when somebody registers: it names its owner. The next start makes good what a crash left out.
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
