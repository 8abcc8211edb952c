import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type AgencyIdentity, overtaken, type Refusal, refuse, refuseInput } from '@lintel/service-kit';
import { type Listing, reviseListing } from '../../domain/listing.js';
import { type ListingInput, readListingInput } from '../../domain/listing-input.js';
import { ownListing } from '../caller.js';
import type { ChangeLog } from '../change-log.js';
import { decidedAnew } from '../change-listing.js';
import type { GivenMedia } from '../given-media.js';
import type { ListingContacts } from '../listing-contacts.js';
import type { ListingForms } from '../listing-forms.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, ofInput, outcomeOf } from '../outcome.js';
import { type KnownPlaces, placed } from '../place-listing.js';

export interface UpdateListing {
  readonly id: number;
  /** The version the agent was looking at. */
  readonly version: number;
  readonly input: ListingInput;
}

type Attempt = Result<ListingOutcome, Refusal> | typeof overtaken;

export class UpdateListingHandler {
  constructor(
    private readonly store: ListingStore,
    private readonly files: GivenMedia,
    private readonly forms: ListingForms,
    private readonly log: ChangeLog,
    private readonly places: KnownPlaces,
    private readonly contacts: ListingContacts,
    private readonly clock: Clock,
  ) {}

  async handle(update: UpdateListing, identity: AgencyIdentity): Promise<Result<ListingOutcome, Refusal>> {
    return decidedAnew(update.id, async () => {
      const found = await ownListing(this.store, update.id, identity);
      if (!found.ok) return found;
      if (isStale(found.value, update.version)) return this.conflict(found.value, update.version);
      return this.attempt(found.value, update.input, identity);
    });
  }

  private async attempt(listing: Listing, input: ListingInput, identity: AgencyIdentity): Promise<Attempt> {
    const read = readListingInput(input, listing.content);
    if (!read.ok) return refuseInput(ofInput(read.failure));
    const { status, media: given } = read.value;
    const files = await this.files.read(given, listing.agencyId, listing);
    if (!files.ok) return refuseInput(ofInput(files.failure));
    const { media, shown, underWay } = files.value;
    const agent = read.value.content.agent;
    const contact = input['agent'] ? await this.contacts.of(agent, identity) : succeed(agent);
    if (!contact.ok) return contact;
    const content = {
      ...placed(read.value, listing.content, this.places),
      ...shown,
      agent: contact.value,
    };
    const edit = { by: identity.subject, at: this.clock.now() };
    const revised = reviseListing(listing, { content, ...media, ...(status ? { status } : {}) }, edit);
    if (!revised.ok) return refuseInput(ofInput(revised.failure));
    if (revised.value !== listing && !(await this.store.replace(listing, revised.value))) return overtaken;
    // One that became ready in between has not found the listing yet.
    await this.files.attach(underWay);
    await this.forms.discard({ accountId: identity.subject, listingId: listing.id });
    return succeed(outcomeOf(revised.value));
  }

  /** Tells what the agent has not seen, so that nobody's work is overwritten, nor typed a second time. */
  private async conflict(listing: Listing, version: number): Promise<Result<never, Refusal>> {
    const changes = await this.log.since(listing, version);
    return refuse(
      'CONFLICT',
      `Listing ${listing.id} was changed by someone else. Read it again and repeat your change.`,
      { extensions: { conflict: { version: listing.version, changes } } },
    );
  }
}

/** What Lintel itself changed since is in nobody's way. */
const isStale = (listing: Listing, version: number): boolean =>
  version < listing.editedVersion || version > listing.version;
