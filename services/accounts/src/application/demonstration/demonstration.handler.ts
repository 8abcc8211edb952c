import type { Clock } from '@lintel/kernel';
import type { Account } from '../../domain/account.js';
import {
  demonstrationEmails,
  demonstrationPassword,
  openToAll,
  shutToAll,
} from '../../domain/demonstration.js';
import type { AccountStore, SessionStore } from '../account-store.js';
import type { Passwords } from '../passwords.js';

/** Accounts whose password everybody knows are there where a demonstration runs, and nowhere else. No request reaches this. */
export class DemonstrationHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly sessions: SessionStore,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /** Lets people into a demonstration account, also an earlier one; somebody's own, under the same address, is left alone. */
  async open(account: Account): Promise<void> {
    if (await this.isDemonstration(account))
      await this.accounts.change(account.id, (current) => openToAll(current, this.clock.now()));
  }

  /** Keeps everybody out of those that are there. @returns how many are */
  async shut(): Promise<number> {
    let shut = 0;
    for (const account of await this.found()) {
      const now = this.clock.now();
      const changed = await this.accounts.change(account.id, (current) => shutToAll(current, now));
      if (changed.ok && changed.value) await this.sessions.endAll(account.id);
      shut += 1;
    }
    return shut;
  }

  private async found(): Promise<readonly Account[]> {
    const marked = await this.accounts.demonstrations();
    const others = await Promise.all(
      Object.values(demonstrationEmails).map((email) => this.accounts.findByEmail(email)),
    );
    const found = [...marked];
    for (const account of others)
      if (account && account.demonstration === null && (await this.isDemonstration(account)))
        found.push(account);
    return found;
  }

  private async isDemonstration({ demonstration, email, passwordHash }: Account): Promise<boolean> {
    if (demonstration !== null) return true;
    return (
      (Object.values(demonstrationEmails) as unknown[]).includes(email) &&
      passwordHash !== null &&
      (await this.passwords.verify(passwordHash, demonstrationPassword))
    );
  }
}
