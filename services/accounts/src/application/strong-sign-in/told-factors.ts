import type { StrongSignInChange } from '@lintel/contracts';
import type { Clock, IdSource } from '@lintel/kernel';
import { giveFactorNotices } from '../../domain/notice.js';
import type { StrongFactors } from '../../domain/strong-factor.js';
import type { AccountStore } from '../account-store.js';
import type { DecidedFactors, FactorStore } from '../factor-store.js';

/** The factors, whose owner is told of each change, with a link for who did not make it. */
export class ToldFactors implements FactorStore {
  constructor(
    private readonly factors: FactorStore,
    private readonly accounts: AccountStore,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  find(accountId: string): Promise<StrongFactors> {
    return this.factors.find(accountId);
  }

  async change(
    accountId: string,
    decide: (factors: StrongFactors) => DecidedFactors | null,
  ): Promise<StrongFactors | null> {
    let changes: readonly StrongSignInChange[] = [];
    const written = await this.factors.change(accountId, (current) => {
      const decided = decide(current);
      changes = decided?.told ?? [];
      return decided;
    });
    if (!written || changes.length === 0) return written;
    const notices = changes.map((change) => ({ change, request: this.ids.next() }));
    await this.accounts.change(accountId, (account) =>
      giveFactorNotices(account, notices, { now: this.clock.now() }),
    );
    return written;
  }

  erase(accountId: string): Promise<void> {
    return this.factors.erase(accountId);
  }
}
