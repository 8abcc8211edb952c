import type { Clock } from '@lintel/kernel';
import { type Account, agencyMade } from '../domain/account.js';
import { openAgency } from '../domain/agency.js';
import type { AccountStore, AgencyStore } from './account-store.js';
import type { AgencyNames } from './agency-names.js';

/**
 * Makes the agency that was registered with an account, once that is confirmed: not before, as several may have registered one with the address. What a crash between the two
 * left is made good when its owner signs in.
 */
export class OwnAgency {
  constructor(
    private readonly accounts: AccountStore,
    private readonly agencies: AgencyStore,
    private readonly names: AgencyNames,
    private readonly clock: Clock,
  ) {}

  async make(owner: Account): Promise<void> {
    const { id, agencyId, registration, confirmedAt } = owner;
    if (!agencyId || !registration || !confirmedAt) return;
    const now = this.clock.now();
    const { waits, like } = await this.names.judge(registration.companyName, agencyId);
    const approvedAt = waits ? null : now;
    const opened = { id: agencyId, ...registration, owner, approvedAt, nameLike: like };
    await this.agencies.insert(openAgency(opened, now));
    await this.accounts.change(id, (account) =>
      account.registration && account.confirmedAt ? agencyMade(account, { now }) : null,
    );
  }
}
