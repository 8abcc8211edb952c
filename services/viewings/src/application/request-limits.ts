import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lintel/kernel';
import type { Cache, LimitRule } from '@lintel/platform/cache';
import { type Logger, type Refusal, refuse } from '@lintel/service-kit';

const HOUR = 3600;
/** A household or an office behind one network address may be several people. */
export const requestLimits = {
  networkAddress: { max: 20, windowSeconds: HOUR },
  /** What the visitor typed: each request sends an e-mail there. */
  email: { max: 10, windowSeconds: HOUR },
  listing: { max: 60, windowSeconds: HOUR },
} as const satisfies Record<string, LimitRule>;

/** How often viewings may be asked for. */
export class RequestLimits {
  constructor(
    private readonly cache: Cache,
    private readonly logger: Logger,
  ) {}

  async count(given: {
    readonly clientAddress: string | undefined;
    readonly email: string;
    readonly listingId: number;
  }): Promise<Result<null, Refusal>> {
    const { networkAddress, email, listing } = requestLimits;
    const counts: [string, LimitRule][] = [
      [`viewing:address:${given.clientAddress ?? 'unknown'}`, networkAddress],
      [`viewing:email:${digest(given.email)}`, email],
      [`viewing:listing:${given.listingId}`, listing],
    ];
    for (const [key, rule] of counts) {
      const wait = await this.secondsToWait(key, rule);
      if (wait > 0) {
        const minutes = Math.ceil(wait / 60);
        return refuse(
          'TOO_MANY_REQUESTS',
          `Too many requests for viewings. Nothing was sent; please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        );
      }
    }
    return succeed(null);
  }

  private async secondsToWait(key: string, rule: LimitRule): Promise<number> {
    try {
      const { allowed, resetsInSeconds } = await this.cache.limit(key, rule);
      return allowed ? 0 : resetsInSeconds;
    } catch (error) {
      // Better a form without limits for a while than none.
      this.logger.warn({ err: error }, 'requests for viewings are not limited');
      return 0;
    }
  }
}

/** Addresses are personal data and stay out of the cache's keys. */
const digest = (email: string): string => createHash('sha256').update(email).digest('hex');
