import type { ListingStatus } from '@lintel/contracts';
import { createListing, type Listing, type ListingContent } from '../../domain/listing.js';
import { located, type MeasureTransport } from '../../domain/transport.js';
import type { AgencyHomes } from '../follow-agencies/agency-homes.js';
import type { ListingStore } from '../listing-store.js';

/** A listing as another system had it. */
export interface ImportedListing {
  /** Kept when given; otherwise the next free one. */
  readonly id?: number;
  readonly agencyId: string;
  readonly status: ListingStatus;
  /** Distances that are null are measured here, others are kept. */
  readonly content: ListingContent;
  readonly publishedAt: Date;
}

/** Takes listings in bulk, for loading data. All of a call are stored or none. */
export class ImportListingsHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly homes: Pick<AgencyHomes, 'insert'>,
    private readonly measure: MeasureTransport,
  ) {}

  /** Which of these ids are taken. */
  taken(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.store.taken(ids);
  }

  /**
   * A listing whose id is taken is left as it is, so that loading the same data again changes nothing.
   *
   * @returns the ids of those that were stored.
   */
  async handle(imported: readonly ImportedListing[]): Promise<readonly number[]> {
    const given = imported.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const taken = given.length > 0 ? await this.store.taken(given) : new Set<number>();
    const fresh = imported.filter(({ id }) => id === undefined || !taken.has(id));
    if (fresh.length === 0) return [];
    let next = await this.store.reserveIds(fresh.length - given.length + taken.size, Math.max(0, ...given));
    const listings = fresh.map((listing) => toListing(this.placed(listing), listing.id ?? next++));
    await this.homes.insert(listings);
    return listings.map(({ id }) => id);
  }

  private placed(listing: ImportedListing): ImportedListing {
    const { content } = listing;
    return content.transportDistances
      ? listing
      : { ...listing, content: located(content, null, this.measure) };
  }
}

const toListing = ({ publishedAt, ...imported }: ImportedListing, id: number): Listing =>
  createListing({ ...imported, id }, publishedAt);
