import type { ListingStatus } from '@lintel/contracts';
import type { Clock, Result } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { changeStatus } from '../../domain/listing.js';
import { ownListing } from '../caller.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, refuseInput, saveChange } from '../outcome.js';

export class ChangeListingStatusHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
  ) {}

  async handle(
    id: number,
    status: ListingStatus,
    identity: Identity | null,
  ): Promise<Result<ListingOutcome, Refusal>> {
    const found = await ownListing(this.store, id, identity);
    if (!found.ok) return found;
    const changed = changeStatus(found.value, status, this.clock.now());
    return changed.ok ? saveChange(this.store, found.value, changed.value) : refuseInput(changed.failure);
  }
}
