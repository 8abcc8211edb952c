import { type Result, succeed } from '@lintel/kernel';
import { confirmFirst, type Identity, type Refusal, signInFirst } from '@lintel/service-kit';
import { hasFactor, kindsOf } from '../../domain/strong-factor.js';
import type { SessionStore } from '../account-store.js';
import type { FactorStore } from '../factor-store.js';
import type { StrongSignInPolicy } from './strong-sign-in-policy.js';

/**
 * Asked again before what a stolen session must not do. Here the session itself says when its owner last proved who they are; other services ask
 * the signed identity (`confirmedLately` in the service kit). Programs with a token of their own have no session, and pass.
 */
export class ConfirmedLately {
  constructor(
    private readonly sessions: Pick<SessionStore, 'find'>,
    private readonly factors: FactorStore,
    private readonly policy: StrongSignInPolicy,
  ) {}

  async check(identity: Identity): Promise<Result<null, Refusal>> {
    if (!identity) return signInFirst();
    if (!identity.sessionId) return succeed(null);
    const session = await this.sessions.find(identity.sessionId);
    if (!session || session.accountId !== identity.subject) return signInFirst();
    if (await this.policy.confirmedAt(session)) return succeed(null);
    const factors = await this.factors.find(identity.subject);
    return confirmFirst(hasFactor(factors) ? kindsOf(factors) : ['password']);
  }

  /** For what asks for the password itself: only somebody with a passkey or an authenticator is asked for more. */
  async checkFactor(identity: Identity): Promise<Result<null, Refusal>> {
    if (identity && !hasFactor(await this.factors.find(identity.subject))) return succeed(null);
    return this.check(identity);
  }
}
