import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import { type Identity, type Logger, type Refusal, refuse } from '@lintel/service-kit';
import type { Agencies } from './colleagues.js';

const DAY_SECONDS = 86_400;
/** How many listings the people of an agency may add in a day, by how many days it has been there: a day-old agency is nobody that anybody knows. */
const perDay = [
  { days: 30, max: 2000 },
  { days: 1, max: 600 },
  { days: 0, max: 300 },
] as const;

/** How often listings may be added. Programs, which hold the installation's key, are not limited. */
export class ListingLimits {
  constructor(
    private readonly cache: Cache,
    private readonly agencies: Agencies,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async toCreate({ sessionId, agencyId }: Identity): Promise<Result<null, Refusal>> {
    if (!sessionId || !agencyId) return succeed(null);
    const since = (await this.agencies.find(agencyId))?.since ?? this.clock.now();
    const days = (this.clock.now().getTime() - since.getTime()) / (DAY_SECONDS * 1000);
    const { max } = perDay.find((tier) => days >= tier.days) ?? perDay.at(-1)!;
    const wait = await this.secondsToWait(agencyId, max);
    if (wait === 0) return succeed(null);
    const hours = Math.ceil(wait / 3600);
    return refuse(
      'TOO_MANY_REQUESTS',
      `Your agency has added ${max} listings within a day. Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    );
  }

  private async secondsToWait(agencyId: string, max: number): Promise<number> {
    try {
      const rule = { max, windowSeconds: DAY_SECONDS };
      const { allowed, resetsInSeconds } = await this.cache.limit(`create-listing:${agencyId}`, rule);
      return allowed ? 0 : resetsInSeconds;
    } catch (error) {
      // Better no limit for a while than no listings.
      this.logger.warn({ err: error }, 'new listings are not limited');
      return 0;
    }
  }
}
