import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Conversation, Message } from '../../domain/conversation.js';

export interface ConversationRecord
  extends Omit<Conversation, 'id' | 'version' | 'unfiled' | 'person'>, WithOutbox {
  _id: string;
  /** Empty once erased, as are the ids of account and agency. */
  person: string;
  unfiled: Message[];
  unfiledSince: Date | null;
  /** Visitor's messages that no agent has read and answered: none waits for anybody where this is 0. */
  awaiting: number;
  /** The earlier of the two sides'. */
  awayDueAt: Date | null;
  erasedAt: Date | null;
  /** What `search` looks for. */
  homeWords: string[];
  personWords: string[];
  /** The address that was typed; null once it belongs to an account. */
  visitorEmail: string | null;
}

export type MessageRecord = Omit<Message, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const mixed = { type: Schema.Types.Mixed } as const;
const date = { type: Date, required: true } as const;
const dateOrNull = { type: Date, default: null } as const;
const since = (field: string) => ({ partialFilterExpression: { [field]: { $gt: new Date(0) } } });

const conversationSchema = new Schema(
  {
    _id: text,
    ...outboxFields,
    listingId: { type: Number, required: true },
    agencyId: { type: String, default: '' },
    person: { type: String, default: '' },
    accountId: { type: String, default: null },
    property: mixed,
    contact: mixed,
    verified: { type: Boolean },
    confirmedUpTo: { type: Number, default: 0 },
    claimantId: { type: String, default: null },
    visitorEmail: { type: String, default: null },
    startedAt: date,
    lastMessageAt: date,
    lastMessage: mixed,
    visitorWroteAt: dateOrNull,
    counts: mixed,
    marks: mixed,
    away: mixed,
    unfiled: { type: [Schema.Types.Mixed], default: [] },
    unfiledSince: dateOrNull,
    awaiting: { type: Number, default: 0 },
    awayDueAt: dateOrNull,
    erasedAt: dateOrNull,
    homeWords: { type: [String], default: [] },
    personWords: { type: [String], default: [] },
  },
  { collection: 'conversations', versionKey: false, minimize: false },
);
const latest = { lastMessageAt: -1, _id: -1 } as const;
conversationSchema.index(...outboxIndex);
// One conversation of a person about a home, however many first messages race; and all of an address, when an account takes them over.
conversationSchema.index(
  { person: 1, listingId: 1 },
  { name: 'person', unique: true, partialFilterExpression: { person: { $gt: '' } } },
);
// myConversations, unreadMessages, erasure.
conversationSchema.index(
  { accountId: 1, ...latest },
  { name: 'account', partialFilterExpression: { accountId: { $gt: '' } } },
);
// myConversations: those that wait for a word of the account's.
conversationSchema.index(
  { claimantId: 1, ...latest },
  { name: 'claimant', partialFilterExpression: { claimantId: { $gt: '' } } },
);
// myUnconfirmedConversations; all of an address, when an account takes them over or is closed.
conversationSchema.index(
  { visitorEmail: 1, ...latest },
  { name: 'visitor-email', partialFilterExpression: { visitorEmail: { $gt: '' } } },
);
// agencyConversations, of all homes and of one; `writtenAfter` reads its beginning, as a later message of the person makes the last one later.
conversationSchema.index({ agencyId: 1, ...latest }, { name: 'agency' });
conversationSchema.index({ agencyId: 1, listingId: 1, ...latest }, { name: 'agency-listing' });
// `search` of agencyConversations.
conversationSchema.index({ agencyId: 1, homeWords: 1 }, { name: 'agency-home-words' });
conversationSchema.index({ agencyId: 1, personWords: 1 }, { name: 'agency-person-words' });
// What waits for an agent: unreadMessages and unreadOnly.
conversationSchema.index(
  { agencyId: 1, ...latest },
  { name: 'awaiting', partialFilterExpression: { awaiting: { $gt: 0 } } },
);
// forgetContact: those that were written when the contact was kept.
conversationSchema.index(
  { 'property.agentEmail': 1 },
  { name: 'contact', partialFilterExpression: { 'property.agentEmail': { $gt: '' } } },
);
// moveToAgency.
conversationSchema.index({ listingId: 1 }, { name: 'listing' });
// Upkeep: planned e-mails, messages left by a crash, the end of two years, and what is left after it.
conversationSchema.index({ awayDueAt: 1 }, { name: 'away', ...since('awayDueAt') });
conversationSchema.index({ unfiledSince: 1 }, { name: 'unfiled', ...since('unfiledSince') });
conversationSchema.index({ erasedAt: 1 }, { name: 'erased', ...since('erasedAt') });
conversationSchema.index({ lastMessageAt: 1 }, { name: 'retention' });

const messageSchema = new Schema(
  {
    _id: text,
    conversationId: text,
    number: { type: Number, required: true },
    side: text,
    authorId: { type: String, default: null },
    authorName: { type: String, default: '' },
    text,
    sentAt: date,
    verified: { type: Boolean, default: false },
    counts: mixed,
  },
  { collection: 'messages', versionKey: false, minimize: false },
);
// The pages of a conversation; a number is given once.
messageSchema.index({ conversationId: 1, number: 1 }, { name: 'conversation', unique: true });
// What an account wrote, for its owner and to take the name off.
messageSchema.index({ authorId: 1 }, { name: 'author', partialFilterExpression: { authorId: { $gt: '' } } });

export type ConversationModel = Model<ConversationRecord>;
export type MessageModel = Model<MessageRecord>;

export const registerConversations = (connection: Connection) => ({
  conversations: connection.model('Conversation', conversationSchema) as unknown as ConversationModel,
  messages: connection.model('Message', messageSchema) as unknown as MessageModel,
});
