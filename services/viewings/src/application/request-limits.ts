import { createHash } from 'node:crypto';
import type { ListingAgent } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Cache, LimitRule } from '@lintel/platform/cache';
import { formsToAgency, type Logger, type Refusal, refuse, secondsToWait } from '@lintel/service-kit';

const HOUR = 3600;
/** Of an account. What strangers ask for does not count for it, nor what they type of its address. */
const perAccount: LimitRule = { max: 100, windowSeconds: HOUR };
/** A household or an office behind one network address may be several people. */
const perNetworkAddress: LimitRule = { max: 20, windowSeconds: HOUR };
/** What the visitor typed: each request sends an e-mail there. */
const perEmail: LimitRule = { max: 10, windowSeconds: HOUR };
/** All visitors without an account together; those who sign in still reach the agent. */
const perListing: LimitRule = { max: 60, windowSeconds: HOUR };

export interface AnonymousRequest {
  readonly clientAddress: string | undefined;
  readonly email: string;
  readonly listingId: number;
  readonly agent: Pick<ListingAgent, 'agencyId' | 'agencySince'>;
}

/** How often viewings may be asked for. */
export class RequestLimits {
  constructor(
    private readonly cache: Cache,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  ofAccount(id: string): Promise<Result<null, Refusal>> {
    return this.count([[`viewing:account:${id}`, perAccount]]);
  }

  anonymous({ clientAddress, email, listingId, agent }: AnonymousRequest): Promise<Result<null, Refusal>> {
    const { agencyId, agencySince } = agent;
    return this.count([
      [`viewing:address:${clientAddress ?? 'unknown'}`, perNetworkAddress],
      [`viewing:email:${digest(email)}`, perEmail],
      [`viewing:listing:${listingId}`, perListing],
      ...(agencySince === undefined
        ? []
        : [[`viewing:agency:${agencyId}`, formsToAgency(agencySince, this.clock.now())] as const]),
    ]);
  }

  private async count(counts: readonly (readonly [string, LimitRule])[]): Promise<Result<null, Refusal>> {
    const { cache, logger } = this;
    const limiting = { cache, logger, unlimited: 'requests for viewings are not limited' };
    for (const [key, rule] of counts) {
      const wait = await secondsToWait(limiting, key, rule);
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
}

/** Addresses are personal data and stay out of the cache's keys. */
const digest = (email: string): string => createHash('sha256').update(email).digest('hex');
