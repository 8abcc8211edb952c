import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Refusal, readInput, refuse, refuseField, refuseInput } from '@lintel/service-kit';
import { type Account, claimAccount, confirmAccount, openAccount } from '../../domain/account.js';
import { invitationAnswerSchema } from '../../domain/account-input.js';
import type { AccountStore } from '../account-store.js';
import type { NewPasswords } from '../new-passwords.js';

export interface InvitationAnswer {
  readonly token: string;
  readonly name?: string | null;
  readonly password: string;
  readonly confirmPassword?: string | null;
}

/** Accounts of those who have none yet, and follow the link of an invitation: it proves their address. */
export class InvitedAccounts {
  constructor(
    private readonly accounts: AccountStore,
    private readonly newPasswords: NewPasswords,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** A confirmed account of the address, not yet of the agency: if a crash comes now, the same link asks for its password. */
  async open(email: string, given: InvitationAnswer): Promise<Result<Account, Refusal>> {
    const read = readInput(
      invitationAnswerSchema,
      { ...given, name: given.name ?? '', confirmPassword: given.confirmPassword ?? '' },
      'input',
    );
    if (!read.ok) return refuseInput(read.failure);
    const { name, password } = read.value;
    const hashed = await this.newPasswords.hash(password, [email, name]);
    if (!hashed.ok) return refuseField('input.password', hashed.failure);
    const passwordHash = hashed.value;
    const change = { now: this.clock.now() };
    const opened = openAccount({ id: this.ids.next(), email, name, passwordHash }, this.ids.next(), change);
    const ready: Account = { ...confirmAccount(opened, change), version: 1 };
    if ((await this.accounts.insert(ready)).ok) return succeed(ready);
    return this.claim(email, { name, passwordHash });
  }

  /** Somebody typed the address into a form before, and nobody confirmed it: what they chose does not count. */
  private async claim(
    email: string,
    given: Pick<Account, 'name'> & { readonly passwordHash: string },
  ): Promise<Result<Account, Refusal>> {
    const unconfirmed = await this.accounts.findByEmail(email);
    const claimed =
      unconfirmed &&
      (await this.accounts.change(unconfirmed.id, (account) =>
        account.confirmedAt || account.email !== email
          ? null
          : claimAccount(account, given, { now: this.clock.now() }),
      ));
    return claimed?.ok && claimed.value
      ? succeed(claimed.value)
      : refuse('CONFLICT', 'Your account has just been made. Please open the link again.');
  }
}
