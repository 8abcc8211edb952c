import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  overtaken,
  type Refusal,
  readInput,
  refuseInput,
  type Submission,
  submissionOf,
  unlessClosed,
  untilWritten,
} from '@lintel/service-kit';
import {
  type Contact,
  type Draft,
  type ListingFacts,
  type Message,
  send,
  startConversation,
} from '../../domain/conversation.js';
import { type Enquiry, enquirySchema } from '../../domain/enquiry-input.js';
import type { AwayMails } from '../away-mails.js';
import type { ConversationEvents } from '../conversation-events.js';
import type { ConversationStore } from '../conversation-store.js';
import type { AnonymousForm, FormLimits } from '../form-limits.js';
import type { Sending } from '../known-stores.js';
import { propertyOf } from '../property.js';
import type { Sendings } from '../sendings.js';
import type { Enquirer, Enquirers } from './enquirer.js';
import type { EnquirableListings } from './enquirable-listings.js';

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

/** The contact form: the first message about a home, or one more for who wrote before. */
export class SendEnquiryHandler {
  constructor(
    private readonly store: ConversationStore,
    private readonly listings: EnquirableListings,
    private readonly enquirers: Enquirers,
    private readonly closed: ClosedAccounts,
    private readonly sendings: Sendings,
    private readonly limits: FormLimits,
    private readonly events: ConversationEvents,
    private readonly awayMails: AwayMails,
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
    const submission = submissionOfEnquiry(enquiry, identity);
    const known = await this.sendings.known(submission);
    if (!known.ok) return known;
    const written = known.value && (await this.store.message(known.value.messageId));
    if (written) return succeed(sentEnquiry(written, identity));
    const listing = await this.listings.find(enquiry.listingId, identity);
    if (!listing.ok) return listing;
    const sending = known.value
      ? succeed(known.value)
      : await this.admit(submission, identity, {
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

  /** Settles the id of a new message, within the limits. */
  private async admit(
    submission: Submission,
    identity: Identity | null,
    form: AnonymousForm,
  ): Promise<Result<Sending, Refusal>> {
    const allowed = identity
      ? await this.limits.ofAccount(identity.subject)
      : await this.limits.anonymous(form);
    return allowed.ok ? this.sendings.keep(submission) : allowed;
  }

  private async write(
    messageId: string,
    enquiry: Enquiry & Pick<Contact, 'verified'>,
    listing: ListingFacts,
    identity: Identity | null,
  ): Promise<Message> {
    const { name, email, phone, verified, message: text } = enquiry;
    const confirmable = identity === null && (await this.limits.mayAskToConfirm(email));
    const contact: Contact = { name, email, phone, verified };
    const authorId = identity?.subject ?? null;
    const draft: Draft = { id: messageId, side: 'visitor', authorId, authorName: name, text, verified };
    // It may be started and erased by others meanwhile.
    return untilWritten(`the conversation about listing ${listing.id}`, { attempts: 10 }, async () => {
      const enquirer = await this.enquirers.identify(identity, messageId);
      const found = await this.enquirers.conversation(listing.id, enquirer);
      const written = await this.store.message(messageId, found ?? undefined);
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
    const { conversation, message } = startConversation(
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
      this.clock.now(),
    );
    const event = await this.events.messageSent(conversation, message, { confirmable });
    return (await this.store.insert({ after: conversation, message, event })) ? message : null;
  }

  /** Null when it has been erased meanwhile. */
  private async append(
    id: string,
    draft: Draft,
    contact: Contact,
    listing: ListingFacts,
  ): Promise<Message | null> {
    let written: Message | null = null;
    const after = await this.store.change(id, async (before) => {
      written = await this.store.message(draft.id, before);
      if (written) return null;
      const upToDate = { ...before, contact, property: propertyOf(listing) };
      const sent = send(upToDate, draft, null, this.clock.now());
      written = sent.message;
      const event = await this.events.messageSent(sent.conversation, sent.message);
      return { after: sent.conversation, message: sent.message, event };
    });
    if (!after) return null;
    this.awayMails.plan(after);
    return written;
  }
}

const submissionOfEnquiry = ({ idempotencyKey, ...asked }: Enquiry, identity: Identity | null): Submission =>
  submissionOf(identity ? `account:${identity.subject}` : 'visitors', idempotencyKey, asked);

const sentEnquiry = ({ id, sentAt, conversationId }: Message, identity: Identity | null): SentEnquiry => ({
  messageId: id,
  sentAt,
  conversationId: identity ? conversationId : null,
});
