import type { Clock } from '@lintel/kernel';
import { type Account, agencyMade } from '../domain/account.js';
import { openAgency } from '../domain/agency.js';
import { passesForProduct } from '../domain/agency-name.js';
import type { AccountStore, AgencyStore } from './account-store.js';

export interface AgencyApproval {
  /** Whether a new agency waits for operations staff. */
  readonly approvalRequired: boolean;
}

/**
 * Makes the agency that was registered with an account, once that is confirmed: not before, as several may have registered one with the address. What a crash between the two
 * left is made good when its owner signs in.
 */
export class OwnAgency {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly policy: AgencyApproval,
    private readonly clock: Clock,
  ) {}

  async make(owner: Account): Promise<void> {
    const { id, agencyId, registration, confirmedAt } = owner;
    if (!agencyId || !registration || !confirmedAt) return;
    const now = this.clock.now();
    // Whoever could be taken for Lintel itself waits for operations, whether or not others do.
    const waits = this.policy.approvalRequired || passesForProduct(registration.companyName);
    const approvedAt = waits ? null : now;
    await this.agencies.insert(openAgency({ id: agencyId, ...registration, owner, approvedAt }, now));
    await this.accounts.change(id, (account) =>
      account.registration && account.confirmedAt ? agencyMade(account, { now }) : null,
    );
  }
}
