import {
  type CloudEvent,
  confirmingRequest,
  type ConversationFacts,
  type ConversationSide,
  type EventData,
} from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { EventComposer } from '@lintel/service-kit';
import type { Conversation, Message } from '../domain/conversation.js';
import { otherSide, unreadOf, unseenBy, type Viewer } from '../domain/marks.js';
import { excerptOf } from '../domain/enquiry-input.js';
import type { AccountBook } from './known-stores.js';
import type { ReplyAddresses } from './reply-address.js';

export type ErasureReason = EventData<'lintel.conversation.erased.v1'>['reason'];
type AwayMessageDue = EventData<'lintel.conversation.away-message-due.v1'>;

/** Messages that an e-mail shows of a burst. */
export const shownInEmail = 5;
/** How long the link of an e-mail opens its conversation. */
const linkDays = 90;
/** The most accounts that an event names. */
const MOST_ACCOUNTS = 1000;

/** Makes the events of conversations, of the state after the change that they tell of. */
export class ConversationEvents {
  constructor(
    private readonly composer: EventComposer,
    private readonly accounts: AccountBook,
    private readonly clock: Clock,
    private readonly replies: ReplyAddresses | null,
  ) {}

  /** @param confirmable whether the address of a new enquiry is to be asked for its owner's word */
  async messageSent(
    conversation: Conversation,
    message: Message,
    { confirmable = false } = {},
  ): Promise<CloudEvent> {
    const { property, contact, listingId } = conversation;
    const { id, number, side, authorId, authorName, text, sentAt } = message;
    return this.composer.compose('lintel.conversation.message-sent.v1', {
      ...aboutOf(conversation),
      data: {
        ...(await this.factsOf(conversation)),
        message: { id, number, side, authorId, authorName, text, sentAt: sentAt.toISOString() },
        enquiry:
          number > 1 || side === 'agency'
            ? null
            : {
                to_email: property.agentEmail,
                from_name: contact.name,
                from_email: contact.email,
                phone: contact.phone,
                message: text,
                property_title: property.title,
                property_id: listingId,
              },
        unconfirmed: conversation.verified
          ? null
          : { confirmation: confirmable ? this.linkTo(conversation, confirmingRequest) : null },
      },
    });
  }

  async confirmed(conversation: Conversation): Promise<CloudEvent> {
    return this.composer.compose('lintel.conversation.confirmed.v1', {
      ...aboutOf(conversation),
      data: await this.factsOf(conversation),
    });
  }

  async read(conversation: Conversation, viewer: Viewer, upTo: Message): Promise<CloudEvent> {
    return this.composer.compose('lintel.conversation.read.v1', {
      ...aboutOf(conversation),
      data: {
        ...(await this.factsOf(conversation)),
        side: viewer.side,
        readerId: viewer.accountId,
        upTo: upTo.number,
        unread: unreadOf(conversation, viewer),
      },
    });
  }

  /** @param unread the last messages that the side has not seen, in order. */
  async awayMessageDue(
    conversation: Conversation,
    side: ConversationSide,
    recipient: AwayMessageDue['recipient'],
    unread: readonly Message[],
  ): Promise<CloudEvent> {
    const { id: conversationId, property } = conversation;
    const from = unread.at(-1)!.authorName;
    return this.composer.compose('lintel.conversation.away-message-due.v1', {
      ...aboutOf(conversation),
      data: {
        ...(await this.factsOf(conversation)),
        side,
        recipient,
        from: from === '' && otherSide(side) === 'agency' ? property.agency : from,
        count: unseenBy(conversation, side),
        messages: unread.map(({ id, number, authorName, sentAt, text }) => ({
          id,
          number,
          authorName,
          sentAt: sentAt.toISOString(),
          ...excerptOf(text),
        })),
        link: this.linkOf(conversation, side),
        replyTo: (await this.replies?.addressOf(conversationId, side)) ?? null,
      },
    });
  }

  async erased(conversation: Conversation, reason: ErasureReason, at: Date): Promise<CloudEvent> {
    const { conversationId, agencyId, accounts } = await this.factsOf(conversation);
    return this.composer.compose('lintel.conversation.erased.v1', {
      subject: conversationId,
      sequence: conversation.version + 1,
      data: { conversationId, agencyId, accounts: [...accounts], reason, erasedAt: at.toISOString() },
    });
  }

  private async factsOf(conversation: Conversation): Promise<ConversationFacts> {
    const { id, listingId, property, agencyId, accountId } = conversation;
    const agents = await this.accounts.agentsOf(agencyId);
    const accounts = new Set([...(accountId === null ? [] : [accountId]), ...agents]);
    return {
      conversationId: id,
      listing: { id: listingId, title: property.title, address: property.address },
      agencyId,
      accountId,
      accounts: [...accounts].slice(0, MOST_ACCOUNTS),
    };
  }

  async recipientOf(
    { property, accountId, contact, verified }: Conversation,
    side: ConversationSide,
  ): Promise<AwayMessageDue['recipient']> {
    if (side === 'agency') return { accountId: null, name: property.agentName, email: property.agentEmail };
    const account = accountId === null ? null : await this.accounts.find(accountId);
    const confirmed = account?.email ?? null;
    // What somebody types into a form is not where the mails of an account go.
    // Nor does a name that anybody may have typed become a greeting.
    return {
      accountId,
      name: verified ? contact.name : '',
      email: confirmed ?? contact.email,
      verified: confirmed !== null || contact.verified === true,
    };
  }

  private linkOf(conversation: Conversation, side: ConversationSide): AwayMessageDue['link'] {
    return side === 'agency' || conversation.accountId !== null ? null : this.linkTo(conversation, 'reply');
  }

  private linkTo({ id }: Conversation, request: string): NonNullable<AwayMessageDue['link']> {
    const expiresAt = new Date(this.clock.now().getTime() + linkDays * 86_400_000);
    return { subject: id, request, expiresAt: expiresAt.toISOString() };
  }
}

const aboutOf = ({ id, version }: Conversation) => ({ subject: id, sequence: version });
