import { type CloudEvent, conversationTopic, viewingTopic } from '@lintel/contracts';
import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import type { AdapterSettings } from '@lintel/platform/adapters';
import mongoose from 'mongoose';
import type { ReadEvent } from './reading.ts';

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

export interface VisitsAtRest {
  readonly viewings: readonly StoredViewing[];
  readonly conversations: readonly StoredConversation[];
  readonly parked: number;
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

/** What the stores hold of viewings and messages, read with adapters of our own. */
export async function readVisits(settings: AdapterSettings): Promise<VisitsAtRest> {
  const [viewings, conversations, messages] = await Promise.all([
    readAll<ViewingRecord>(settings, 'viewings', 'viewings'),
    readAll<ConversationRecord>(settings, 'messaging', 'conversations'),
    readAll<MessageRecord>(settings, 'messaging', 'messages'),
  ]);
  const filed = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return {
    viewings: viewings.map(({ _id, version, listingId, state, start, outbox }) => {
      return { id: _id, version, listingId, state, start, unpublished: outbox.length };
    }),
    conversations: conversations.map(({ _id, listingId, contact, unfiled, outbox }) => {
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
    }),
    parked: await parkedOf(settings),
  };
}

/** Of a conversation those events count that tell of a message, in the order of its messages. */
export function messagePart({ id, subject, type, data }: CloudEvent): ReadEvent | undefined {
  if (type !== 'lintel.conversation.message-sent.v1') return undefined;
  return { id, subject, sequence: (data as { message: { number: number } }).message.number };
}

async function readAll<Record>(
  settings: AdapterSettings,
  database: string,
  collection: string,
): Promise<Record[]> {
  const documents = await openDocuments(settings, database);
  try {
    const schema = new mongoose.Schema({ _id: String }, { strict: false, collection, versionKey: false });
    return await documents.connection.model('Read', schema).find().lean<Record[]>();
  } finally {
    await documents.close();
  }
}

async function parkedOf(settings: AdapterSettings): Promise<number> {
  const bus = await openEventBus(settings, 'faults-visits');
  try {
    const parked = await Promise.all(
      [viewingTopic, conversationTopic].map(({ name }) => bus.parked(name, 'notifications')),
    );
    return parked.flat().length;
  } finally {
    await bus.close();
  }
}
