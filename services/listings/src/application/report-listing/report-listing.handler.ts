import { listingReportSchema } from '@lintel/contracts';
import type { ReportCaller, ReportInput, Reports } from '@lintel/service-kit';
import { isPublic } from '../../domain/listing.js';
import { noListing } from '../caller.js';
import type { ListingStore } from '../listing-store.js';

/** What visitors tell staff of a home. It changes nothing of the home, however many they are. */
export class ReportListingHandler {
  constructor(
    private readonly listings: Pick<ListingStore, 'find'>,
    private readonly reports: Reports,
  ) {}

  async handle({ listingId, ...input }: ReportInput & { readonly listingId: number }, caller: ReportCaller) {
    const listing = await this.listings.find(listingId);
    if (!listing || !isPublic(listing)) return noListing(listingId);
    const thing = { id: String(listingId), terms: [], evidence: null };
    return this.reports.report(thing, listingReportSchema, input, caller);
  }
}
