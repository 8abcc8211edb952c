import type { CloudEvent, ConversationFacts, ConversationSide, EventData } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { EventComposer } from '@lintel/service-kit';
import type { Conversation, Message } from '../domain/conversation.js';
import { otherSide, unreadOf, unseenBy, type Viewer } from '../domain/marks.js';
import { excerptOf } from '../domain/enquiry-input.js';
import type { AccountBook } from './known-stores.js';
import type { ReplyAddresses } from './reply-address.js';

type AwayMessageDue = EventData<'lintel.conversation.away-message-due.v1'>;

/** Messages that an e-mail shows of a burst. */
export const shownInEmail = 5;
/** For so long the link of an e-mail opens its conversation. */
const linkDays = 90;
/** The most accounts that an event names. */
const MOST_ACCOUNTS = 1000;

/** Makes the events of conversations, of the state after the change that they tell of. */
export class ConversationEvents {
  constructor(
    private readonly composer: EventComposer,
    private readonly accounts: AccountBook,
    private readonly clock: Clock,
    private readonly replies?: ReplyAddresses,
  ) {}

  async messageSent(conversation: Conversation, message: Message): Promise<CloudEvent> {
    const { property, contact, listingId } = conversation;
    const { id, number, side, authorId, authorName, text, sentAt } = message;
    return this.composer.compose('lintel.conversation.message-sent.v1', {
      ...aboutOf(conversation),
      data: {
        ...(await this.factsOf(conversation)),
        message: { id, number, side, authorId, authorName, text, sentAt: sentAt.toISOString() },
        enquiry:
          number > 1
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
      },
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
    unread: readonly Message[],
  ): Promise<CloudEvent> {
    const { id: conversationId, property } = conversation;
    const from = unread.at(-1)!.authorName;
    return this.composer.compose('lintel.conversation.away-message-due.v1', {
      ...aboutOf(conversation),
      data: {
        ...(await this.factsOf(conversation)),
        side,
        recipient: await this.recipientOf(conversation, side),
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

  async erased(
    conversation: Conversation,
    reason: 'account-closed' | 'retention',
    at: Date,
  ): Promise<CloudEvent> {
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

  private async recipientOf(
    { property, accountId, contact }: Conversation,
    side: ConversationSide,
  ): Promise<AwayMessageDue['recipient']> {
    if (side === 'agency') return { accountId: null, name: property.agentName, email: property.agentEmail };
    const account = accountId === null ? null : await this.accounts.find(accountId);
    // What somebody types into a form is not where the mails of an account go.
    return { accountId, name: contact.name, email: account?.email ?? contact.email };
  }

  private linkOf({ id, accountId }: Conversation, side: ConversationSide): AwayMessageDue['link'] {
    if (side === 'agency' || accountId !== null) return null;
    const expiresAt = new Date(this.clock.now().getTime() + linkDays * 86_400_000);
    return { subject: id, request: 'reply', expiresAt: expiresAt.toISOString() };
  }
}

const aboutOf = ({ id, version }: Conversation) => ({ subject: id, sequence: version });
