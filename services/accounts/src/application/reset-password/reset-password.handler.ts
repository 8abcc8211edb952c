import { type IdSource, type Result, succeed } from '@lintel/kernel';
import { type FieldProblem, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { setPassword } from '../../domain/account.js';
import { newPasswordSchema } from '../../domain/account-input.js';
import { giveNotice } from '../../domain/notice.js';
import { type StrongFactors, withoutAddedSince } from '../../domain/strong-factor.js';
import type { SessionStore } from '../account-store.js';
import type { DecidedFactors, FactorStore } from '../factor-store.js';
import type { AttemptLimits } from '../attempt-limits.js';
import type { NewPasswords } from '../new-passwords.js';
import type { OpenLinks } from '../open-links.js';

export interface ResetPassword {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sets a new password by the link of an e-mail and ends every session: whoever had the old one is out, and whatever they had begun is over. */
export class ResetPasswordHandler {
  constructor(
    private readonly links: OpenLinks,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
    private readonly passwords: NewPasswords,
    private readonly limits: AttemptLimits,
    private readonly ids: IdSource,
  ) {}

  async handle(given: ResetPassword): Promise<Result<null, Refusal>> {
    const read = readInput(newPasswordSchema, given);
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const link = await this.links.follow(given.token, ['reset', 'already-registered']);
    if (!link.ok) return link;
    const { id, email, name, suspectSince } = link.value.account;
    const hash = await this.passwords.hash(given.password, [email ?? '', name]);
    if (!hash.ok) return refuseField('password', hash.failure);
    // Before anybody can sign in again: whoever it was taken back from leaves nothing to do so with.
    if (suspectSince) await this.factors.change(id, (current) => doubted(current, suspectSince));
    const notice = this.ids.next();
    const changed = await this.links.use(link.value, (account, change) =>
      giveNotice(setPassword(account, hash.value, change), 'password-reset', notice, change),
    );
    if (!changed.ok) return changed;
    await this.sessions.endAll(id);
    await this.limits.passwordReset(changed.value.email ?? '', notice);
    return succeed(null);
  }
}

function doubted(factors: StrongFactors, since: Date): DecidedFactors | null {
  const kept = withoutAddedSince(factors, since);
  return (
    kept && {
      factors: kept,
      told: [
        ...(kept.passkeys.length < factors.passkeys.length ? (['passkey-removed'] as const) : []),
        ...(kept.authenticator === factors.authenticator ? [] : (['authenticator-removed'] as const)),
      ],
    }
  );
}
