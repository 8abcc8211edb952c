import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import type { Account } from '../../../domain/account.js';
import { hasFactor } from '../../../domain/strong-factor.js';
import type { SessionStore } from '../../account-store.js';
import type { KnownCaller } from '../../known-caller.js';
import type { FactorStore } from '../../factor-store.js';
import type { PasskeyOptions } from '../add-passkey/add-passkey.handler.js';
import type { Challenges } from '../challenges.js';
import type { FactorProof } from '../factor-proof.js';
import type { RelyingParty } from '../relying-party.js';

export interface Confirmation {
  readonly password?: string | null;
  readonly code?: string | null;
  readonly challenge?: string | null;
  readonly passkey?: string | null;
}

/** Whoever is signed in proves who they are once more; the session remembers when. */
export class ConfirmIdentityHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
    private readonly challenges: Challenges,
    private readonly relyingParty: RelyingParty,
    private readonly proof: FactorProof,
    private readonly clock: Clock,
  ) {}

  async begin(identity: Identity): Promise<Result<PasskeyOptions, Refusal>> {
    const caller = await this.caller.evenLimited(identity);
    if (!caller.ok) return caller;
    const { passkeys } = await this.factors.find(caller.value.id);
    if (passkeys.length === 0) return refuse('CONFLICT', 'Your account has no passkey.');
    const { token, id } = await this.challenges.issue('confirmation', caller.value.id);
    const options = await this.relyingParty.signInOptions(passkeys, id);
    return succeed({ challenge: token, options: JSON.stringify(options) });
  }

  async confirm(given: Confirmation, identity: Identity): Promise<Result<null, Refusal>> {
    const caller = await this.caller.evenLimited(identity);
    if (!caller.ok) return caller;
    const account = caller.value;
    const byPassword = typeof given.password === 'string';
    const proved = byPassword
      ? await this.password(account, given.password, identity.sessionId)
      : await this.factor(account, given);
    if (!proved.ok) return proved;
    const proof = byPassword ? 'password' : 'factor';
    if (identity.sessionId)
      await this.sessions.confirm(account.id, identity.sessionId, proof, this.clock.now());
    return succeed(null);
  }

  private async password(
    account: Account,
    password: string,
    sessionId?: string,
  ): Promise<Result<unknown, Refusal>> {
    if (hasFactor(await this.factors.find(account.id)))
      return refuseField('password', 'Please use your passkey or a code: a password is not enough here.');
    return this.caller.checkPassword(account, password, 'password', sessionId);
  }

  private async factor({ id }: Account, { code, challenge, passkey }: Confirmation) {
    // A code that is wrong is a field at fault here: who asks is signed in already.
    if (typeof code === 'string') return asField('code', await this.proof.code(id, code));
    const asked = await this.challenges.read('confirmation', challenge ?? '');
    if (asked?.subject !== id || typeof passkey !== 'string')
      return refuseField('passkey', 'This took too long. Please try again.');
    return asField('passkey', await this.proof.passkey(id, asked, passkey));
  }
}

const asField = (field: string, proved: Result<null, Refusal>): Result<null, Refusal> =>
  !proved.ok && proved.failure.code === 'UNAUTHENTICATED'
    ? refuseField(field, proved.failure.message)
    : proved;
