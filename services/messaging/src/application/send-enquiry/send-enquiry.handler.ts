import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  overtaken,
  type Refusal,
  readInput,
  refuseInput,
  unlessClosed,
  untilWritten,
} from '@lintel/service-kit';
import type { Contact, Draft, ListingFacts, Message } from '../../domain/conversation.js';
import { type Enquiry, enquirySchema } from '../../domain/enquiry-input.js';
import type { Correspondence } from '../correspondence.js';
import { propertyOf } from '../property.js';
import type { Enquirer, Enquirers } from './enquirer.js';
import type { EnquirableListings } from './enquirable-listings.js';
import type { EnquiryAdmission } from './enquiry-admission.js';

export interface EnquiryInput {
  readonly listingId: number;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone: string;
  readonly message: string;
  readonly idempotencyKey: string;
  /** People do not see this field, programs that fill in forms do. */
  readonly website?: string | null;
}

export interface SentEnquiry {
  readonly messageId: string;
  readonly sentAt: Date;
  readonly conversationId: string | null;
}

/** The contact form: the first message about a home, or one more from somebody who wrote before. */
export class SendEnquiryHandler {
  constructor(
    private readonly listings: EnquirableListings,
    private readonly enquirers: Enquirers,
    private readonly closed: ClosedAccounts,
    private readonly admission: EnquiryAdmission,
    private readonly correspondence: Correspondence,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async handle(
    input: EnquiryInput,
    identity: Identity | null,
    clientAddress: string | undefined,
  ): Promise<Result<SentEnquiry, Refusal>> {
    // A program that is refused tries something else; one that is thanked goes away.
    if (input.website?.trim())
      return succeed({ messageId: this.ids.next(), sentAt: this.clock.now(), conversationId: null });
    const defaults = await this.enquirers.defaults(identity);
    if (!defaults.ok) return defaults;
    const parsed = readInput(
      enquirySchema,
      {
        ...input,
        name: input.name?.trim() || (defaults.value.name ?? ''),
        email: input.email?.trim() || (defaults.value.email ?? ''),
      },
      'input',
    );
    if (!parsed.ok) return refuseInput(parsed.failure);
    // What anybody can type is not shown as the address of somebody who signed in.
    const enquiry = { ...parsed.value, email: defaults.value.email ?? parsed.value.email };
    const submission = this.admission.of(enquiry, identity);
    const known = await this.admission.known(submission);
    if (!known.ok) return known;
    const written = known.value && (await this.correspondence.message(known.value.messageId));
    if (written) return succeed(sentEnquiry(written, identity));
    const listing = await this.listings.find(enquiry.listingId, identity);
    if (!listing.ok) return listing;
    const sending = known.value
      ? succeed(known.value)
      : await this.admission.admit(submission, identity, {
          listing: listing.value,
          email: enquiry.email,
          clientAddress,
        });
    if (!sending.ok) return sending;
    const verified = defaults.value.email !== undefined;
    const said = { ...enquiry, verified };
    const write = async () =>
      succeed(
        sentEnquiry(await this.write(sending.value.messageId, said, listing.value, identity), identity),
      );
    return identity ? unlessClosed(this.closed, identity.subject, write) : write();
  }

  private async write(
    messageId: string,
    enquiry: Enquiry & Pick<Contact, 'verified'>,
    listing: ListingFacts,
    identity: Identity | null,
  ): Promise<Message> {
    const { name, email, phone, verified, message: text } = enquiry;
    const confirmable = identity === null && (await this.admission.mayAskToConfirm(email));
    const contact: Contact = { name, email, phone, verified };
    const authorId = identity?.subject ?? null;
    const draft: Draft = { id: messageId, side: 'visitor', authorId, authorName: name, text, verified };
    // It may be started and erased by others meanwhile.
    return untilWritten(`the conversation about listing ${listing.id}`, { attempts: 10 }, async () => {
      const enquirer = await this.enquirers.identify(identity, messageId);
      const found = await this.enquirers.conversation(listing.id, enquirer);
      const written = await this.correspondence.message(messageId, found ?? undefined);
      if (written) return written;
      const message = found
        ? await this.append(found.id, draft, contact, listing)
        : await this.start(draft, contact, listing, enquirer, confirmable);
      return message ?? overtaken;
    });
  }

  /** Null when somebody else has just started it. */
  private async start(
    draft: Draft,
    contact: Contact,
    listing: ListingFacts,
    { person, accountId }: Enquirer,
    confirmable: boolean,
  ): Promise<Message | null> {
    const begun = await this.correspondence.begin(
      {
        id: this.ids.next(),
        listingId: listing.id,
        agencyId: listing.agencyId,
        property: propertyOf(listing),
        person,
        accountId,
        contact,
        draft,
      },
      { confirmable },
    );
    return begun && begun.message;
  }

  /** Null when it has been erased meanwhile. */
  private async append(
    id: string,
    draft: Draft,
    contact: Contact,
    listing: ListingFacts,
  ): Promise<Message | null> {
    const property = propertyOf(listing);
    const added = await this.correspondence.add(id, draft, (before) => ({ ...before, contact, property }));
    return added && added.message;
  }
}

const sentEnquiry = ({ id, sentAt, conversationId }: Message, identity: Identity | null): SentEnquiry => ({
  messageId: id,
  sentAt,
  conversationId: identity ? conversationId : null,
});
