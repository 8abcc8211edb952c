import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField } from '@lintel/service-kit';
import { type Account, confirmAccount, confirmEmail } from '../../domain/account.js';
import { openAgency } from '../../domain/agency.js';
import type { AccountStore, AgencyStore } from '../account-store.js';
import type { OpenLinks } from '../open-links.js';

export interface Confirmation {
  readonly role: Account['role'];
  readonly purpose: 'newAccount' | 'newEmail';
}

export interface AgencyApproval {
  /** Whether a new agency waits for operations staff. */
  readonly approvalRequired: boolean;
}

/** What following a confirmation link does. */
export class ConfirmEmailHandler {
  constructor(
    private readonly links: OpenLinks,
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly policy: AgencyApproval,
    private readonly clock: Clock,
  ) {}

  async handle(token: string): Promise<Result<Confirmation, Refusal>> {
    const link = await this.links.follow(token, ['confirm', 'change-email']);
    if (!link.ok) return link;
    const { account, purpose } = link.value;
    const change = { now: this.clock.now() };
    if (purpose === 'confirm') {
      // The agency first: a crash between the two leaves the link good, and following it again finishes the work.
      await this.makeAgency(account, change.now);
      await this.accounts.change(account.id, (current) => confirmAccount(current, change));
      return succeed({ role: account.role, purpose: 'newAccount' });
    }
    const changed = await this.accounts.change(account.id, (current) => confirmEmail(current, change));
    if (!changed.ok) return refuseField('token', 'This address has an account of its own by now.');
    return succeed({ role: account.role, purpose: 'newEmail' });
  }

  private async makeAgency(owner: Account, now: Date): Promise<void> {
    const { agencyId, registration } = owner;
    if (!agencyId || !registration) return;
    const approvedAt = this.policy.approvalRequired ? null : now;
    await this.agencies.insert(openAgency({ id: agencyId, ...registration, owner, approvedAt }, now));
  }
}
