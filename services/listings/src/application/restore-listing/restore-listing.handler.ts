import { type Clock, fail, type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { restoreListing } from '../../domain/listing.js';
import { ownListing } from '../caller.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, outcomeOf, refuseInput, saveChange } from '../outcome.js';

export class RestoreListingHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
  ) {}

  async handle(id: number, identity: Identity | null): Promise<Result<ListingOutcome, Refusal>> {
    const listing =
      identity?.role === 'operations'
        ? await this.forOperations(id)
        : await ownListing(this.store, id, identity);
    if (!listing.ok) return listing;
    if (!listing.value.removedAt) return succeed(outcomeOf(listing.value));
    const restored = restoreListing(listing.value, this.clock.now());
    return restored.ok
      ? saveChange(this.store, listing.value, restored.value)
      : refuseInput(restored.failure);
  }

  private async forOperations(id: number): ReturnType<typeof ownListing> {
    const listing = await this.store.find(id);
    return listing ? succeed(listing) : fail({ code: 'NOT_FOUND', message: `There is no listing ${id}.` });
  }
}
