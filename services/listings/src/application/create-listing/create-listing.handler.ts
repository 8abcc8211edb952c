import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type AgencyLimits, type AgencyIdentity, type Refusal, refuseInput } from '@lintel/service-kit';
import { createListing, statusMisfit } from '../../domain/listing.js';
import { type ListingInput, readListingInput } from '../../domain/listing-input.js';
import type { AgencyHomes } from '../follow-agencies/agency-homes.js';
import type { GivenMedia } from '../given-media.js';
import type { ListingContacts } from '../listing-contacts.js';
import type { ListingForms } from '../listing-forms.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, ofInput, outcomeOf } from '../outcome.js';
import { type KnownPlaces, placed } from '../place-listing.js';

export class CreateListingHandler {
  constructor(
    private readonly store: Pick<ListingStore, 'reserveIds'>,
    private readonly homes: Pick<AgencyHomes, 'insert'>,
    private readonly files: GivenMedia,
    private readonly forms: ListingForms,
    private readonly places: KnownPlaces,
    private readonly contacts: ListingContacts,
    private readonly limits: AgencyLimits,
    private readonly clock: Clock,
  ) {}

  async handle(input: ListingInput, identity: AgencyIdentity): Promise<Result<ListingOutcome, Refusal>> {
    const read = readListingInput(input, null);
    if (!read.ok) return refuseInput(ofInput(read.failure));
    const { status = 'available' } = read.value;
    const misfit = statusMisfit({ status, content: read.value.content }, { status });
    if (misfit) return refuseInput(ofInput([misfit]));
    const files = await this.files.read(read.value.media, identity.agencyId, null);
    if (!files.ok) return refuseInput(ofInput(files.failure));
    const { media, shown, underWay } = files.value;
    const contact = await this.contacts.of(read.value.content.agent, identity);
    if (!contact.ok) return contact;
    const allowed = await this.limits.count('listing', identity);
    if (!allowed.ok) return allowed;
    const content = { ...placed(read.value, null, this.places), ...shown, agent: contact.value };
    const id = await this.store.reserveIds(1);
    const listing = createListing(
      { id, agencyId: identity.agencyId, status, content, media },
      this.clock.now(),
    );
    await this.homes.insert([listing]);
    // One that became ready before the listing was there would else wait for ever.
    await this.files.attach(underWay);
    await this.forms.discard({ accountId: identity.subject, listingId: null });
    return succeed(outcomeOf(listing));
  }
}
