import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type FieldProblem, type Refusal, readInput, refuseField, refuseInput } from '@lintel/service-kit';
import { setPassword } from '../../domain/account.js';
import { newPasswordSchema } from '../../domain/account-input.js';
import { weaknessOf } from '../../domain/password-policy.js';
import type { AccountStore, SessionStore } from '../account-store.js';
import type { OpenLinks } from '../open-links.js';
import type { Passwords } from '../passwords.js';

export interface ResetPassword {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sets a new password by the link of an e-mail and ends every session: whoever had the old one is out. */
export class ResetPasswordHandler {
  constructor(
    private readonly links: OpenLinks,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  async handle(given: ResetPassword): Promise<Result<null, Refusal>> {
    const read = readInput(newPasswordSchema, given);
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const link = await this.links.follow(given.token, ['reset', 'already-registered']);
    if (!link.ok) return link;
    const { id, email, name } = link.value.account;
    const weakness = weaknessOf(given.password, [email ?? '', name]);
    if (weakness) return refuseField('password', weakness);
    const hash = await this.passwords.hash(given.password);
    await this.accounts.change(id, (account) => setPassword(account, hash, { now: this.clock.now() }));
    await this.sessions.endAll(id);
    return succeed(null);
  }
}
