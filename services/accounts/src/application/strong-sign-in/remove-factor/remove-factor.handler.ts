import { type Result, succeed } from '@lintel/kernel';
import type { StrongSignInChange } from '@lintel/contracts';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Account } from '../../../domain/account.js';
import {
  hasFactor,
  removeAuthenticator,
  removePasskey,
  type StrongFactors,
} from '../../../domain/strong-factor.js';
import type { KnownCaller } from '../../known-caller.js';
import type { FactorStore } from '../../factor-store.js';
import { noSuchPasskey } from '../add-passkey/add-passkey.handler.js';
import type { ConfirmedLately } from '../confirmed-lately.js';
import type { StrongSignInPolicy } from '../strong-sign-in-policy.js';

/** Removes a passkey or the authenticator; the last one stays with whom it is required of. */
export class RemoveFactorHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly confirmed: ConfirmedLately,
    private readonly factors: FactorStore,
    private readonly policy: StrongSignInPolicy,
  ) {}

  passkey(id: string, identity: Identity): Promise<Result<Account, Refusal>> {
    return this.remove(identity, 'passkey-removed', noSuchPasskey, (factors) => removePasskey(factors, id));
  }

  authenticator(identity: Identity): Promise<Result<Account, Refusal>> {
    return this.remove(identity, 'authenticator-removed', noAuthenticator, removeAuthenticator);
  }

  private async remove(
    identity: Identity,
    told: StrongSignInChange,
    missing: () => Result<never, Refusal>,
    without: (factors: StrongFactors) => StrongFactors | null,
  ): Promise<Result<Account, Refusal>> {
    const caller = await this.caller.evenLimited(identity);
    if (!caller.ok) return caller;
    const account = caller.value;
    if (!without(await this.factors.find(account.id))) return missing();
    const confirmed = await this.confirmed.check(identity);
    if (!confirmed.ok) return confirmed;
    const required = await this.policy.isRequired(account);
    let removed: Result<Account, Refusal> = missing();
    await this.factors.change(account.id, (current) => {
      const factors = without(current);
      removed = factors === null ? missing() : succeed(account);
      if (factors && required && !hasFactor(factors)) removed = lastOne();
      return factors && removed.ok ? { factors, told: [told] } : null;
    });
    return removed;
  }
}

const noAuthenticator = () => refuse('NOT_FOUND', 'There is no authenticator.');
const lastOne = () =>
  refuse(
    'CONFLICT',
    'Your account needs a passkey or an authenticator. Add another before you remove this one.',
  );
