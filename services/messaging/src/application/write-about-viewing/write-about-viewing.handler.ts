import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  type Refusal,
  readInput,
  refuse,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import {
  type Contact,
  type Conversation,
  type ListingFacts,
  type PersonKey,
  startConversation,
} from '../../domain/conversation.js';
import { replySchema } from '../../domain/enquiry-input.js';
import { type LeadFacts, viewingSourceId } from '../../domain/lead-source.js';
import type { Admission } from '../admission.js';
import type { AwayMails } from '../away-mails.js';
import type { AgencyCaller, ConversationAccess } from '../conversation-access.js';
import type { ConversationEvents } from '../conversation-events.js';
import type { ConversationStore } from '../conversation-store.js';
import { draftOf } from '../draft-of.js';
import type { AccountBook, ListingBook } from '../known-stores.js';
import type { LeadSourceStore } from '../lead-store.js';
import { propertyOf } from '../property.js';
import type { Enquirers } from '../send-enquiry/enquirer.js';
import type { Reply, SendMessageHandler, SentMessage } from '../send-message/send-message.handler.js';

/** A viewing of a home of the agency's, and who asked for it. */
interface Asked {
  readonly viewingId: string;
  readonly facts: LeadFacts;
  readonly listing: ListingFacts;
}

/**
 * An agent writes to who asked for a viewing: into the conversation that they have, or as the first message of one. That has the viewing's own id, so that
 * two who begin it at once meet, and what was disowned is not begun again.
 */
export class WriteAboutViewingHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly sources: Pick<LeadSourceStore, 'find'>,
    private readonly listings: Pick<ListingBook, 'find'>,
    private readonly accounts: AccountBook,
    private readonly enquirers: Enquirers,
    private readonly store: ConversationStore,
    private readonly closed: ClosedAccounts,
    private readonly messages: SendMessageHandler,
    private readonly admission: Admission,
    private readonly events: ConversationEvents,
    private readonly awayMails: AwayMails,
    private readonly clock: Clock,
  ) {}

  async handle(
    viewingId: string,
    reply: Omit<Reply, 'seenUpTo'>,
    identity: Identity | null,
  ): Promise<Result<SentMessage, Refusal>> {
    const agent = await this.access.agent(identity);
    if (!agent.ok) return agent;
    const asked = await this.asked(viewingId, agent.value);
    if (!asked) return noViewing();
    const parsed = readInput(replySchema, reply);
    if (!parsed.ok) return refuseInput(parsed.failure);
    return unlessClosed(this.closed, agent.value.accountId, async () => {
      const found = await this.conversation(asked);
      const begun = found ? null : await this.begin(asked, agent.value, identity, parsed.value);
      return begun ?? this.messages.handle({ id: found?.id ?? viewingId, identity }, reply);
    });
  }

  /** Null for another agency's, one that was erased, and one of which nothing was heard. */
  private async asked(viewingId: string, { agencyId }: AgencyCaller): Promise<Asked | null> {
    const facts = (await this.sources.find(viewingSourceId(viewingId)))?.facts;
    if (facts?.agencyId !== agencyId) return null;
    const listing = (await this.listings.find(facts.listingId))?.facts;
    return listing?.agencyId === agencyId ? { viewingId, facts, listing } : null;
  }

  /** Of somebody without an account the first about the home that has their address: what an agent writes reaches that address alone. */
  private async conversation({ viewingId, facts }: Asked): Promise<Conversation | null> {
    const own = await this.store.find(viewingId);
    if (own) return own;
    const { accountId, listingId, email } = facts;
    if (accountId !== null) {
      const accountEmail = (await this.accounts.find(accountId))?.email ?? null;
      return this.enquirers.conversation(listingId, {
        person: `account:${accountId}`,
        accountId,
        accountEmail,
      });
    }
    const ids = await this.store.ofVisitor(email);
    const all = await Promise.all(ids.map((id) => this.store.find(id)));
    const [first = null] = all
      .filter((conversation) => conversation?.listingId === listingId)
      .sort((one, other) => one!.startedAt.getTime() - other!.startedAt.getTime());
    return first;
  }

  /** Null when somebody else has just begun it. */
  private async begin(
    { viewingId: id, facts, listing }: Asked,
    { accountId: writer, agencyId }: AgencyCaller,
    identity: Identity | null,
    { message: text, idempotencyKey }: { readonly message: string; readonly idempotencyKey: string },
  ): Promise<Result<SentMessage, Refusal> | null> {
    const { listingId, accountId, name, email, phone, verified = false } = facts;
    const viewer = { side: 'agency', accountId: writer } as const;
    const messageId = await this.admission.idOf({ conversation: id, viewer, identity, text, idempotencyKey });
    if (!messageId.ok) return messageId;
    const contact: Contact = { name, email, phone, verified };
    const property = propertyOf(listing);
    const person: PersonKey = accountId === null ? `viewing:${id}` : `account:${accountId}`;
    const about = { contact, property };
    const draft = await draftOf(this.accounts, { id: messageId.value, viewer, text, about });
    const { conversation, message } = startConversation(
      { id, listingId, agencyId, property, person, accountId, contact, draft },
      this.clock.now(),
    );
    const event = await this.events.messageSent(conversation, message);
    if (!(await this.store.insert({ after: conversation, message, event }))) return null;
    if (accountId !== null && (await this.closed.has(accountId))) {
      await this.closed.erase(accountId);
      return noViewing();
    }
    this.awayMails.plan(conversation);
    return succeed({ conversation, viewer, message });
  }
}

const noViewing = (): Result<never, Refusal> => refuse('NOT_FOUND', 'There is no such viewing.');
