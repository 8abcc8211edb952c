import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Account } from '../../domain/account.js';
import type { Agency } from '../../domain/agency.js';
import type { DashboardVisit } from '../../domain/dashboard-visit.js';
import type { Session } from '../../domain/session.js';
import { type FactorRecord, registerFactorModel } from './factor.schema.js';

type Stored<Aggregate extends { id: string }> = Omit<Aggregate, 'id'> & { _id: string };
type AccessFields = 'sessionsFrom' | 'keptSession' | 'accessFrom' | 'accessChangedAt' | 'demonstration';
type SignUpFields = 'emailSince' | 'candidates' | 'deviceMark';
/** Accounts from before tokens could be taken back, or several could sign up with one address, lack what came with that. */
export type AccountRecord = Omit<Stored<Account>, AccessFields | SignUpFields> &
  Partial<Pick<Account, AccessFields | SignUpFields>> &
  WithOutbox;
/** Agencies from before they had members lack all that came with them. */
type MemberFields =
  'website' | 'description' | 'members' | 'invitations' | 'following' | 'strongSignInRequired' | 'updatedAt';
/** Those from before names were compared lack what came with that. */
type NameFields = 'pendingName' | 'refusedName' | 'nameLike' | 'nameCountsFrom';
type LaterFields = MemberFields | NameFields;
export type AgencyRecord = Omit<Stored<Agency>, LaterFields> &
  Partial<Pick<Agency, LaterFields>> & {
    /** Of its name; missing until upkeep has given them. */
    likenesses?: readonly string[];
  } & WithOutbox;
/** Sessions from before lack what was shown on them, and what it takes to end them by their account. */
type LaterSessionFields = 'passwordAt' | 'factorAt' | 'accountVersion';
export type SessionRecord = Omit<Stored<Session>, LaterSessionFields> &
  Partial<Pick<Session, LaterSessionFields>> & {
    /** Kept a while for gateways that were cut off. */
    endedAt?: Date | null;
  } & WithOutbox;
export type VisitRecord = Omit<DashboardVisit, 'accountId'> & { _id: string };

const id = { type: String, required: true } as const;
const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const orNull = { default: null } as const;
const options = { versionKey: false, minimize: false } as const;

const agencyDetails = new Schema({ companyName: text, phone: text, address: text }, { _id: false });
const openLink = new Schema(
  {
    purpose: text,
    request: text,
    requestedAt: date,
    expiresAt: date,
    candidate: { type: String },
    email: { type: String },
    device: { type: String },
  },
  { _id: false },
);
const candidate = new Schema(
  {
    id: { type: String, default: '' },
    name: text,
    passwordHash: text,
    browserHash: { type: String, ...orNull },
    agency: {
      type: new Schema(
        { id: text, companyName: text, phone: text, address: text },
        { _id: false, id: false },
      ),
      ...orNull,
    },
  },
  { _id: false, id: false },
);

const accountSchema = new Schema(
  {
    _id: id,
    ...outboxFields,
    email: { type: String, ...orNull },
    emailSince: { type: Number },
    pendingEmail: { type: String, ...orNull },
    // Empty once erased, which `required` would refuse.
    name: { type: String, default: '' },
    phone: { type: String, default: '' },
    role: text,
    agencyId: { type: String, ...orNull },
    // Without a default: an account without one is from before such roles, and owns the agency.
    agencyRole: { type: String },
    registration: { type: agencyDetails, ...orNull },
    passwordHash: { type: String, ...orNull },
    // Without a default: the sign-up of an account from before several could is in the account itself.
    candidates: { type: [candidate], default: undefined },
    openLinks: { type: [openLink], default: [] },
    sessionsFrom: { type: Number, default: 0 },
    keptSession: { type: String, ...orNull },
    accessFrom: { type: Number, default: 0 },
    accessChangedAt: { type: Date, ...orNull },
    deviceMark: { type: String, ...orNull },
    demonstration: { type: String, ...orNull },
    suspectSince: { type: Date, ...orNull },
    lockedAt: { type: Date, ...orNull },
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
const since = (field: string) => ({ partialFilterExpression: { [field]: { $gt: new Date(0) } } });
// revokedSince.
accountSchema.index({ accessChangedAt: 1 }, { name: 'access', ...since('accessChangedAt') });
// The demonstration accounts, of which most installations have none.
accountSchema.index(
  { demonstration: 1 },
  { name: 'demonstration', partialFilterExpression: { demonstration: { $gt: '' } } },
);
// The people of agencies from before those kept them.
accountSchema.index({ agencyId: 1 }, { name: 'agency', partialFilterExpression: { agencyId: { $gt: '' } } });

const part = { _id: false, id: false } as const;
const member = new Schema({ accountId: text, role: text, joinedAt: date }, part);
const invitation = new Schema(
  {
    id: text,
    version: { type: Number, required: true },
    request: text,
    email: text,
    role: text,
    invitedBy: text,
    sentAt: date,
    expiresAt: date,
  },
  part,
);
const following = new Schema({ accountId: text, endSessions: { type: Boolean, required: true } }, part);

const held = new Schema({ note: text, since: date }, part);
const suspended = new Schema({ reason: text, since: date }, part);
const pendingName = new Schema({ name: text, askedAt: date }, part);

const agencySchema = new Schema(
  {
    _id: id,
    ...outboxFields,
    companyName: text,
    phone: text,
    address: text,
    website: { type: String, ...orNull },
    description: { type: String, default: '' },
    members: { type: [member] },
    invitations: { type: [invitation] },
    following: { type: [following] },
    strongSignInRequired: { type: Boolean, default: false },
    createdAt: date,
    updatedAt: { type: Date },
    approvedAt: { type: Date, ...orNull },
    pendingName: { type: pendingName, ...orNull },
    refusedName: { type: String, ...orNull },
    refusedReason: { type: String, ...orNull },
    held: { type: held, ...orNull },
    suspended: { type: suspended, ...orNull },
    nameLike: { type: String, ...orNull },
    nameCountsFrom: { type: Date },
    // Without a default: who has none is given them.
    likenesses: { type: [String], default: undefined },
  },
  { ...options, collection: 'agencies' },
);
agencySchema.index(...outboxIndex);
// Agencies that wait for approval, the longest waiting first.
agencySchema.index({ approvedAt: 1, createdAt: 1 }, { name: 'waiting' });
// goingBy: the agencies whose names a name is too like.
agencySchema.index({ likenesses: 1 }, { name: 'likenesses' });
// The link of an invitation, and what is kept of an address.
const ofEach = (field: string, least: unknown) => ({
  partialFilterExpression: { [field]: { $gt: least } },
});
agencySchema.index({ 'invitations.id': 1 }, { name: 'invitation', ...ofEach('invitations.id', '') });
agencySchema.index({ 'invitations.email': 1 }, { name: 'invited', ...ofEach('invitations.email', '') });
// New names that wait for approval, the longest waiting first.
agencySchema.index(
  { 'pendingName.askedAt': 1 },
  { name: 'renaming', ...ofEach('pendingName.askedAt', new Date(0)) },
);
// sought by their state: few of many.
for (const state of ['held.since', 'suspended.since'])
  agencySchema.index({ [state]: 1 }, { name: state, ...ofEach(state, new Date(0)) });
// toTidy.
agencySchema.index(
  { 'invitations.expiresAt': 1 },
  { name: 'invitation-expiry', ...ofEach('invitations.expiresAt', new Date(0)) },
);
agencySchema.index({ 'following.accountId': 1 }, { name: 'following', ...ofEach('following.accountId', '') });

const visitSchema = new Schema(
  { _id: id, newSince: date, lastLookAt: date },
  { ...options, collection: 'dashboard-visits' },
);

const sessionSchema = new Schema(
  {
    _id: id,
    ...outboxFields,
    accountId: text,
    accountVersion: { type: Number, default: 0 },
    secretHash: text,
    previousHash: { type: String, ...orNull },
    rotatedAt: date,
    device: { type: String, default: '' },
    createdAt: date,
    expiresAt: date,
    passwordAt: { type: Date, ...orNull },
    factorAt: { type: Date, ...orNull },
    endedAt: { type: Date, ...orNull },
  },
  { ...options, collection: 'sessions' },
);
sessionSchema.index(...outboxIndex);
// revokedSince, and what is swept after it.
sessionSchema.index({ endedAt: 1 }, { name: 'ended', ...since('endedAt') });
// The devices of an account.
sessionSchema.index({ accountId: 1 }, { name: 'account' });
// What has expired is deleted by a sweep.
sessionSchema.index({ expiresAt: 1 }, { name: 'expiry' });

export interface AccountModels {
  readonly accounts: Model<AccountRecord>;
  readonly agencies: Model<AgencyRecord>;
  readonly sessions: Model<SessionRecord>;
  readonly visits: Model<VisitRecord>;
  readonly factors: Model<FactorRecord>;
}

export const registerAccountModels = (connection: Connection): AccountModels => ({
  accounts: connection.model('Account', accountSchema) as unknown as Model<AccountRecord>,
  agencies: connection.model('Agency', agencySchema) as unknown as Model<AgencyRecord>,
  sessions: connection.model('Session', sessionSchema) as unknown as Model<SessionRecord>,
  visits: connection.model('DashboardVisit', visitSchema) as unknown as Model<VisitRecord>,
  factors: registerFactorModel(connection),
});
