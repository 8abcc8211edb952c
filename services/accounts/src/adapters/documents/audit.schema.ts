import { type Connection, type Model, Schema } from 'mongoose';
import type { AuditEntry } from '../../domain/audit-entry.js';

export type AuditRecord = Omit<AuditEntry, 'seq'> & { _id: number };

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const orNull = { type: String, default: null } as const;
const values = { type: Schema.Types.Mixed, required: true } as const;

const schema = new Schema(
  {
    _id: { type: Number, required: true },
    eventId: text,
    at: date,
    act: text,
    actor: text,
    actorRole: text,
    actorAgency: orNull,
    subjectType: text,
    subjectId: text,
    agencyId: orNull,
    before: values,
    after: values,
    dataHash: text,
    // None, rather than null, where it is not known: the chain covers what an entry has.
    correlation: String,
    recordedAt: date,
    previousHash: text,
    hash: text,
    seal: text,
  },
  { versionKey: false, minimize: false, collection: 'audit-entries' },
);
// One event, one entry.
schema.index({ eventId: 1 }, { name: 'event', unique: true });
// page, by whom it asks for; the newest first.
schema.index({ actor: 1, _id: -1 }, { name: 'actor' });
schema.index({ subjectId: 1, _id: -1 }, { name: 'subject' });
schema.index({ agencyId: 1, _id: -1 }, { name: 'agency' });
schema.index(
  { correlation: 1, _id: -1 },
  { name: 'correlation', partialFilterExpression: { correlation: { $gt: '' } } },
);
schema.index({ at: 1 }, { name: 'time' });

const refuse = (): never => {
  throw new Error('the audit trail is only ever added to');
};
schema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
    'deleteOne',
    'deleteMany',
  ],
  refuse,
);
schema.pre('bulkWrite', refuse);
schema.pre('save', function () {
  if (!this.isNew) refuse();
});

export const registerAuditModel = (connection: Connection): Model<AuditRecord> =>
  connection.model('AuditEntry', schema) as unknown as Model<AuditRecord>;
