import { type Connection, type Model, Schema } from 'mongoose';
import type { EmailPreferences } from '../../application/person-store.js';
import type { Person } from '../../domain/person.js';

export interface PersonRecord extends Omit<Person, 'id'> {
  _id: string;
}

const personSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    heardAt: { type: Date, required: true },
    email: { type: String, default: null },
    emailSince: { type: Number, default: 0 },
    pendingEmail: { type: String, default: null },
    name: { type: String, default: '' },
    agencyId: { type: String, default: null },
    agencyRole: { type: String, default: null },
    confirmed: { type: Boolean, required: true },
    closedAt: { type: Date, default: null },
    formerEmails: { type: [Schema.Types.Mixed], default: [] },
    bouncedAt: { type: Date, default: null },
    bounceReason: { type: String, default: null },
  },
  { collection: 'people', versionKey: false },
);
// markBounced, hasBounced, idsOf.
personSchema.index({ email: 1 }, { name: 'email', partialFilterExpression: { email: { $gt: '' } } });
// idsOf.
personSchema.index(
  { pendingEmail: 1 },
  { name: 'pendingEmail', partialFilterExpression: { pendingEmail: { $gt: '' } } },
);
// ofAgency.
personSchema.index({ agencyId: 1 }, { name: 'agency', partialFilterExpression: { agencyId: { $gt: '' } } });
// forgetFormersBefore.
personSchema.index(
  { 'formerEmails.at': 1 },
  { name: 'formerEmails', partialFilterExpression: { 'formerEmails.at': { $gt: new Date(0) } } },
);

export interface PreferenceRecord extends EmailPreferences {
  _id: string;
  changedAt: Date;
}

const preferenceSchema = new Schema(
  {
    _id: { type: String, required: true },
    savedHomeChanges: { type: Boolean, required: true },
    changedAt: { type: Date, required: true },
  },
  { collection: 'preferences', versionKey: false },
);

export type PersonModel = Model<PersonRecord>;
export type PreferenceModel = Model<PreferenceRecord>;

export const registerPeople = (connection: Connection) => ({
  people: connection.model('Person', personSchema) as unknown as PersonModel,
  preferences: connection.model('Preference', preferenceSchema) as unknown as PreferenceModel,
});
