import { displayName, linesOf, oneLine } from '../../domain/display-text.js';
import type { ConversationFacts } from '../../domain/email.js';
import type { KeptLetter, KnownConversation } from '../../domain/known-conversation.js';
import type { ConversationStore } from '../conversation-store.js';
import type { EmailLinks } from '../email-links.js';
import type { PersonStore } from '../person-store.js';
import { type ComposedEmail, drop, replyAddress } from './composed-email.js';

type Enquiry = Extract<KeptLetter, { kind: 'enquiry' }>;
type Confirmation = Extract<KeptLetter, { kind: 'confirmation' }>;
type Receipt = Extract<KeptLetter, { kind: 'receipt' }>;
type Away = Extract<KeptLetter, { kind: 'away' }>;

/** E-mails of messages between visitors and agents. */
export class ConversationEmail {
  constructor(
    private readonly conversations: ConversationStore,
    private readonly people: PersonStore,
    private readonly links: EmailLinks,
  ) {}

  async compose(facts: ConversationFacts): Promise<ComposedEmail> {
    const known = await this.conversations.find(facts.conversation);
    if (known?.erased) return drop('the conversation was erased');
    const letter = known?.letters.find(({ event }) => event === facts.event);
    if (!known || !letter) return drop('what it was to say is no longer kept');
    if (letter.kind === 'enquiry') return this.enquiry(known, letter);
    if (letter.kind === 'receipt') return this.receipt(known, letter);
    return letter.kind === 'confirmation'
      ? this.confirmation(known, letter)
      : this.away(facts, known, letter);
  }

  /** Forgets what the e-mail said, which is of no more use. */
  async forget({ conversation, event }: ConversationFacts): Promise<void> {
    await this.conversations.forgetLetter(conversation, event);
  }

  private enquiry({ id }: KnownConversation, { enquiry, unconfirmed = false }: Enquiry): ComposedEmail {
    const { to_email, from_name, from_email, phone, message, property_title, property_id } = enquiry;
    return {
      kind: 'send',
      address: to_email,
      name: undefined,
      content: {
        template: 'contact-enquiry',
        from: { name: oneLine(from_name), email: oneLine(from_email), phone: oneLine(phone) },
        verified: !unconfirmed,
        home: { id: property_id, title: oneLine(property_title), url: this.links.home(property_id) },
        message: linesOf(message),
        link: this.links.agentConversation(id),
      },
      thread: `conversation:${id}:agency`,
      ...replyAddress({ email: from_email, name: from_name }),
    };
  }

  private async receipt(
    { id, listing }: KnownConversation,
    { accountId, message }: Receipt,
  ): Promise<ComposedEmail> {
    const account = await this.people.find(accountId);
    if (!listing || !account?.confirmed || account.closedAt || account.email === null)
      return drop('the account has no confirmed address');
    const name = displayName(account.name);
    return {
      kind: 'send',
      address: account.email,
      name,
      content: {
        template: 'enquiry-receipt',
        name,
        home: this.placeOf(listing),
        message: linesOf(message),
        link: this.links.page(`/messages?id=${encodeURIComponent(id)}`),
      },
      thread: `conversation:${id}:visitor`,
    };
  }

  private async confirmation(known: KnownConversation, letter: Confirmation): Promise<ComposedEmail> {
    const { id, listing, accountId } = known;
    if (!listing || accountId !== null) return drop('it was confirmed meanwhile');
    return {
      kind: 'send',
      address: letter.address,
      name: undefined,
      content: {
        template: 'enquiry-confirmation',
        home: this.placeOf(listing),
        confirm: await this.links.conversation(letter.link),
        look: await this.links.conversation({ ...letter.link, request: 'look' }),
      },
      thread: `conversation:${id}:visitor`,
    };
  }

  private async away(
    facts: ConversationFacts,
    known: KnownConversation,
    letter: Away,
  ): Promise<ComposedEmail> {
    const { side } = facts;
    const { listing, readUpTo, toldUpTo, id } = known;
    if (facts.template !== 'conversation-away' || !listing)
      return drop('what it was to say is no longer kept');
    if (readUpTo[side] >= facts.upTo) return drop('the messages were read meanwhile');
    if (toldUpTo[side] > facts.upTo) return drop('a later e-mail tells of these messages too');
    const { recipient, from, count, messages, replyTo } = letter;
    const account = recipient.accountId === null ? null : await this.people.find(recipient.accountId);
    if (account?.closedAt) return drop('the account was closed');
    const confirmed = account?.confirmed ? account.email : null;
    const name = displayName(recipient.name);
    // An agency's own words go only to an address that its owner has confirmed: otherwise it could have them e-mailed to anybody.
    const withheld = recipient.verified === false;
    return {
      kind: 'send',
      address: confirmed ?? recipient.email,
      name,
      content: {
        template: 'conversation-away',
        side,
        name,
        from: (withheld ? '' : oneLine(from)) || (side === 'visitor' ? 'The agent' : 'A visitor'),
        count,
        withheld,
        messages: (withheld ? [] : messages).map(({ authorName, sentAt, excerpt }) => ({
          author: oneLine(authorName),
          sentAt: new Date(sentAt),
          lines: linesOf(excerpt),
        })),
        home: this.placeOf(listing),
        link: await this.linkFor(side, known, letter),
        answerable: replyTo !== null,
      },
      thread: `conversation:${id}:${side}`,
      ...(replyTo !== null && replyAddress({ email: replyTo, name: '' })),
    };
  }

  private placeOf({ id, title, address }: NonNullable<KnownConversation['listing']>) {
    return { id, title: oneLine(title), address: oneLine(address), url: this.links.home(id) };
  }

  /** A link is for somebody without an account; who has one by now signs in. */
  private async linkFor(
    side: ConversationFacts['side'],
    { id, accountId }: KnownConversation,
    { link }: Away,
  ): Promise<string> {
    if (side === 'agency') return this.links.agentConversation(id);
    return link && accountId === null ? this.links.conversation(link) : this.links.page('/messages');
  }
}
