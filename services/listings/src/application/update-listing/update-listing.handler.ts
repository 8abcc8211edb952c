import { type Clock, fail, type Result } from '@lintel/kernel';
import type { Identity, Refusal } from '@lintel/service-kit';
import { changeContent } from '../../domain/listing.js';
import { type ListingInput, readListingInput } from '../../domain/listing-input.js';
import { located, type MeasureTransport } from '../../domain/transport.js';
import { ownListing } from '../caller.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, refuseInput, saveChange } from '../outcome.js';

export interface UpdateListing {
  readonly id: number;
  /** The version the agent was looking at. */
  readonly version: number;
  readonly input: ListingInput;
}

export class UpdateListingHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly clock: Clock,
    private readonly measure: MeasureTransport,
  ) {}

  async handle(
    { id, version, input }: UpdateListing,
    identity: Identity | null,
  ): Promise<Result<ListingOutcome, Refusal>> {
    const found = await ownListing(this.store, id, identity);
    if (!found.ok) return found;
    if (found.value.version !== version)
      return fail({
        code: 'CONFLICT',
        message: `Listing ${id} is at version ${found.value.version}, not ${version}.`,
      });
    const content = readListingInput(input, found.value.content);
    if (!content.ok) return refuseInput(content.failure);
    const placed = located(content.value, found.value.content, this.measure);
    const changed = changeContent(found.value, placed, this.clock.now());
    return changed.ok ? saveChange(this.store, found.value, changed.value) : refuseInput(changed.failure);
  }
}
