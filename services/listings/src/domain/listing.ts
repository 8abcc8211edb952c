import type {
  EventType,
  ListingAgent,
  ListingDocument,
  ListingImage,
  ListingStatus,
  ListingType,
  MaterialInformation,
  PropertyType,
  PublicListing,
  TransportDistances,
} from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';

/** What an agent says of a home. */
export interface ListingContent {
  readonly listingType: ListingType;
  readonly propertyType: PropertyType;
  readonly title: string;
  readonly description: string;
  /** Pounds; to rent, a calendar month. */
  readonly price: number | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFeet: number | null;
  readonly address: string;
  readonly location: string;
  readonly outcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly transportDistances: TransportDistances | null;
  readonly keyFeatures: readonly string[];
  readonly images: readonly ListingImage[];
  readonly floorplan: ListingDocument | null;
  readonly epc: ListingDocument | null;
  readonly agent: Omit<ListingAgent, 'agencyId'>;
  readonly materialInformation: MaterialInformation | null;
}

/** A listing of one agency. It is a draft until it is published, and can be removed and restored after. */
export interface Listing {
  readonly id: number;
  readonly version: number;
  readonly agencyId: string;
  readonly status: ListingStatus;
  readonly content: ListingContent;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly removedAt: Date | null;
}

export interface ListingProblem {
  readonly field: string;
  readonly message: string;
}

/** For this long operations can restore what an agency removed. */
export const restorableDays = 30;

export const isPublic = (listing: Listing): boolean =>
  listing.publishedAt !== null && listing.removedAt === null;

/** What the public may know of an id: a draft and an id that was never given look the same. */
export type ListingState = 'published' | 'removed' | 'unknown';

export function stateOf(listing: Pick<Listing, 'publishedAt' | 'removedAt'> | null): ListingState {
  if (!listing?.publishedAt) return 'unknown';
  return listing.removedAt ? 'removed' : 'published';
}

/** What a listing must still say before the public may see it. */
export function missingForPublication({ listingType, price }: ListingContent): ListingProblem[] {
  // England, Renters' Rights Act 2025, section 56: an advert states one rent.
  return listingType === 'rent' && price === null
    ? [
        {
          field: 'price',
          message: 'An advert to rent must state one exact monthly rent. Until then it stays a draft.',
        },
      ]
    : [];
}

/** A new listing, public at once when nothing is missing. */
export function createListing(id: number, agencyId: string, content: ListingContent, now: Date): Listing {
  return {
    id,
    version: 1,
    agencyId,
    status: 'available',
    content,
    createdAt: now,
    updatedAt: now,
    publishedAt: missingForPublication(content).length === 0 ? now : null,
    removedAt: null,
  };
}

/** The listing with other content. A draft that has become complete is published; a public one must stay complete. */
export function changeContent(
  listing: Listing,
  content: ListingContent,
  now: Date,
): Result<Listing, readonly ListingProblem[]> {
  const missing = missingForPublication(content);
  if (listing.publishedAt && missing.length > 0) return fail(missing);
  if (!fits(listing.status, content.listingType))
    return fail([
      {
        field: 'listingType',
        message: `A listing that is ${listing.status} cannot become ${content.listingType}.`,
      },
    ]);
  return succeed({
    ...listing,
    content,
    version: listing.version + 1,
    updatedAt: now,
    publishedAt: listing.publishedAt ?? (missing.length === 0 ? now : null),
  });
}

const fits = (status: ListingStatus, listingType: ListingType): boolean =>
  !(status === 'sold' && listingType === 'rent') && !(status === 'let' && listingType === 'sale');

/** An agent may set any status at any time; only sale listings can be sold and only rentals let. */
export function changeStatus(
  listing: Listing,
  status: ListingStatus,
  now: Date,
): Result<Listing, readonly ListingProblem[]> {
  if (!fits(status, listing.content.listingType))
    return fail([
      {
        field: 'status',
        message:
          status === 'sold' ? 'Only a listing for sale can be sold.' : 'Only a listing to rent can be let.',
      },
    ]);
  return succeed({ ...listing, status, version: listing.version + 1, updatedAt: now });
}

export const removeListing = (listing: Listing, now: Date): Listing => ({
  ...listing,
  version: listing.version + 1,
  removedAt: now,
  updatedAt: now,
});

export function restoreListing(listing: Listing, now: Date): Result<Listing, readonly ListingProblem[]> {
  const days = listing.removedAt ? (now.getTime() - listing.removedAt.getTime()) / 86_400_000 : 0;
  if (days > restorableDays)
    return fail([
      { field: 'id', message: `A listing can be restored for ${restorableDays} days after its removal.` },
    ]);
  return succeed({ ...listing, version: listing.version + 1, removedAt: null, updatedAt: now });
}

/** The event that tells the public of a change, or none when it concerns the agency alone. */
export function eventOf(before: Listing | null, after: Listing): EventType | null {
  const wasPublic = before !== null && isPublic(before);
  if (!isPublic(after)) return wasPublic ? 'lintel.listing.removed.v1' : null;
  if (!wasPublic) return before?.removedAt ? 'lintel.listing.restored.v1' : 'lintel.listing.published.v1';
  return before.status === after.status ? 'lintel.listing.updated.v1' : 'lintel.listing.status-changed.v1';
}

/** As the public sees it. */
export function toPublicListing(listing: Listing): PublicListing {
  const { content } = listing;
  return {
    ...content,
    id: listing.id,
    status: listing.status,
    keyFeatures: [...content.keyFeatures],
    images: [...content.images],
    agent: { ...content.agent, agencyId: listing.agencyId },
    publishedAt: (listing.publishedAt ?? listing.createdAt).toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
  };
}
