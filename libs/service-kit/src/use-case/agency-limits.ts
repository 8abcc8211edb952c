import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import type { Identity } from '../identity/identity.js';
import type { Logger } from '../logging/logger.js';
import { type Limit, Limits, type Use } from './limits.js';
import type { Refusal } from './refusal.js';

const DAY_SECONDS = 86_400;
/** In days, since nobody knows an agency that is new. The first of these ages that an agency has reached counts. */
const ages = [30, 1, 0] as const;
/** What the people of an agency may do within a day, by those ages. */
const perDay = {
  listing: { max: [2000, 600, 300], done: 'added', what: 'listings' },
  invitation: { max: [500, 150, 60], done: 'sent', what: 'invitations' },
  // The visitor whom an agent enters is e-mailed, without having asked for anything here.
  entry: { max: [500, 150, 60], done: 'entered', what: 'viewings' },
  viewing: { max: [2000, 800, 400], done: 'answered', what: 'requests for viewings' },
  reply: { max: [2000, 800, 400], done: 'sent', what: 'messages' },
} as const;
export type AgencyAct = keyof typeof perDay;
/** What visitors without an account may send to an agency within a day by each form: it is e-mailed, to them as well. */
const formsPerDay = [5000, 1000, 300] as const;

/** @param since when the agency registered, in seconds since 1970; one that nothing says is new */
function ofAge<Most>(most: readonly Most[], since: number | undefined, now: Date): Most {
  const days = Math.max(0, now.getTime() / 1000 - (since ?? Infinity)) / DAY_SECONDS;
  return most[ages.findIndex((age) => days >= age)]!;
}

/** How often a form may be sent to an agency that registered then, in seconds since 1970. */
export const formsToAgency = (name: string, since: number, now: Date): Limit => ({
  name,
  max: ofAge(formsPerDay, since, now),
  windowSeconds: DAY_SECONDS,
  whenUnavailable: 'allow',
});

/** One form more to an agency; not counted where no event has said when it registered. */
export const formTo = (
  name: string,
  { agencyId, agencySince }: { readonly agencyId: string; readonly agencySince?: number | undefined },
  now: Date,
): readonly Use[] => (agencySince === undefined ? [] : [[formsToAgency(name, agencySince, now), agencyId]]);

/**
 * How much an agency's people may add and have e-mailed within a day, which grows with the agency's age: one that is a minute old is no mail relay. Programs,
 * which hold the installation's key, are not limited.
 */
export class AgencyLimits {
  private readonly limits: Limits;

  constructor(
    cache: Cache,
    private readonly clock: Clock,
    logger: Logger,
  ) {
    this.limits = new Limits(cache, logger);
  }

  /** Counts one act; refused with `TOO_MANY_REQUESTS`. Without the cache nothing is counted, nor refused. */
  async count(act: AgencyAct, identity: Identity | null): Promise<Result<null, Refusal>> {
    if (!identity?.sessionId || !identity.agencyId) return succeed(null);
    const { max, done, what } = perDay[act];
    const most = ofAge<number>(max, identity.agencySince, this.clock.now());
    const perAgency: Limit = {
      name: `agency:${act}`,
      max: most,
      windowSeconds: DAY_SECONDS,
      whenUnavailable: 'allow',
    };
    return this.limits.count(
      [[perAgency, identity.agencyId]],
      (wait) => `Your agency has ${done} ${most} ${what} within a day. Please try again in ${wait}.`,
      'hour',
    );
  }
}
