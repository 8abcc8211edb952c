import { outboxFields, outboxIndex, type Submission, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Home } from '../../domain/home.js';
import type { Person } from '../../domain/person.js';
import type { AgentLabel, Viewing } from '../../domain/viewing.js';

type Stored<Aggregate extends { id: unknown }> = Omit<Aggregate, 'id'> & { _id: Aggregate['id'] };

/** What is derived from a viewing for the indexes, and what is kept beside it. */
export interface Derived {
  date: Date;
  label: AgentLabel;
  /** `12:2026-03-30T09:00:00.000Z`: the home, and the half hour from the hour on that its viewing takes; null when it takes none. */
  onHour: string | null;
  /** The same from half past on. */
  atHalf: string | null;
}
export interface Kept {
  requestKey: string | null;
  requestDigest: string | null;
  /** The ordinal number of this request among its account's for its home; null without an account, and once it is erased. */
  nth?: number | null;
  /** Of the last changes that carried a key. */
  answers: Submission[];
}
export type ViewingRecord = Stored<Viewing> & Derived & Kept & WithOutbox;
export type HomeRecord = Stored<Home>;
export type PersonRecord = Stored<Person>;

const id = { type: String, required: true } as const;
const text = { type: String, default: '' } as const;
const textOrNull = { type: String, default: null } as const;
const number = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;
const dateOrNull = { type: Date, default: null } as const;
const mixed = { type: Schema.Types.Mixed, default: null } as const;
const options = { versionKey: false, minimize: false } as const;

const viewingSchema = new Schema(
  {
    _id: id,
    ...outboxFields,
    state: id,
    listingId: number,
    agencyId: id,
    accountId: textOrNull,
    visitor: mixed,
    message: text,
    requestedTimes: { type: [Date], default: [] },
    proposal: mixed,
    acceptedProposal: textOrNull,
    start: dateOrNull,
    arrangedAt: dateOrNull,
    reminded: { type: [Number], default: [] },
    rescheduled: { type: Boolean, required: true },
    honoured: { type: Boolean, default: false },
    entered: { type: Boolean, default: false },
    reason: text,
    cancelledBy: textOrNull,
    visitorNotes: text,
    agentNotes: text,
    calendarSequence: { type: Number, default: null },
    createdAt: date,
    updatedAt: date,
    erasedAt: dateOrNull,
    date,
    label: id,
    onHour: textOrNull,
    atHalf: textOrNull,
    requestKey: textOrNull,
    requestDigest: textOrNull,
    nth: { type: Number, default: null },
    answers: { type: [Schema.Types.Mixed], default: [] },
  },
  { ...options, collection: 'viewings' },
);
viewingSchema.index(...outboxIndex);
// A slot of a home is given once (decision 13). They also find what is taken.
for (const cell of ['onHour', 'atHalf'] as const)
  viewingSchema.index(
    { [cell]: 1 },
    { name: cell, unique: true, partialFilterExpression: { [cell]: { $gt: '' } } },
  );
// A request is made once.
viewingSchema.index(
  { requestKey: 1 },
  { name: 'requestKey', unique: true, partialFilterExpression: { requestKey: { $gt: '' } } },
);
// Numbers an account's requests for one home, so that of several at once each has seen those before.
viewingSchema.index(
  { accountId: 1, listingId: 1, nth: 1 },
  { name: 'nth', unique: true, partialFilterExpression: { nth: { $gt: 0 } } },
);
// A visitor's own, by account and by address.
viewingSchema.index(
  { accountId: 1, date: -1 },
  { name: 'account', partialFilterExpression: { accountId: { $gt: '' } } },
);
viewingSchema.index(
  { 'visitor.email': 1, date: -1 },
  { name: 'email', partialFilterExpression: { 'visitor.email': { $gt: '' } } },
);
// An agency's pages: all, by label, by listing, and those that came since.
viewingSchema.index({ agencyId: 1, date: 1, _id: 1 }, { name: 'agency' });
viewingSchema.index({ agencyId: 1, label: 1, date: 1, _id: 1 }, { name: 'agencyLabel' });
viewingSchema.index({ agencyId: 1, listingId: 1, date: 1, _id: 1 }, { name: 'agencyListing' });
viewingSchema.index({ agencyId: 1, createdAt: 1 }, { name: 'agencyNew' });
// What a home still has when it leaves the market.
viewingSchema.index({ listingId: 1, state: 1, _id: 1 }, { name: 'listingState' });
// Upkeep: what has ended and what is near, and what nothing has happened to for long.
viewingSchema.index(
  { start: 1, _id: 1 },
  { name: 'confirmed', partialFilterExpression: { state: 'confirmed' } },
);
viewingSchema.index({ erasedAt: 1, updatedAt: 1 }, { name: 'untouched' });

const homeSchema = new Schema(
  {
    _id: number,
    version: number,
    published: { type: Boolean, required: true },
    status: id,
    title: id,
    address: id,
    location: id,
    agent: { type: Schema.Types.Mixed, required: true },
  },
  { ...options, collection: 'homes' },
);

// ofContact.
homeSchema.index({ 'agent.email': 1 }, { name: 'contact' });

const personSchema = new Schema(
  {
    _id: id,
    version: number,
    email: textOrNull,
    formerEmails: { type: [String], default: [] },
    agencyId: textOrNull,
    closed: { type: Boolean, required: true },
  },
  { ...options, collection: 'people' },
);
// Whose browsers hear of a viewing: its visitor's and its agents'.
for (const field of ['email', 'agencyId'] as const)
  personSchema.index({ [field]: 1 }, { name: field, partialFilterExpression: { [field]: { $gt: '' } } });

export interface ViewingModels {
  readonly viewings: Model<ViewingRecord>;
  readonly homes: Model<HomeRecord>;
  readonly people: Model<PersonRecord>;
}

export const registerViewingModels = (connection: Connection): ViewingModels => ({
  viewings: connection.model('Viewing', viewingSchema) as unknown as Model<ViewingRecord>,
  homes: connection.model('Home', homeSchema) as unknown as Model<HomeRecord>,
  people: connection.model('Person', personSchema) as unknown as Model<PersonRecord>,
});
