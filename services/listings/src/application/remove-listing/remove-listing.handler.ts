import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { removeListing } from '../../domain/listing.js';
import { ownListing } from '../caller.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, outcomeOf, saveChange } from '../outcome.js';

export class RemoveListingHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
  ) {}

  async handle(id: number, identity: Identity | null): Promise<Result<ListingOutcome, Refusal>> {
    const found = await ownListing(this.store, id, identity);
    if (!found.ok) return found;
    if (found.value.removedAt) return succeed(outcomeOf(found.value));
    return saveChange(this.store, found.value, removeListing(found.value, this.clock.now()));
  }
}
