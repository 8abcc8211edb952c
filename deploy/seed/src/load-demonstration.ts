import type { ImportedListing } from '@lintel/listings';
import type { ObjectStore } from '@lintel/platform/object-store';
import { demonstrationListings, type UndrawnListing } from './demonstration/index.js';
import { type PictureSet, readPictureSets, storePictureSet } from './pictures/picture-sets.js';

/** Where listings are taken in bulk: the listings service. */
export interface ListingImport {
  taken(ids: readonly number[]): Promise<ReadonlySet<number>>;
  handle(listings: readonly ImportedListing[]): Promise<readonly number[]>;
}

/** Stores those of the 13 demonstration listings that were never there, each after its pictures, so that a start that was cut off goes on. Gives how many. */
export async function loadDemonstration(listings: ListingImport, objects: ObjectStore): Promise<number> {
  const taken = await listings.taken(demonstrationListings.map(({ listing }) => listing.id));
  const missing = demonstrationListings.filter(({ listing }) => !taken.has(listing.id));
  if (missing.length === 0) return 0;
  const sets = await readPictureSets();
  for (const { listing } of missing) await storePictureSet(sets[listing.id]!, objects);
  const stored = await listings.handle(
    missing.map(({ listing }) => toImport(listing, sets[listing.id]!, listing.id)),
  );
  return stored.length;
}

export function toImport(listing: UndrawnListing, pictures: PictureSet, id?: number): ImportedListing {
  const { id: _, status, publishedAt, updatedAt: _updatedAt, agent, ...content } = listing;
  const { agencyId, ...contact } = agent;
  return {
    ...(id === undefined ? {} : { id }),
    agencyId,
    status,
    publishedAt: new Date(publishedAt),
    content: { ...content, ...pictures, agent: contact },
  };
}
