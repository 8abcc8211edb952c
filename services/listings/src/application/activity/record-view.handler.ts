import { type Clock, londonTimeOf, type Result, succeed } from '@lintel/kernel';
import type { Cache, LimitRule } from '@lintel/platform/cache';
import { type Identity, type Logger, type Refusal, refuse } from '@lintel/service-kit';
import { isPublic } from '../../domain/listing.js';
import type { ListingStore } from '../listing-store.js';
import type { ActivityStore } from './activity-store.js';
import type { DailyKey } from './daily-key.js';

/** An office behind one network address may be many people, and look at a home a second. */
const perAddress: LimitRule = { max: 600, windowSeconds: 3600 };
const onceADay: LimitRule = { max: 1, windowSeconds: 86_400 };

export interface Visitor {
  readonly identity: Identity | null;
  readonly clientAddress?: string | undefined;
}

/** Counts who opens the page of a home: everybody once a day, and the home's own agents never. */
export class RecordViewHandler {
  constructor(
    private readonly listings: Pick<ListingStore, 'find'>,
    private readonly activity: ActivityStore,
    private readonly dailyKey: DailyKey,
    private readonly cache: Cache,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

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
      if (!(await this.cache.limit(`listing-views:from:${address}`, perAddress)).allowed)
        return refuse('TOO_MANY_REQUESTS', 'Many homes were looked at from this address.');
      if ((await this.cache.limit(`listing-views:${date}:${id}:${who}`, onceADay)).allowed)
        await this.activity.countView(id, date);
    } catch (error) {
      // A view that is not counted is nothing to anybody who looks at a home.
      this.logger.warn({ err: error, listing: id }, 'a view is not counted');
    }
    return succeed(true);
  }
}
