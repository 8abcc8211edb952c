import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import {
  addAuthenticator,
  beginAuthenticator,
  codeDelay,
  countWrongCode,
  setRecoveryCodes,
} from '../../../domain/strong-factor.js';
import type { SessionStore } from '../../account-store.js';
import type { FactorStore } from '../../factor-store.js';
import type { AddedFactor } from '../add-passkey/add-passkey.handler.js';
import type { FactorOwner } from '../factor-owner.js';
import { type AuthenticatorSecret, type OneTimeCodes, plain, wantsRecoveryCodes } from '../one-time-codes.js';

/** Adds an authenticator app: a secret is shown, and the first code proves that the app has it. */
export class AddAuthenticatorHandler {
  constructor(
    private readonly owner: FactorOwner,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  async begin(identity: Identity): Promise<Result<AuthenticatorSecret, Refusal>> {
    const caller = await this.owner.confirmed(identity);
    if (!caller.ok) return caller;
    const { id, email } = caller.value;
    const shown = this.codes.newSecret(email ?? '');
    const sealed = this.codes.seal(shown.secret, id);
    await this.factors.change(id, (current) => ({
      factors: beginAuthenticator(current, sealed, this.clock.now()),
    }));
    return succeed(shown);
  }

  async confirm(code: string, identity: Identity): Promise<Result<AddedFactor, Refusal>> {
    const caller = await this.owner.confirmed(identity);
    if (!caller.ok) return caller;
    const account = caller.value;
    const now = this.clock.now();
    let added: Result<AddedFactor, Refusal> = beginAgain();
    await this.factors.change(account.id, (current) => {
      const { begun } = current;
      added = beginAgain();
      if (!begun || begun.expiresAt <= now) return null;
      added = refuseField(
        'code',
        'This code is not right. Check the time on your phone, and try the next one.',
      );
      if (codeDelay(current, now) > 0) return null;
      const step = this.codes.stepOf(begun.sealed, account.id, plain(code), now);
      if (step === null) return { factors: countWrongCode(current, now) };
      const factors = addAuthenticator(current, { sealed: begun.sealed, step }, now);
      const made = wantsRecoveryCodes(current) ? this.codes.newRecoveryCodes(account.id) : null;
      added = succeed({ account, recoveryCodes: made?.codes ?? [] });
      return {
        factors: made ? setRecoveryCodes(factors, made.marks, now) : factors,
        told: ['authenticator-added'],
      };
    });
    if (added.ok && identity.sessionId)
      await this.sessions.confirm(account.id, identity.sessionId, 'factor', now);
    return added;
  }
}

const beginAgain = () => refuse('CONFLICT', 'Please begin again: the secret that was shown has expired.');
