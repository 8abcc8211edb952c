import {
  type EventType,
  type FeatureReading,
  type ListingAgent,
  type ListingDocument,
  type ListingImage,
  type ListingStatus,
  type ListingType,
  type MaterialInformation,
  nobodysAddress,
  type PropertyType,
  type PublicListing,
  type TransportDistances,
} from '@lintel/contracts';
import { type FeatureCorrection, readFeatures } from '@lintel/contracts/evidence';
import { fail, type Result, succeed } from '@lintel/kernel';
import type { BulkMark } from './bulk-mark.js';
import { changedFields, type Edit, type ListingChange, type PricePoint, record } from './listing-history.js';
import { reductionOf } from './reduction.js';
import { type ListingMedia, mediaIds, type MadeReady, mediaOf, readyMedia } from './media.js';

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
  /** The files that are ready, as the public sees them. */
  readonly images: readonly ListingImage[];
  readonly floorplan: ListingDocument | null;
  readonly epc: ListingDocument | null;
  readonly agent: Omit<ListingAgent, 'agencyId'>;
  readonly materialInformation: MaterialInformation | null;
  /** What its agent says of features by hand, whatever the texts are read as; missing: nothing. */
  readonly featureCorrections?: readonly FeatureCorrection[];
}

/** What it says of features: worked out from the rest of it, and so in no need of being kept. */
export const featuresOf = (content: ListingContent): FeatureReading[] =>
  readFeatures({ ...content, keyFeatures: [...content.keyFeatures] }, content.featureCorrections);

/** A listing of one agency. It is a draft until it is published, can be put into the archive and brought back, and removed and restored. */
export interface Listing extends ListingMedia {
  readonly id: number;
  readonly version: number;
  /** The version that the last edit of an agent made: what Lintel itself changed since is in nobody's way. */
  readonly editedVersion: number;
  readonly agencyId: string;
  readonly status: ListingStatus;
  readonly content: ListingContent;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly archivedAt: Date | null;
  readonly removedAt: Date | null;
  /** Of what staff took down: until they bring it back, its agency cannot. Missing or null for every other. */
  readonly takenDown?: TakenDown | null;
  /** Its agency is suspended since then: the public does not see it, whatever else is so. Missing or null for every other. */
  readonly suspendedAt?: Date | null;
  /** From its creation on, oldest first; never empty. */
  readonly priceHistory: readonly PricePoint[];
  /** The last ones, oldest first. */
  readonly changes: readonly ListingChange[];
  /** Of the last changes of many listings that this one was among, oldest first. */
  readonly bulkMarks?: readonly BulkMark[];
}

export const takeDownReasons = [
  'misleading',
  'notTheirs',
  'duplicate',
  'unlawful',
  'offMarket',
  'other',
] as const;
/** One of a few, and no text: it is told to the agency, and kept in the audit trail. */
export type TakeDownReason = (typeof takeDownReasons)[number];

export interface TakenDown {
  readonly reason: TakeDownReason;
  readonly at: Date;
}

export interface ListingProblem {
  readonly field: string;
  readonly message: string;
}

/** For this long its agency or operations can restore what was removed. */
export const restorableDays = 30;

/** What an agency sees of its listing's standing. */
export const agencyStates = ['published', 'draft', 'archived', 'removed'] as const;
export type AgencyState = (typeof agencyStates)[number];

type Standing = Pick<Listing, 'publishedAt' | 'archivedAt' | 'removedAt' | 'suspendedAt'>;

export function agencyStateOf({ publishedAt, archivedAt, removedAt }: Standing): AgencyState {
  if (removedAt) return 'removed';
  if (archivedAt) return 'archived';
  return publishedAt ? 'published' : 'draft';
}

export const isPublic = (listing: Standing): boolean =>
  agencyStateOf(listing) === 'published' && !listing.suspendedAt;

/** What the public may know of an id: a draft and an id that was never given look the same, and so do what was archived and what was removed. */
export type ListingState = 'published' | 'removed' | 'unknown';

export function stateOf(listing: Standing | null): ListingState {
  if (!listing?.publishedAt) return 'unknown';
  return isPublic(listing) ? 'published' : 'removed';
}

/** Until when it can be restored; null unless it is removed. */
export const restorableUntil = ({ removedAt }: Pick<Listing, 'removedAt'>): Date | null =>
  removedAt && new Date(removedAt.getTime() + restorableDays * 86_400_000);

/** Whether nobody can bring it back any more. */
export function isGone(listing: Pick<Listing, 'removedAt'>, now: Date): boolean {
  const until = restorableUntil(listing);
  return until !== null && until < now;
}

/** What a listing must still say before the public may see it. */
export function missingForPublication({
  listingType,
  price,
}: Pick<ListingContent, 'listingType' | 'price'>): ListingProblem[] {
  const lacking = (message: string): ListingProblem[] => [{ field: 'price', message }];
  // England, Renters' Rights Act 2025, section 56: an advert states one rent.
  if (listingType === 'rent' && !price)
    return lacking('An advert to rent must state one exact monthly rent. Until then it stays a draft.');
  if (price === 0)
    return lacking(
      'A home for sale is not advertised for £0. Give its price, or leave the price empty for price on application. Until then it stays a draft.',
    );
  return [];
}

export interface NewListing {
  readonly id: number;
  readonly agencyId: string;
  readonly status: ListingStatus;
  readonly content: ListingContent;
  /** What the content shows already, unless given. */
  readonly media?: ListingMedia;
}

/** A new listing, public at once when nothing is missing. */
export function createListing(
  { id, agencyId, status, content, media = mediaOf(content) }: NewListing,
  at: Date,
): Listing {
  return {
    id,
    version: 1,
    editedVersion: 1,
    agencyId,
    status,
    content,
    ...media,
    createdAt: at,
    updatedAt: at,
    publishedAt: missingForPublication(content).length === 0 ? at : null,
    archivedAt: null,
    removedAt: null,
    priceHistory: [{ price: content.price, at }],
    changes: [],
  };
}

/** Why nothing is done to it. */
export const wasRemoved: ListingProblem = {
  field: 'id',
  message: 'This listing was removed. Restore it first.',
};

/** What an edit may give a listing; what is left out stays. */
export type Revision = Partial<Pick<Listing, 'content' | 'status' | keyof ListingMedia>>;

/**
 * The listing as an edit makes it. A draft that has become complete is published; what was published must stay complete.
 *
 * @returns the very listing that was given when the edit changes nothing.
 */
export function reviseListing(
  listing: Listing,
  revision: Revision,
  edit: Edit,
): Result<Listing, readonly ListingProblem[]> {
  if (listing.removedAt) return fail([wasRemoved]);
  const revised = { ...listing, ...revision };
  const missing = missingForPublication(revised.content);
  if (listing.publishedAt && missing.length > 0) return fail(missing);
  const misfit = statusMisfit(revised, revision);
  if (misfit) return fail([misfit]);
  return succeed(changed(listing, revised, edit));
}

/** The listing with other content. */
export const changeContent = (listing: Listing, content: ListingContent, edit: Edit) =>
  reviseListing(listing, { content }, edit);

/** An agent may set any status at any time; only sale listings can be sold and only rentals let. */
export const changeStatus = (listing: Listing, status: ListingStatus, edit: Edit) =>
  reviseListing(listing, { status }, edit);

/** Only sale listings can be sold and only rentals let; the field at fault is the one that was given. */
export function statusMisfit(
  { status, content: { listingType } }: Pick<Listing, 'status' | 'content'>,
  given: Revision,
): ListingProblem | null {
  const fits = listingType === 'rent' ? status !== 'sold' : status !== 'let';
  if (fits) return null;
  return given.status === undefined
    ? { field: 'listingType', message: `A listing that is ${status} cannot become ${listingType}.` }
    : {
        field: 'status',
        message:
          status === 'sold' ? 'Only a listing for sale can be sold.' : 'Only a listing to rent can be let.',
      };
}

/** With the files that have become ready, or could not be: Lintel's own doing. The very listing that was given when the public sees no other. */
export const attachUploads = (listing: Listing, uploads: readonly MadeReady[], at: Date): Listing => {
  const known = new Set(mediaIds(listing));
  const ours = uploads.filter(({ id }) => known.has(id));
  const content = { ...listing.content, ...readyMedia(listing, ours, listing.content) };
  return changed(listing, { ...listing, content }, { by: null, at });
};

/** With the contact as the agency has it by now: Lintel's own doing. The very listing that was given when it says so already. */
export const giveContact = (listing: Listing, agent: ListingContent['agent'], at: Date): Listing =>
  agent === listing.content.agent
    ? listing
    : changed(listing, { ...listing, content: { ...listing.content, agent } }, { by: null, at });

/** Nobody of its agency is left whom it could name: it goes from the public, and names the agency alone. */
export function leaveWithoutContact(listing: Listing, at: Date): Listing {
  const contact = listing.content.agent;
  const agent = { ...contact, name: contact.agency, position: '', phone: '', email: nobodysAddress };
  const left = { ...listing, archivedAt: listing.archivedAt ?? at, content: { ...listing.content, agent } };
  return changed(listing, left, { by: null, at });
}

/** Takes it away from the public until it is brought back. */
export const archiveListing = (listing: Listing, edit: Edit): Listing =>
  listing.archivedAt ? listing : changed(listing, { ...listing, archivedAt: edit.at }, edit);

export const unarchiveListing = (listing: Listing, edit: Edit): Listing =>
  changed(listing, { ...listing, archivedAt: null }, edit);

export const removeListing = (listing: Listing, edit: Edit): Listing =>
  listing.removedAt ? listing : changed(listing, { ...listing, removedAt: edit.at }, edit);

/** By staff: as if it were removed, but that its agency cannot restore it. The very listing that was given when it is down for that reason. */
export function takeDownListing(listing: Listing, reason: TakeDownReason, edit: Edit): Listing {
  if (listing.removedAt && listing.takenDown?.reason === reason) return listing;
  const down = { ...listing, removedAt: listing.removedAt ?? edit.at, takenDown: { reason, at: edit.at } };
  return { ...down, ...record(listing, down, changedFields(listing, down), edit) };
}

/**
 * Hides it while its agency is suspended, or shows it again as what it has become by then. Nothing else of it changes, and its history says nothing: it is not
 * about this home. The very listing that was given when it is so already.
 */
export function suspendListing(listing: Listing, suspended: boolean, at: Date): Listing {
  if (suspended === Boolean(listing.suspendedAt)) return listing;
  return { ...listing, suspendedAt: suspended ? at : null, version: listing.version + 1, updatedAt: at };
}

/** By its agency. */
export const restoreOwnListing = (
  listing: Listing,
  edit: Edit,
): Result<Listing, readonly ListingProblem[]> =>
  listing.takenDown
    ? fail([{ field: 'id', message: 'The portal took this listing down. Ask the portal to bring it back.' }])
    : restoreListing(listing, edit);

export function restoreListing(listing: Listing, edit: Edit): Result<Listing, readonly ListingProblem[]> {
  if (isGone(listing, edit.at))
    return fail([
      { field: 'id', message: `A listing can be restored for ${restorableDays} days after its removal.` },
    ]);
  return succeed(changed(listing, { ...listing, removedAt: null, takenDown: null }, edit));
}

/** The listing with what the change does to its own books; one that has become complete is published. */
function changed(before: Listing, after: Listing, edit: Edit): Listing {
  const fields = changedFields(before, after);
  const publishes = agencyStateOf(after) === 'draft' && missingForPublication(after.content).length === 0;
  if (fields.length === 0 && !publishes) return before;
  const publishedAt = publishes ? edit.at : after.publishedAt;
  return { ...after, publishedAt, ...record(before, after, fields, edit) };
}

/** The event that tells the public of a change, or none when it concerns the agency alone. */
export function eventOf(before: Listing | null, after: Listing): EventType | null {
  const wasPublic = before !== null && isPublic(before);
  if (!isPublic(after)) return wasPublic || contactUnseen(before, after) ? 'lintel.listing.removed.v1' : null;
  if (!wasPublic) return before?.publishedAt ? 'lintel.listing.restored.v1' : 'lintel.listing.published.v1';
  return before.status === after.status ? 'lintel.listing.updated.v1' : 'lintel.listing.status-changed.v1';
}

/** The contact by now of what the public does not see any more, and what goes on about it is e-mailed to; null when it is the same as before. */
export const contactUnseen = (before: Listing | null, after: Listing): ListingAgent | null =>
  before && after.publishedAt && !isPublic(after) && changedFields(before, after).includes('agent')
    ? contactOf(after)
    : null;

const contactOf = ({ agencyId, content }: Listing): ListingAgent => ({ ...content.agent, agencyId });

/** Since when the public does not see it any more. */
export const withdrawnAt = ({ removedAt, archivedAt, suspendedAt, updatedAt }: Listing): Date =>
  removedAt ?? archivedAt ?? suspendedAt ?? updatedAt;

/** Whether it is hidden for nothing else than that its agency is suspended. */
export const isHidden = (listing: Standing): boolean =>
  agencyStateOf(listing) === 'published' && !isPublic(listing);

/**
 * As the public sees it, with the first picture's miniature alone: lists show no other, and in the event log and each index of listings they would be the
 * largest part. Whoever wants another's asks for the listing.
 */
export function toPublicListing(listing: Listing): PublicListing {
  const { featureCorrections: _corrections, ...content } = listing.content;
  const reduction = reductionOf(listing);
  return {
    ...content,
    id: listing.id,
    status: listing.status,
    keyFeatures: [...content.keyFeatures],
    images: content.images.map((image, at) => (at === 0 ? image : { ...image, placeholder: '' })),
    features: featuresOf(listing.content),
    agent: contactOf(listing),
    publishedAt: (listing.publishedAt ?? listing.createdAt).toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    ...(reduction ? { reduction: { ...reduction, at: reduction.at.toISOString() } } : {}),
  };
}
