import type { Result } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Logger } from '../logging/logger.js';
import { type Limit, Limits, unnamed, type Use } from '../use-case/limits.js';
import type { Refusal } from '../use-case/refusal.js';

const HOUR = 3600;
const perAccount: Limit = { name: 'report:account', max: 30, windowSeconds: HOUR, whenUnavailable: 'allow' };
/** A household or an office behind one network address may be several people. */
const perAddress: Limit = { name: 'report:address', max: 10, windowSeconds: HOUR, whenUnavailable: 'allow' };
/** Each may become an e-mail to an address that anybody may have typed. */
const perEmail: Limit = {
  name: 'report:email',
  max: 5,
  windowSeconds: 24 * HOUR,
  whenUnavailable: 'allow',
};

/** Whoever reports something. */
export interface Reporter {
  readonly accountId: string | null;
  readonly clientAddress: string;
  readonly email: string;
}

/** How often things may be reported. */
export class ReportLimits {
  private readonly limits: Limits;

  constructor(cache: Cache, logger: Logger) {
    this.limits = new Limits(cache, logger);
  }

  count({ accountId, clientAddress, email }: Reporter): Promise<Result<null, Refusal>> {
    const uses: Use[] =
      accountId === null
        ? [[perAddress, clientAddress], ...(email ? [[perEmail, unnamed(email)] as const] : [])]
        : [[perAccount, accountId]];
    return this.limits.count(
      uses,
      (wait) => `You have reported a lot. This was not sent. Please try again in ${wait}.`,
    );
  }
}
