import { type Result, succeed } from '@lintel/kernel';
import {
  type Refusal,
  refuse,
  type Reported,
  type ReportedFilter,
  type ReportedOrder,
  type Reports,
  type Settling,
} from '@lintel/service-kit';
import type { Listing } from '../../domain/listing.js';
import { anyListing } from '../caller.js';
import type { ListingStore } from '../listing-store.js';
import type { OverseeListingsHandler } from '../oversee-listings/oversee-listings.handler.js';

export interface ReportedListing {
  readonly listing: Listing;
  readonly reported: Reported;
}

export interface SoughtReports extends Pick<ReportedFilter, 'state'> {
  readonly q: string;
  readonly order: ReportedOrder;
  readonly first: number;
}

const mostFound = 100;

/** What operations staff do with what visitors reported of homes. */
export class OverseeReportsHandler {
  constructor(
    private readonly reports: Reports,
    private readonly listings: ListingStore,
    private readonly oversight: OverseeListingsHandler,
  ) {}

  async page({ q, state, order, first }: SoughtReports) {
    const found = q.trim() === '' ? null : await this.oversight.find(q, mostFound);
    if (found && !found.ok) return found;
    const ids = found ? { ids: found.value.map(({ id }) => String(id)) } : {};
    const page = await this.reports.page({ state, ...ids }, order, first);
    if (!page.ok) return page;
    const { total, reported } = page.value;
    const listed = await Promise.all(reported.map((one) => this.withListing(one)));
    return succeed({ total, reported: listed.filter((one) => one !== null) });
  }

  async one(id: number): Promise<ReportedListing | null> {
    const reported = await this.reports.find(String(id));
    return reported && this.withListing(reported);
  }

  async settle(id: number, settling: Omit<Settling, 'listing'>): Promise<Result<ReportedListing, Refusal>> {
    const listing = await anyListing(this.listings, id);
    if (!listing.ok) return refuse('NOT_FOUND', 'Nobody has reported this, or it is long settled.');
    const { title } = listing.value.content;
    const settled = await this.reports.settle(String(id), { ...settling, listing: { id, title } });
    return settled.ok ? succeed({ listing: listing.value, reported: settled.value }) : settled;
  }

  private async withListing(reported: Reported): Promise<ReportedListing | null> {
    const listing = await this.listings.find(Number(reported.id));
    return listing && { listing, reported };
  }
}
