import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Listing } from '../domain/listing.js';
import type { ListingStore } from './listing-store.js';

/** The agency on whose behalf a caller acts. */
export function agencyOf(identity: Identity | null): Result<string, Refusal> {
  if (!identity) return refuse('UNAUTHENTICATED', 'Sign in as an estate agent.');
  if (identity.role !== 'agent' || !identity.agencyId)
    return refuse('FORBIDDEN', 'Only estate agents manage listings.');
  return succeed(identity.agencyId);
}

/** A listing of the caller's own agency; another agency's id answers as if it did not exist. */
export async function ownListing(
  store: ListingStore,
  id: number,
  identity: Identity | null,
): Promise<Result<Listing, Refusal>> {
  const agency = agencyOf(identity);
  if (!agency.ok) return agency;
  const listing = await store.find(id);
  return listing && listing.agencyId === agency.value ? succeed(listing) : noListing(id);
}

export const noListing = (id: number): Result<never, Refusal> =>
  refuse('NOT_FOUND', `There is no listing ${id}.`);
