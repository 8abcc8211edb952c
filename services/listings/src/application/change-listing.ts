import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseInput } from '@lintel/service-kit';
import type { Listing, ListingProblem } from '../domain/listing.js';
import type { Edit } from '../domain/listing-history.js';
import { ownListing } from './caller.js';
import type { ListingStore } from './listing-store.js';
import { type ListingOutcome, outcomeOf } from './outcome.js';

/** How often a listing is read and decided on anew when somebody else changed it in between. */
const ATTEMPTS = 10;

export const tooBusy = (id: number): Result<never, Refusal> =>
  refuse('CONFLICT', `Listing ${id} is being changed by others. Read it again and repeat your change.`);

/** Changes one listing of the caller's agency by what is decided on it as it is at the moment of writing. */
export class ChangeListing {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
  ) {}

  /** @param find whose listings may be changed; the caller's agency's unless given */
  async handle(
    id: number,
    identity: Identity | null,
    decide: (listing: Listing, edit: Edit) => Result<Listing, readonly ListingProblem[]>,
    find = ownListing,
  ): Promise<Result<ListingOutcome, Refusal>> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const found = await find(this.store, id, identity);
      if (!found.ok) return found;
      const edit: Edit = { by: identity?.subject ?? null, at: this.clock.now() };
      const changed = decide(found.value, edit);
      if (!changed.ok) return refuseInput(changed.failure);
      if (changed.value === found.value || (await this.store.replace(found.value, changed.value)))
        return succeed(outcomeOf(changed.value));
    }
    return tooBusy(id);
  }
}
