import type { ListingAgent } from '@lintel/contracts';
import type { Clock, Result } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import {
  formTo,
  type Limit,
  Limits,
  type Logger,
  type Refusal,
  unnamed,
  type Use,
} from '@lintel/service-kit';

const HOUR = 3600;
/** Of an account. What strangers ask for does not count for it, nor what they type of its address. */
const perAccount: Limit = {
  name: 'viewing:account',
  max: 100,
  windowSeconds: HOUR,
  whenUnavailable: 'allow',
};
/** A household or an office behind one network address may be several people. */
const perNetworkAddress: Limit = {
  name: 'viewing:address',
  max: 20,
  windowSeconds: HOUR,
  whenUnavailable: 'allow',
};
/** What the visitor typed: each request sends an e-mail there. */
const perEmail: Limit = { name: 'viewing:email', max: 10, windowSeconds: HOUR, whenUnavailable: 'allow' };
/** All visitors without an account together; those who sign in still reach the agent. */
const perListing: Limit = { name: 'viewing:listing', max: 60, windowSeconds: HOUR, whenUnavailable: 'allow' };

export interface AnonymousRequest {
  readonly clientAddress: string | undefined;
  readonly email: string;
  readonly listingId: number;
  readonly agent: Pick<ListingAgent, 'agencyId' | 'agencySince'>;
}

/** How often viewings may be asked for. */
export class RequestLimits {
  private readonly limits: Limits;

  constructor(
    cache: Cache,
    private readonly clock: Clock,
    logger: Logger,
  ) {
    this.limits = new Limits(cache, logger);
  }

  ofAccount(id: string): Promise<Result<null, Refusal>> {
    return this.count([perAccount, id]);
  }

  anonymous({ clientAddress, email, listingId, agent }: AnonymousRequest): Promise<Result<null, Refusal>> {
    return this.count(
      [perNetworkAddress, clientAddress ?? 'unknown'],
      [perEmail, unnamed(email)],
      [perListing, listingId],
      ...formTo('viewing:agency', agent, this.clock.now()),
    );
  }

  private count(...uses: readonly Use[]): Promise<Result<null, Refusal>> {
    return this.limits.count(
      uses,
      (wait) => `Too many requests for viewings. Nothing was sent; please try again in ${wait}.`,
    );
  }
}
