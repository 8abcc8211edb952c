import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type FieldProblem,
  type Identity,
  type Refusal,
  readInput,
  refuseField,
  refuseInput,
} from '@lintel/service-kit';
import { type Account, askForEmail, changePhone, rename, setPassword } from '../../domain/account.js';
import { emailSchema, nameSchema, newPasswordSchema, phoneSchema } from '../../domain/account-input.js';
import { giveNotice } from '../../domain/notice.js';
import type { AccountStore, SessionStore } from '../account-store.js';
import type { KnownCaller } from '../known-caller.js';
import type { NewPasswords } from '../new-passwords.js';
import type { ConfirmedLately } from '../strong-sign-in/confirmed-lately.js';

export interface ChangePassword {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** What people change of their own accounts. */
export class ChangeProfileHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly passwords: NewPasswords,
    private readonly confirmed: ConfirmedLately,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async name(given: string, identity: Identity): Promise<Result<Account, Refusal>> {
    const name = readInput(nameSchema, given, 'name');
    if (!name.ok) return refuseInput(name.failure as FieldProblem[]);
    const caller = await this.caller.account(identity);
    if (!caller.ok) return caller;
    return this.change(caller.value, (account) => rename(account, name.value, { now: this.clock.now() }));
  }

  /** What forms offer from now on; empty for nothing. */
  async phone(given: string, identity: Identity): Promise<Result<Account, Refusal>> {
    const phone = readInput(phoneSchema, given, 'phone');
    if (!phone.ok) return refuseInput(phone.failure as FieldProblem[]);
    const caller = await this.caller.account(identity);
    if (!caller.ok) return caller;
    return this.change(caller.value, (account) =>
      changePhone(account, phone.value, { now: this.clock.now() }),
    );
  }

  async password(given: ChangePassword, identity: Identity): Promise<Result<Account, Refusal>> {
    const read = readInput(newPasswordSchema, given);
    if (!read.ok) return refuseInput(read.failure as FieldProblem[]);
    const caller = await this.caller.withPassword(identity, given.currentPassword, 'currentPassword');
    if (!caller.ok) return caller;
    const { id, email, name } = caller.value;
    const hash = await this.passwords.hash(given.password, [email ?? '', name]);
    if (!hash.ok) return refuseField('password', hash.failure);
    const notice = this.ids.next();
    const now = this.clock.now();
    const changed = await this.change(caller.value, (account) =>
      giveNotice(
        setPassword(account, hash.value, { now, keep: identity.sessionId }),
        'password-changed',
        notice,
        { now },
      ),
    );
    await this.sessions.endAll(id, identity.sessionId);
    return changed;
  }

  /** The address changes when its owner follows the link; whether it has an account of its own is not told before. */
  async email(given: string, password: string, identity: Identity): Promise<Result<null, Refusal>> {
    const email = readInput(emailSchema, given, 'email');
    if (!email.ok) return refuseInput(email.failure as FieldProblem[]);
    const caller = await this.caller.withPassword(identity, password, 'password');
    if (!caller.ok) return caller;
    const confirmed = await this.confirmed.checkFactor(identity);
    if (!confirmed.ok) return confirmed;
    if (caller.value.email === email.value)
      return refuseField('email', 'This is the address of your account already.');
    const requests = { undo: this.ids.next(), confirm: this.ids.next() };
    await this.accounts.change(caller.value.id, (account) =>
      account.closedAt ? null : askForEmail(account, email.value, requests, { now: this.clock.now() }),
    );
    return succeed(null);
  }

  private async change(
    caller: Account,
    decide: (account: Account) => Account,
  ): Promise<Result<Account, Refusal>> {
    const changed = await this.accounts.change(caller.id, decide);
    return succeed((changed.ok && changed.value) || caller);
  }
}
