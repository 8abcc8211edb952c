import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Listing } from '../domain/listing.js';
import type { ListingStore } from './listing-store.js';

/** A listing of the caller's own agency; another agency's id answers as if it did not exist. */
export async function ownListing(
  store: ListingStore,
  id: number,
  { agencyId }: Pick<Identity, 'agencyId'>,
): Promise<Result<Listing, Refusal>> {
  const listing = await store.find(id);
  return listing && listing.agencyId === agencyId ? succeed(listing) : noListing(id);
}

/** Of whichever agency, for staff. */
export async function anyListing(store: ListingStore, id: number): ReturnType<typeof ownListing> {
  const listing = await store.find(id);
  return listing ? succeed(listing) : noListing(id);
}

export const noListing = (id: number): Result<never, Refusal> =>
  refuse('NOT_FOUND', `There is no listing ${id}.`);
