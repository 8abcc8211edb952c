import type { Result } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import { type Limit, Limits, type Logger, type Refusal } from '@lintel/service-kit';

const HOUR = 3600;
/** A household or an office behind one network address may be several people. */
const perAddress: Limit = { name: 'list:address', max: 120, windowSeconds: HOUR, whenUnavailable: 'allow' };
const perAccount: Limit = { name: 'list:account', max: 300, windowSeconds: HOUR, whenUnavailable: 'allow' };

/** How often is written in shared lists. */
export class ListLimits {
  private readonly limits: Limits;

  constructor(cache: Cache, logger: Logger) {
    this.limits = new Limits(cache, logger);
  }

  count(accountId: string | null, clientAddress = 'unknown'): Promise<Result<null, Refusal>> {
    return this.limits.count(
      [accountId === null ? [perAddress, clientAddress] : [perAccount, accountId]],
      (wait) => `Much was written in lists. Nothing was changed. Please try again in ${wait}.`,
    );
  }
}
