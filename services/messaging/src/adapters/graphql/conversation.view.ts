import { toImageView } from '@lintel/service-kit';
import type { KnownListing } from '../../application/known-stores.js';
import { type Conversation, isVerified, type Message } from '../../domain/conversation.js';
import { unreadOf, type Viewer } from '../../domain/marks.js';
import type * as schema from './schema.generated.js';

/** What the fields of a conversation are worked out from. */
export interface ConversationView extends Omit<schema.Conversation, 'property' | 'lastMessage' | 'messages'> {
  readonly conversation: Conversation;
  /** Homes that were read before, with those of its neighbours. */
  readonly listings?: ReadonlyMap<number, KnownListing>;
}

export const toConversationView = (conversation: Conversation, viewer: Viewer): ConversationView => ({
  id: conversation.id,
  side: viewer.side,
  startedAt: conversation.startedAt.toISOString(),
  lastMessageAt: conversation.lastMessageAt.toISOString(),
  messageCount: conversation.counts.visitor + conversation.counts.agency,
  unread: unreadOf(conversation, viewer),
  person: conversation.contact,
  verified: conversation.verified,
  conversation,
});

export const toMessageView = (message: Message, conversation: Conversation): schema.Message => {
  const { id, number, side, authorName, text, sentAt } = message;
  return {
    id,
    number,
    side,
    authorName: authorName === '' && side === 'agency' ? conversation.property.agency : authorName,
    text,
    sentAt: sentAt.toISOString(),
    verified: isVerified(conversation, message),
  };
};

export interface HomeSpokenOf {
  readonly listingId: number;
  readonly property: Omit<Conversation['property'], 'agentName' | 'agentEmail'>;
}

export interface ConversationPropertyView extends Omit<schema.ConversationProperty, 'isMine'> {
  /** For `isMine`, and no field. */
  readonly agentEmail: string;
}

/** As the listing is now, or as it was when it was last known. */
export function toPropertyView(
  { listingId, property }: HomeSpokenOf,
  listing: KnownListing | undefined,
  mediaUrl: string,
): ConversationPropertyView {
  const { title, address, image, agency } = listing?.facts ?? property;
  return {
    id: listingId,
    title,
    address,
    image: image && toImageView(mediaUrl, image),
    agency,
    agentName: listing?.facts?.agentName ?? '',
    agentEmail: listing?.facts?.agentEmail ?? '',
    published: listing !== undefined && !listing.removed,
  };
}
