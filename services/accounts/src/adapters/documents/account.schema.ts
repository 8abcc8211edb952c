import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Account } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import type { Session } from '../../domain/session.js';

type Stored<Aggregate extends { id: string }> = Omit<Aggregate, 'id'> & { _id: string };
export type AccountRecord = Stored<Account> & WithOutbox;
export type AgencyRecord = Stored<Agency> & WithOutbox;
export type SessionRecord = Stored<Session>;

const id = { type: String, required: true } as const;
const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const orNull = { default: null } as const;
const options = { versionKey: false, minimize: false } as const;

const agencyDetails = new Schema({ companyName: text, phone: text, address: text }, { _id: false });
const openLink = new Schema(
  { purpose: text, request: text, requestedAt: date, expiresAt: date },
  { _id: false },
);

const accountSchema = new Schema(
  {
    _id: id,
    ...outboxFields,
    email: { type: String, ...orNull },
    pendingEmail: { type: String, ...orNull },
    // Empty once erased, which `required` would refuse.
    name: { type: String, default: '' },
    role: text,
    agencyId: { type: String, ...orNull },
    registration: { type: agencyDetails, ...orNull },
    passwordHash: { type: String, ...orNull },
    openLinks: { type: [openLink], default: [] },
    createdAt: date,
    updatedAt: date,
    confirmedAt: { type: Date, ...orNull },
    closedAt: { type: Date, ...orNull },
  },
  { ...options, collection: 'accounts' },
);
accountSchema.index(...outboxIndex);
// Signing in, and that no two accounts share an address; erased ones have none.
accountSchema.index(
  { email: 1 },
  { name: 'email', unique: true, partialFilterExpression: { email: { $gt: '' } } },
);

const agencySchema = new Schema(
  {
    _id: id,
    ...outboxFields,
    companyName: text,
    phone: text,
    address: text,
    createdAt: date,
    approvedAt: { type: Date, ...orNull },
  },
  { ...options, collection: 'agencies' },
);
agencySchema.index(...outboxIndex);
// Agencies that wait for approval, the longest waiting first.
agencySchema.index({ approvedAt: 1, createdAt: 1 }, { name: 'waiting' });

const sessionSchema = new Schema(
  {
    _id: id,
    accountId: text,
    secretHash: text,
    previousHash: { type: String, ...orNull },
    rotatedAt: date,
    device: { type: String, default: '' },
    createdAt: date,
    expiresAt: date,
  },
  { ...options, collection: 'sessions' },
);
// The devices of an account.
sessionSchema.index({ accountId: 1 }, { name: 'account' });
// What has expired is deleted by a sweep.
sessionSchema.index({ expiresAt: 1 }, { name: 'expiry' });

export interface AccountModels {
  readonly accounts: Model<AccountRecord>;
  readonly agencies: Model<AgencyRecord>;
  readonly sessions: Model<SessionRecord>;
}

export const registerAccountModels = (connection: Connection): AccountModels => ({
  accounts: connection.model('Account', accountSchema) as unknown as Model<AccountRecord>,
  agencies: connection.model('Agency', agencySchema) as unknown as Model<AgencyRecord>,
  sessions: connection.model('Session', sessionSchema) as unknown as Model<SessionRecord>,
});
