import type { Clock } from '@lintel/kernel';
import { overtaken, type Submission, type SuspendedAgencies, untilWritten } from '@lintel/service-kit';
import { type Listing, suspendListing } from '../../domain/listing.js';
import type { ListingStore } from '../listing-store.js';

const PAGE = 200;

/** The homes of an agency, by what is so of all of them. */
export class AgencyHomes {
  constructor(
    private readonly store: ListingStore,
    private readonly suspended: SuspendedAgencies,
    private readonly clock: Clock,
  ) {}

  async changeAll(agencyId: string, listingOf: (listing: Listing) => Listing): Promise<void> {
    for (let after = 0; ;) {
      const ids = await this.store.idsOfAgency(agencyId, after, PAGE);
      for (const id of ids) await this.changeOne(id, listingOf);
      if (ids.length < PAGE) return;
      after = ids.at(-1)!;
    }
  }

  /** New ones, hidden where their agency is suspended. False, and none of them, when this submission has made one before. */
  async insert(listings: readonly Listing[], submission: Submission | null = null): Promise<boolean> {
    const now = this.clock.now();
    const before = await this.suspendedAmong(listings);
    const inserted = await this.store.insert(
      listings.map((listing) => (before.has(listing.agencyId) ? { ...listing, suspendedAt: now } : listing)),
      submission,
    );
    if (!inserted) return false;
    // Whoever went through the homes of one that was suspended meanwhile cannot have seen these.
    const after = await this.suspendedAmong(listings);
    for (const { id, agencyId } of listings)
      if (after.has(agencyId) !== before.has(agencyId))
        await this.changeOne(id, (listing) => suspendListing(listing, after.has(agencyId), this.clock.now()));
    return true;
  }

  private async suspendedAmong(listings: readonly Listing[]): Promise<ReadonlySet<string>> {
    const agencies = [...new Set(listings.map(({ agencyId }) => agencyId))];
    const suspended = await Promise.all(agencies.map((agencyId) => this.suspended.has(agencyId)));
    return new Set(agencies.filter((_, at) => suspended[at]));
  }

  private async changeOne(id: number, listingOf: (listing: Listing) => Listing): Promise<void> {
    await untilWritten(`listing ${id}`, { attempts: 10 }, async () => {
      const listing = await this.store.find(id);
      if (!listing) return;
      const changed = listingOf(listing);
      return changed === listing || (await this.store.replace(listing, changed)) || overtaken;
    });
  }
}
