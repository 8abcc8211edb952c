import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField, signInFirst } from '@lintel/service-kit';
import type { Account } from '../domain/account.js';
import type { AccountStore } from './account-store.js';
import type { Passwords } from './passwords.js';
import type { AttemptLimits } from './attempt-limits.js';

/** The account behind a request. */
export class KnownCaller {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passwords: Passwords,
    private readonly limits: AttemptLimits,
  ) {}

  /** Somebody who has shown all that their account needs. */
  async account(identity: Identity): Promise<Result<Account, Refusal>> {
    const account = await this.evenLimited(identity);
    return account.ok && identity.limited ? strongSignInFirst() : account;
  }

  /** Also somebody who has yet to show a passkey or a code: for adding one, and showing it. */
  async evenLimited(identity: Identity): Promise<Result<Account, Refusal>> {
    const account = await this.accounts.find(identity.subject);
    return account && !account.closedAt ? succeed(account) : signInFirst();
  }

  /** For what a stolen session alone must not do. */
  async withPassword(identity: Identity, password: string, field: string): Promise<Result<Account, Refusal>> {
    const account = await this.account(identity);
    if (!account.ok) return account;
    return this.checkPassword(account.value, password, field, identity.sessionId);
  }

  async checkPassword(
    account: Account,
    password: string,
    field: string,
    sessionId?: string,
  ): Promise<Result<Account, Refusal>> {
    const allowed = await this.limits.ofSession(account.id, sessionId);
    if (!allowed.ok) return allowed;
    return (await this.passwords.verify(account.passwordHash, password))
      ? succeed(account)
      : refuseField(field, 'This is not your password.');
  }

  /** Operations staff; also a program that was given a token with the installation's key, which has no session. */
  async operations(identity: Identity): Promise<Result<null, Refusal>> {
    if (identity.role === 'operations' && !identity.sessionId) return succeed(null);
    const account = await this.account(identity);
    if (!account.ok) return account;
    return account.value.role === 'operations'
      ? succeed(null)
      : refuse('FORBIDDEN', 'This is for operations staff.');
  }
}

const strongSignInFirst = () =>
  refuse('STRONG_SIGN_IN_REQUIRED', 'Add a passkey or an authenticator first: your account needs one.');
