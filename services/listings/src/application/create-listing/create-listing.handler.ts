import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type AgencyIdentity,
  type AgencyLimits,
  idempotencyKeySchema,
  readInput,
  type Refusal,
  refuse,
  refuseInput,
  type Submission,
  submissionOf,
  unlessOther,
} from '@lintel/service-kit';
import { z } from 'zod';
import { createListing, statusMisfit } from '../../domain/listing.js';
import { type ListingInput, readListingInput } from '../../domain/listing-input.js';
import { mediaIds } from '../../domain/media.js';
import type { AgencyHomes } from '../follow-agencies/agency-homes.js';
import type { GivenMedia } from '../given-media.js';
import type { ListingContacts } from '../listing-contacts.js';
import type { ListingForms } from '../listing-forms.js';
import type { ListingStore } from '../listing-store.js';
import { type ListingOutcome, ofInput, outcomeOf } from '../outcome.js';
import { type KnownPlaces, placed } from '../place-listing.js';

const keySchema = z.object({ idempotencyKey: idempotencyKeySchema.nullish() });

export class CreateListingHandler {
  constructor(
    private readonly store: Pick<ListingStore, 'reserveIds' | 'submitted'>,
    private readonly homes: Pick<AgencyHomes, 'insert'>,
    private readonly files: GivenMedia,
    private readonly forms: ListingForms,
    private readonly places: KnownPlaces,
    private readonly contacts: ListingContacts,
    private readonly limits: AgencyLimits,
    private readonly clock: Clock,
  ) {}

  /** @param idempotencyKey makes one listing, however often the caller sends it */
  async handle(
    input: ListingInput,
    identity: AgencyIdentity,
    idempotencyKey: string | null = null,
  ): Promise<Result<ListingOutcome, Refusal>> {
    const key = readInput(keySchema, { idempotencyKey });
    if (!key.ok) return refuseInput(key.failure);
    const read = readListingInput(input, null);
    if (!read.ok) return refuseInput(ofInput(read.failure));
    const submission = idempotencyKey === null ? null : submissionOf(identity.subject, idempotencyKey, input);
    const before = submission && (await this.madeBefore(submission));
    if (before) return before;
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
    const inserted = await this.homes.insert([listing], submission);
    // Sent twice at once, and the other was first.
    if (!inserted) return (await this.madeBefore(submission!))!;
    // One that became ready before the listing was there would else wait for ever.
    await this.files.attach(underWay);
    await this.forms.discard({ accountId: identity.subject, listingId: null });
    return succeed(outcomeOf(listing));
  }

  /** What this submission has made. */
  private async madeBefore(submission: Submission): Promise<Result<ListingOutcome, Refusal> | null> {
    const known = await this.store.submitted(submission.key);
    if (!known) return null;
    const same = unlessOther(known, submission, refuseOther);
    if (!same.ok) return same;
    // Whoever wrote it may have come no further. The form is left alone: the account may be filling in another by now.
    await this.files.attach(mediaIds(known.listing));
    return succeed(outcomeOf(known.listing));
  }
}

const refuseOther = (): Result<never, Refusal> =>
  refuse(
    'CONFLICT',
    'This form has listed a home already, before it was changed. It is among your properties: change it there, or open a new form for another home.',
    { problems: [{ field: 'idempotencyKey', message: 'This key belongs to another listing.' }] },
  );
