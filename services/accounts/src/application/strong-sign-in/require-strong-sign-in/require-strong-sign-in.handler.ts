import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import { type Agency, withStrongSignIn } from '../../../domain/agency.js';
import { hasFactor } from '../../../domain/strong-factor.js';
import type { AgencyStore } from '../../account-store.js';
import { type AgencyAccess, changeAgency } from '../../agency-access.js';
import type { FactorStore } from '../../factor-store.js';
import type { ConfirmedLately } from '../confirmed-lately.js';

/** An agency wants more than a password of its people. Who has nothing else is led to add it; until then they are no agent. */
export class RequireStrongSignInHandler {
  constructor(
    private readonly access: AgencyAccess,
    private readonly agencies: AgencyStore,
    private readonly factors: FactorStore,
    private readonly confirmed: ConfirmedLately,
    private readonly clock: Clock,
  ) {}

  async handle(required: boolean, identity: Identity): Promise<Result<Agency, Refusal>> {
    const caller = await this.access.owner(identity);
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.check(identity);
    if (!confirmed.ok) return confirmed;
    const { agency, account } = caller.value;
    // So that nobody shuts themselves out.
    if (required && !hasFactor(await this.factors.find(account.id)))
      return refuse('CONFLICT', 'Add a passkey or an authenticator to your own account first.');
    return changeAgency(this.agencies, agency, (current) =>
      succeed(withStrongSignIn(current, required, this.clock.now())),
    );
  }
}
