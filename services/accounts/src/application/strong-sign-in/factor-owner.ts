import type { Result } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import type { Account } from '../../domain/account.js';
import type { KnownCaller } from '../known-caller.js';
import type { ConfirmedLately } from './confirmed-lately.js';

/** Whose passkeys and codes they are. Also somebody who has yet to show one: they may add the first. */
export class FactorOwner {
  constructor(
    private readonly caller: KnownCaller,
    private readonly lately: ConfirmedLately,
  ) {}

  account(identity: Identity): Promise<Result<Account, Refusal>> {
    return this.caller.evenLimited(identity);
  }

  /** Only somebody who has proved lately who they are. */
  async confirmed(identity: Identity): Promise<Result<Account, Refusal>> {
    const account = await this.account(identity);
    if (!account.ok) return account;
    const confirmed = await this.lately.check(identity);
    return confirmed.ok ? account : confirmed;
  }
}
