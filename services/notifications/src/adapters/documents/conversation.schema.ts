import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownConversation } from '../../domain/known-conversation.js';

export interface ConversationRecord extends Omit<KnownConversation, 'id'> {
  _id: string;
  heardAt: Date;
}

const conversationSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    heardAt: { type: Date, required: true },
    accountId: { type: String, default: null },
    listing: { type: Schema.Types.Mixed, default: null },
    readUpTo: { type: Schema.Types.Mixed, required: true },
    toldUpTo: { type: Schema.Types.Mixed, required: true },
    letters: { type: [Schema.Types.Mixed], default: [] },
    erased: { type: Boolean, required: true },
  },
  { collection: 'conversations', versionKey: false, minimize: false },
);
// ofAccount, eraseLettersOf.
conversationSchema.index(
  { accountId: 1 },
  { name: 'account', partialFilterExpression: { accountId: { $gt: '' } } },
);
// forget.
conversationSchema.index({ heardAt: 1 }, { name: 'heardAt' });
conversationSchema.index(
  { 'letters.at': 1 },
  { name: 'letters', partialFilterExpression: { 'letters.at': { $gt: new Date(0) } } },
);

export type ConversationModel = Model<ConversationRecord>;

export const registerConversations = (connection: Connection): ConversationModel =>
  connection.model('Conversation', conversationSchema) as unknown as ConversationModel;
