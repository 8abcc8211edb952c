import { type Clock, londonTimeOf, type Result, succeed } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import { type Identity, type Limit, Limits, type Logger, type Refusal, refuse } from '@lintel/service-kit';
import { isPublic } from '../../domain/listing.js';
import type { ListingStore } from '../listing-store.js';
import type { ActivityStore } from './activity-store.js';
import type { DailyKey } from './daily-key.js';

/** An office behind one network address may be many people, and look at a home a second. */
const perAddress: Limit = {
  name: 'listing-views:from',
  max: 600,
  windowSeconds: 3600,
  whenUnavailable: 'refuse',
};
/** Rather not counted than counted twice. */
const onceADay: Limit = { name: 'listing-views', max: 1, windowSeconds: 86_400, whenUnavailable: 'refuse' };

export interface Visitor {
  readonly identity: Identity | null;
  readonly clientAddress?: string | undefined;
}

/** Counts who opens the page of a home: everybody once a day, and the home's own agents never. */
export class RecordViewHandler {
  private readonly limits: Limits;

  constructor(
    private readonly listings: Pick<ListingStore, 'find'>,
    private readonly activity: ActivityStore,
    private readonly dailyKey: DailyKey,
    cache: Cache,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.limits = new Limits(cache, logger);
  }

  /** False when there is nothing to look at, or for its own agents. */
  async handle(
    id: number,
    { identity, clientAddress = 'unknown' }: Visitor,
  ): Promise<Result<boolean, Refusal>> {
    const listing = await this.listings.find(id);
    if (!listing || !isPublic(listing)) return succeed(false);
    if (identity?.agencyId === listing.agencyId) return succeed(false);
    const { date } = londonTimeOf(this.clock.now());
    try {
      const who = await this.dailyKey.pseudonym(
        identity ? `account ${identity.subject}` : `address ${clientAddress}`,
        date,
      );
      const address = await this.dailyKey.pseudonym(`address ${clientAddress}`, date);
      if (!(await this.limits.allows(perAddress, address)))
        return refuse('TOO_MANY_REQUESTS', 'Many homes were looked at from this address.');
      if (await this.limits.allows(onceADay, `${date}:${id}:${who}`)) await this.activity.countView(id, date);
    } catch (error) {
      // A view that is not counted is nothing to anybody who looks at a home.
      this.logger.warn({ err: error, listing: id }, 'a view is not counted');
    }
    return succeed(true);
  }
}
