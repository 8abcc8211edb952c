import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Identity } from '../identity/identity.js';
import type { Logger } from '../logging/logger.js';
import { type Refusal, refuse } from './refusal.js';

const DAY_SECONDS = 86_400;
/** A day-old agency is nobody that anybody knows. The first of these ages, in days, that an agency has reached counts. */
const ages = [30, 1, 0] as const;
/** What the people of an agency may do within a day, by those ages. */
const perDay = {
  listing: { max: [2000, 600, 300], done: 'added', what: 'listings' },
  invitation: { max: [200, 50, 20], done: 'sent', what: 'invitations' },
  viewing: { max: [2000, 500, 200], done: 'answered', what: 'requests for viewings' },
  reply: { max: [2000, 500, 200], done: 'sent', what: 'messages' },
} as const;
export type AgencyAct = keyof typeof perDay;

/**
 * How much an agency's people may add and have e-mailed within a day, which grows with the agency's age: one that is a minute old is no mail relay. Programs,
 * which hold the installation's key, are not limited.
 */
export class AgencyLimits {
  constructor(
    private readonly cache: Cache,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Counts one act; refused with `TOO_MANY_REQUESTS`. Without the cache nothing is counted, nor refused. */
  async count(act: AgencyAct, identity: Identity | null): Promise<Result<null, Refusal>> {
    if (!identity?.sessionId || !identity.agencyId) return succeed(null);
    const { max, done, what } = perDay[act];
    const most = max[ages.findIndex((days) => this.ageOf(identity) >= days)]!;
    const wait = await this.secondsToWait(`agency:${act}:${identity.agencyId}`, most);
    if (wait === 0) return succeed(null);
    const hours = Math.ceil(wait / 3600);
    return refuse(
      'TOO_MANY_REQUESTS',
      `Your agency has ${done} ${most} ${what} within a day. Please try again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    );
  }

  /** In days; one that nothing says is new. */
  private ageOf({ agencySince = Infinity }: Identity): number {
    return Math.max(0, this.clock.now().getTime() / 1000 - agencySince) / DAY_SECONDS;
  }

  private async secondsToWait(key: string, max: number): Promise<number> {
    try {
      const { allowed, resetsInSeconds } = await this.cache.limit(key, { max, windowSeconds: DAY_SECONDS });
      return allowed ? 0 : resetsInSeconds;
    } catch (error) {
      // Better no limit for a while than nobody at work.
      this.logger.warn({ err: error }, 'what agencies do is not limited');
      return 0;
    }
  }
}
