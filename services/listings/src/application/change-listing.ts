import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type Identity,
  overtaken,
  type Refusal,
  refuse,
  refuseInput,
  untilWritten,
} from '@lintel/service-kit';
import type { Listing, ListingProblem } from '../domain/listing.js';
import type { Edit } from '../domain/listing-history.js';
import { ownListing } from './caller.js';
import type { ListingStore } from './listing-store.js';
import { type ListingOutcome, outcomeOf } from './outcome.js';

const tooBusy = (id: number): Result<never, Refusal> =>
  refuse('CONFLICT', `Listing ${id} is being changed by others. Read it again and repeat your change.`);

/** Decides on a listing anew as often as somebody else changed it in between. */
export const decidedAnew = (
  id: number,
  attempt: () => Promise<Result<ListingOutcome, Refusal> | typeof overtaken>,
): Promise<Result<ListingOutcome, Refusal>> =>
  untilWritten(`listing ${id}`, { attempts: 10, otherwise: () => tooBusy(id) }, attempt);

/** Changes one listing of the caller's agency by what is decided on it as it is at the moment of writing. */
export class ChangeListing {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
  ) {}

  /** @param find whose listings may be changed; the caller's agency's unless given */
  async handle(
    id: number,
    identity: Identity,
    decide: (listing: Listing, edit: Edit) => Result<Listing, readonly ListingProblem[]>,
    find = ownListing,
  ): Promise<Result<ListingOutcome, Refusal>> {
    return decidedAnew(id, async () => {
      const found = await find(this.store, id, identity);
      if (!found.ok) return found;
      const edit: Edit = { by: identity.subject, at: this.clock.now() };
      const changed = decide(found.value, edit);
      if (!changed.ok) return refuseInput(changed.failure);
      if (changed.value === found.value || (await this.store.replace(found.value, changed.value)))
        return succeed(outcomeOf(changed.value));
      return overtaken;
    });
  }
}
