import { succeed } from '@lintel/kernel';
import type { Identity } from '@lintel/service-kit';
import { restoreListing } from '../../domain/listing.js';
import { noListing, ownListing } from '../caller.js';
import type { ChangeListing } from '../change-listing.js';
import type { ListingStore } from '../listing-store.js';

export class RestoreListingHandler {
  constructor(private readonly change: ChangeListing) {}

  handle(id: number, identity: Identity) {
    return this.change.handle(
      id,
      identity,
      restoreListing,
      identity.role === 'operations' ? anyListing : ownListing,
    );
  }
}

async function anyListing(store: ListingStore, id: number): ReturnType<typeof ownListing> {
  const listing = await store.find(id);
  return listing ? succeed(listing) : noListing(id);
}
