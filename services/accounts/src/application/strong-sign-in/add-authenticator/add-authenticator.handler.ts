import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import type { Account } from '../../../domain/account.js';
import {
  addAuthenticator,
  beginAuthenticator,
  codeDelay,
  countWrongCode,
  setRecoveryCodes,
} from '../../../domain/strong-factor.js';
import type { SessionStore } from '../../account-store.js';
import type { Caller } from '../../caller.js';
import type { FactorStore } from '../../factor-store.js';
import type { AddedFactor } from '../add-passkey/add-passkey.handler.js';
import type { ConfirmedLately } from '../confirmed-lately.js';
import { type AuthenticatorSecret, type OneTimeCodes, plain, wantsRecoveryCodes } from '../one-time-codes.js';

/** Adds an authenticator app: a secret is shown, and the first code proves that the app has it. */
export class AddAuthenticatorHandler {
  constructor(
    private readonly caller: Caller,
    private readonly confirmed: ConfirmedLately,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  async begin(identity: Identity | null): Promise<Result<AuthenticatorSecret, Refusal>> {
    const caller = await this.mayAdd(identity);
    if (!caller.ok) return caller;
    const { id, email } = caller.value;
    const shown = this.codes.newSecret(email ?? '');
    const sealed = this.codes.seal(shown.secret, id);
    await this.factors.change(id, (current) => ({
      factors: beginAuthenticator(current, sealed, this.clock.now()),
    }));
    return succeed(shown);
  }

  async confirm(code: string, identity: Identity | null): Promise<Result<AddedFactor, Refusal>> {
    const caller = await this.mayAdd(identity);
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
    if (added.ok && identity?.sessionId)
      await this.sessions.confirm(account.id, identity.sessionId, 'factor', now);
    return added;
  }

  private async mayAdd(identity: Identity | null): Promise<Result<Account, Refusal>> {
    const caller = await this.caller.evenLimited(identity);
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.check(identity);
    return confirmed.ok ? caller : confirmed;
  }
}

const beginAgain = () => refuse('CONFLICT', 'Please begin again: the secret that was shown has expired.');
