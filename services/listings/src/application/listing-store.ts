import { token } from '@lintel/platform/port';
import type { Submission } from '@lintel/service-kit';
import type { Listing } from '../domain/listing.js';

/** A public listing in the list of all. */
export interface PublicEntry {
  readonly id: number;
  readonly updatedAt: Date;
}

/** Where listings are kept. Each write stores the listing and its event in one; the event is composed by the store from what changed. */
export interface ListingStore {
  find(id: number): Promise<Listing | null>;
  /** Those of these ids that there are, in no order. */
  findAll(ids: readonly number[]): Promise<readonly Listing[]>;
  /** At most `first` of all that is public, ascending by id, beginning above `after`. */
  publicEntries(after: number, first: number): Promise<readonly PublicEntry[]>;
  /** How many of an agency's the public sees, or would see if it were not suspended. */
  publicOf(agencyId: string): Promise<number>;
  /** Which of these ids are taken, also by drafts and removed listings. */
  taken(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Ids of the listings that have one of these uploads, removed and archived ones included. */
  withUploads(uploadIds: readonly string[]): Promise<readonly number[]>;
  /** At most `first` of an agency's, ascending, beginning above `after`. */
  idsOfAgency(agencyId: string, after: number, first: number): Promise<readonly number[]>;
  /** Consecutive ids above `above` that were never given before; the first of them. */
  reserveIds(count: number, above?: number): Promise<number>;
  /** False, and none of them written, when this submission has made a listing before. */
  insert(listings: readonly Listing[], submission?: Submission | null): Promise<boolean>;
  /** What the submission of this key has made, as it is now. */
  submitted(key: string): Promise<SubmittedListing | null>;
  /** False, and nothing written, when the stored version is no longer `before`'s. */
  replace(before: Listing, after: Listing): Promise<boolean>;
  /**
   * Replaces each of different listings as `replace` does, in as few writes as it takes: one that is refused or overtaken keeps nobody from the others. False
   * when some were overtaken; which those are, a new reading tells.
   *
   * @throws when some could not be written; others may have been
   */
  replaceAll(changes: readonly ListingReplacement[]): Promise<boolean>;
}

export interface SubmittedListing {
  readonly listing: Listing;
  /** Of what was asked for. */
  readonly digest: string;
}

/** A listing as it was read, and as it is to be. */
export interface ListingReplacement {
  readonly before: Listing;
  readonly after: Listing;
}

export const LISTING_STORE = token<ListingStore>('ListingStore');
