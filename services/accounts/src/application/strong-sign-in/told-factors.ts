import type { Clock, IdSource } from '@lintel/kernel';
import { giveFactorNotices } from '../../domain/notice.js';
import type { StrongFactors } from '../../domain/strong-factor.js';
import type { AccountStore } from '../account-store.js';
import type { DecidedFactors, FactorBook, FactorNotice, FactorStore } from '../factor-store.js';

const PAGE = 100;
/** Whoever wrote it tells of it at once. */
const LEFT_AFTER_MS = 60_000;

/**
 * The factors, whose owner is told of each change, with a link for who did not make it. What is to be told is written with the change, so that a crash before the account
 * is written leaves it to `tellLeft`.
 */
export class ToldFactors implements FactorStore {
  constructor(
    private readonly factors: FactorBook,
    private readonly accounts: Pick<AccountStore, 'change'>,
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
    let notices: readonly FactorNotice[] = [];
    const written = await this.factors.change(accountId, (current) => {
      const decided = decide(current);
      notices = decided?.told?.map((change) => ({ change, request: this.ids.next() })) ?? [];
      return decided && { ...decided, notices };
    });
    if (written && notices.length > 0) await this.tell(accountId, notices);
    return written;
  }

  /** What crashes left untold. */
  async tellLeft(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LEFT_AFTER_MS);
    for (;;) {
      const left = await this.factors.untold(before, PAGE);
      for (const { accountId, notices } of left) await this.tell(accountId, notices);
      if (left.length < PAGE) return;
    }
  }

  erase(accountId: string): Promise<void> {
    return this.factors.erase(accountId);
  }

  private async tell(accountId: string, notices: readonly FactorNotice[]): Promise<void> {
    await this.accounts.change(accountId, (account) =>
      giveFactorNotices(account, notices, { now: this.clock.now() }),
    );
    await this.factors.markTold(accountId, notices);
  }
}
