import { type Connection, type Model, Schema } from 'mongoose';
import type { Lead } from '../../domain/lead.js';
import type { LeadFacts } from '../../domain/lead-source.js';

export interface LeadSourceRecord {
  _id: string;
  version: number;
  /** Changes at each write. */
  revision: string;
  /** Empty once erased, as is the account's. */
  leadId: string;
  accountId: string;
  listingId: number | null;
  facts: LeadFacts | null;
  /** Leads that are to be rebuilt because of it. */
  stale: string[];
  erasedAt: Date | null;
}

export interface LeadRecord extends Omit<Lead, 'id'> {
  _id: string;
  revision: string;
  words: string[];
}

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const count = { type: Number, required: true } as const;
const filled = (field: string, least: unknown) => ({
  partialFilterExpression: { [field]: { $gt: least } },
});

const sourceSchema = new Schema(
  {
    _id: text,
    version: count,
    revision: text,
    leadId: { type: String, default: '' },
    accountId: { type: String, default: '' },
    listingId: { type: Number, default: null },
    facts: { type: Schema.Types.Mixed, default: null },
    stale: { type: [String], default: [] },
    erasedAt: { type: Date, default: null },
  },
  { collection: 'lead-sources', versionKey: false, minimize: false },
);
// ofLead.
sourceSchema.index({ leadId: 1 }, { name: 'lead', ...filled('leadId', '') });
// idsOfAccount.
sourceSchema.index({ accountId: 1 }, { name: 'account', ...filled('accountId', '') });
// conversationsAbout.
sourceSchema.index({ listingId: 1 }, { name: 'listing', ...filled('listingId', 0) });
// forgetErased.
sourceSchema.index({ erasedAt: 1 }, { name: 'erased', ...filled('erasedAt', new Date(0)) });

const leadSchema = new Schema(
  {
    _id: text,
    revision: text,
    agencyId: text,
    email: text,
    verified: { type: Boolean, default: false },
    name: { type: String, default: '' },
    phone: { type: String, default: '' },
    firstContactAt: date,
    lastContactAt: date,
    enquiries: count,
    viewings: count,
    homes: count,
    words: { type: [String], default: [] },
  },
  { collection: 'leads', versionKey: false },
);
// agencyLeads, and the same by words.
leadSchema.index({ agencyId: 1, lastContactAt: -1, _id: -1 }, { name: 'agency' });
leadSchema.index({ agencyId: 1, words: 1 }, { name: 'agency-words' });

export type LeadSourceModel = Model<LeadSourceRecord>;
export type LeadModel = Model<LeadRecord>;

export const registerLeads = (connection: Connection) => ({
  sources: connection.model('LeadSource', sourceSchema) as unknown as LeadSourceModel,
  leads: connection.model('Lead', leadSchema) as unknown as LeadModel,
});
