import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { createListing } from '../../domain/listing.js';
import { type ListingInput, readListingInput } from '../../domain/listing-input.js';
import { located, type MeasureTransport } from '../../domain/transport.js';
import { agencyOf } from '../caller.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, outcomeOf, refuseInput } from '../outcome.js';

export class CreateListingHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
    private readonly measure: MeasureTransport,
  ) {}

  async handle(input: ListingInput, identity: Identity | null): Promise<Result<ListingOutcome, Refusal>> {
    const agency = agencyOf(identity);
    if (!agency.ok) return agency;
    const content = readListingInput(input, null);
    if (!content.ok) return refuseInput(content.failure);
    const id = await this.store.reserveIds(1);
    const placed = located(content.value, null, this.measure);
    const listing = createListing(id, agency.value, placed, this.clock.now());
    await this.store.insert([listing]);
    return succeed(outcomeOf(listing));
  }
}
