import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import { hasFactor, noFactors } from '../../../domain/strong-factor.js';
import type { AccountStore, SessionStore } from '../../account-store.js';
import type { KnownCaller } from '../../known-caller.js';
import type { FactorStore } from '../../factor-store.js';
import type { ConfirmedLately } from '../confirmed-lately.js';

/** For somebody who lost all they could show: operations staff, having made sure who asks, remove what was lost. */
export class ResetStrongSignInHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly confirmed: ConfirmedLately,
    private readonly accounts: AccountStore,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
  ) {}

  async handle(email: string, identity: Identity): Promise<Result<null, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.check(identity);
    if (!confirmed.ok) return confirmed;
    const owner = await this.accounts.findByEmail(email.trim().toLowerCase());
    if (!owner) return refuse('NOT_FOUND', 'No account has this address.');
    await this.factors.change(owner.id, (current) =>
      hasFactor(current) ? { factors: noFactors(owner.id), told: ['reset'] } : null,
    );
    await this.sessions.endAll(owner.id);
    return succeed(null);
  }
}
