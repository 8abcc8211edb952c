import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownListing, Sending } from '../../application/known-stores.js';
import type { KnownAccount } from '../../domain/known-account.js';

export type AccountRecord = Omit<KnownAccount, 'id'> & { _id: string };
export type ListingRecord = Pick<KnownListing, 'version' | 'removed' | 'facts'> & { _id: number };
export type SendingRecord = Omit<Sending, 'key' | 'digest'> & { _id: string; fingerprint: string };

const text = { type: String, required: true } as const;
const textOrNull = { type: String, default: null } as const;
const number = { type: Number, required: true } as const;
const options = { versionKey: false, minimize: false } as const;

const accountSchema = new Schema(
  {
    _id: text,
    version: number,
    name: { type: String, default: '' },
    email: textOrNull,
    formerEmails: { type: [String], default: [] },
    agencyId: textOrNull,
    closed: { type: Boolean, default: false },
  },
  { ...options, collection: 'accounts' },
);
// byEmail. Not unique: events of two accounts that change addresses may come in any order.
accountSchema.index({ email: 1 }, { name: 'email', partialFilterExpression: { email: { $gt: '' } } });
// agentsOf.
accountSchema.index({ agencyId: 1 }, { name: 'agency', partialFilterExpression: { agencyId: { $gt: '' } } });

const listingSchema = new Schema(
  {
    _id: number,
    version: number,
    removed: { type: Boolean, default: false },
    facts: { type: Schema.Types.Mixed, default: null },
  },
  { ...options, collection: 'listings' },
);

// forgetContact, ofContact.
listingSchema.index(
  { 'facts.agentEmail': 1 },
  { name: 'contact', partialFilterExpression: { 'facts.agentEmail': { $gt: '' } } },
);

const sendingSchema = new Schema(
  { _id: text, fingerprint: text, messageId: text, at: { type: Date, required: true } },
  { ...options, collection: 'sendings' },
);
// deleteBefore.
sendingSchema.index({ at: 1 }, { name: 'age' });

export const registerKnown = (connection: Connection) => ({
  accounts: connection.model('Account', accountSchema) as unknown as Model<AccountRecord>,
  listings: connection.model('Listing', listingSchema) as unknown as Model<ListingRecord>,
  sendings: connection.model('Sending', sendingSchema) as unknown as Model<SendingRecord>,
});
