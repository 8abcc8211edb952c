import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuseField } from '@lintel/service-kit';
import { type Listing, takeDownListing, type TakeDownReason } from '../../domain/listing.js';
import type { AgencyStock } from '../agency-stock.js';
import { anyListing } from '../caller.js';
import type { ChangeListing } from '../change-listing.js';
import type { ListingStore } from '../listing-store.js';
import type { ListingOutcome } from '../outcome.js';

const mostAtOnce = 100;
const longestText = 200;

/** What operations staff do with listings of whichever agency. Restoring them is the agency's own use case. */
export class OverseeListingsHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly stock: AgencyStock,
    private readonly change: ChangeListing,
  ) {}

  /** The one with that number first, then those with the words in their titles or addresses. */
  async find(text: string, first: number): Promise<Result<readonly Listing[], Refusal>> {
    if (!(first >= 1 && first <= mostAtOnce)) return refuseField('first', `first is 1 to ${mostAtOnce}`);
    if (text.length > longestText) return refuseField('q', `q has at most ${longestText} characters`);
    const sought = text.trim();
    const numbered = /^\d{1,9}$/.test(sought) ? await this.store.find(Number(sought)) : null;
    const worded = (await this.stock.anywhere(sought, first)).filter(({ id }) => id !== numbered?.id);
    return succeed([...(numbered ? [numbered] : []), ...worded].slice(0, first));
  }

  publicOf(agencyId: string): Promise<number> {
    return this.store.publicOf(agencyId);
  }

  takeDown(id: number, reason: TakeDownReason, identity: Identity): Promise<Result<ListingOutcome, Refusal>> {
    return this.change.handle(
      id,
      identity,
      (listing, edit) => succeed(takeDownListing(listing, reason, edit)),
      anyListing,
    );
  }
}
