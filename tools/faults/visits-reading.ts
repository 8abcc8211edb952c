import type { CloudEvent } from '@lintel/contracts';
import type { AdapterSettings } from '@lintel/platform/adapters';
import { readAll, type ReadEvent } from './reading.ts';

/** A viewing's document, as far as it is compared. */
export interface StoredViewing {
  readonly id: string;
  readonly version: number;
  readonly listingId: number;
  readonly state: string;
  readonly start: Date | null;
  readonly unpublished: number;
}

export interface StoredMessage {
  readonly id: string;
  readonly number: number;
  readonly text: string;
}

export interface StoredConversation {
  readonly id: string;
  readonly listingId: number;
  readonly email: string;
  readonly unpublished: number;
  readonly messages: readonly StoredMessage[];
}

interface ViewingRecord extends Omit<StoredViewing, 'id' | 'unpublished'> {
  readonly _id: string;
  readonly outbox: readonly CloudEvent[];
}
interface ConversationRecord {
  readonly _id: string;
  readonly listingId: number;
  readonly contact: { readonly email: string };
  readonly unfiled: readonly StoredMessage[];
  readonly outbox: readonly CloudEvent[];
}
interface MessageRecord extends Omit<StoredMessage, 'id'> {
  readonly _id: string;
  readonly conversationId: string;
}

export async function readViewings(settings: AdapterSettings): Promise<StoredViewing[]> {
  const viewings = await readAll<ViewingRecord>(settings, 'viewings', 'viewings');
  return viewings.map(({ _id, version, listingId, state, start, outbox }) => {
    return { id: _id, version, listingId, state, start, unpublished: outbox.length };
  });
}

export async function readConversations(settings: AdapterSettings): Promise<StoredConversation[]> {
  const [conversations, messages] = await Promise.all([
    readAll<ConversationRecord>(settings, 'messaging', 'conversations'),
    readAll<MessageRecord>(settings, 'messaging', 'messages'),
  ]);
  const filed = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return conversations.map(({ _id, listingId, contact, unfiled, outbox }) => {
    // While a message is moved to its own place it is in both.
    const all = new Map<string, StoredMessage>(unfiled.map((message) => [message.id, message]));
    for (const { _id: id, number, text } of filed.get(_id) ?? []) all.set(id, { id, number, text });
    return {
      id: _id,
      listingId,
      email: contact.email,
      unpublished: outbox.length,
      messages: [...all.values()],
    };
  });
}

/** Of a conversation those events count that tell of a message, in the order of its messages. */
export function messagePart({ id, subject, type, data }: CloudEvent): ReadEvent | undefined {
  if (type !== 'lintel.conversation.message-sent.v1') return undefined;
  return { id, subject, sequence: (data as { message: { number: number } }).message.number };
}
