import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownAgency } from '../../application/colleagues.js';
import type { ListingForm } from '../../application/listing-forms.js';

export interface ColleagueRecord {
  _id: string;
  version: number;
  /** Empty for whoever is no agent, or closed their account. */
  name: string;
  /** Absent from older records. */
  closed?: boolean;
  /** In lower case; null while it is not confirmed. Missing in what an older version kept. */
  email?: string | null;
  agencyId?: string | null;
}

export interface AgencyRecord extends Omit<KnownAgency, 'id' | 'owners'> {
  _id: string;
  owners: string[];
}

export interface FormRecord extends ListingForm {
  _id: string;
  /** Ids of uploads that the content mentions: they are not to be cleaned away meanwhile. */
  uploads: readonly string[];
}

const text = { type: String, required: true } as const;

const colleagueSchema = new Schema(
  {
    _id: text,
    version: { type: Number, required: true },
    name: { type: String, default: '' },
    closed: { type: Boolean },
    email: { type: String },
    agencyId: { type: String },
  },
  { collection: 'colleagues', versionKey: false },
);
// withEmail.
colleagueSchema.index({ email: 1 }, { name: 'email', partialFilterExpression: { email: { $gt: '' } } });
// besides.
colleagueSchema.index(
  { agencyId: 1 },
  { name: 'agency', partialFilterExpression: { agencyId: { $gt: '' } } },
);

const agencySchema = new Schema(
  {
    _id: text,
    version: { type: Number, required: true },
    name: text,
    phone: { type: String },
    owners: { type: [String], default: [] },
    homes: { type: String },
  },
  { collection: 'known-agencies', versionKey: false },
);

const formSchema = new Schema(
  {
    _id: text,
    accountId: text,
    listingId: { type: Number, default: null },
    version: { type: Number, default: null },
    content: text,
    uploads: { type: [String], default: [] },
    savedAt: { type: Date, required: true },
  },
  { collection: 'listing-forms', versionKey: false },
);
// Erasure of an account.
formSchema.index({ accountId: 1 }, { name: 'account' });
// Which uploads are still wanted.
formSchema.index({ uploads: 1 }, { name: 'uploads' });
// Upkeep: what was left lying.
formSchema.index({ savedAt: 1 }, { name: 'retention' });

export interface AgentModels {
  readonly colleagues: Model<ColleagueRecord>;
  readonly agencies: Model<AgencyRecord>;
  readonly forms: Model<FormRecord>;
}

/** What the service keeps of agents rather than of listings. */
export const registerAgentModels = (connection: Connection): AgentModels => ({
  colleagues: connection.model('Colleague', colleagueSchema) as unknown as Model<ColleagueRecord>,
  agencies: connection.model('KnownAgency', agencySchema) as unknown as Model<AgencyRecord>,
  forms: connection.model('ListingForm', formSchema) as unknown as Model<FormRecord>,
});
