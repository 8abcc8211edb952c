import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { FactorNotice } from '../../application/factor-store.js';
import type { StrongFactors } from '../../domain/strong-factor.js';

export type FactorRecord = Omit<StrongFactors, 'accountId'> & { _id: string } & WithOutbox & {
    /** Missing from before it was kept. */
    untold?: (FactorNotice & { at: Date })[];
  };

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;
const part = { _id: false, id: false } as const;

const passkey = new Schema(
  {
    id: text,
    publicKey: text,
    counter: number,
    transports: { type: [String], default: [] },
    name: text,
    createdAt: date,
    lastUsedAt: { type: Date, default: null },
  },
  part,
);
const authenticator = new Schema({ sealed: text, addedAt: date, lastStep: number }, part);
const begun = new Schema({ sealed: text, expiresAt: date }, part);
const answered = new Schema({ id: text, expiresAt: date }, part);
const untold = new Schema({ change: text, request: text, at: date }, part);
const wrongCodes = new Schema({ count: number, lastAt: date }, part);

const schema = new Schema(
  {
    // The account's.
    _id: text,
    ...outboxFields,
    passkeys: { type: [passkey], default: [] },
    authenticator: { type: authenticator, default: null },
    begun: { type: begun, default: null },
    recoveryCodes: { type: [String], default: [] },
    recoveryCodesMadeAt: { type: Date, default: null },
    answered: { type: [answered], default: [] },
    wrongCodes: { type: wrongCodes, default: null },
    untold: { type: [untold], default: [] },
  },
  { versionKey: false, minimize: false, collection: 'strong-factors' },
);
schema.index(...outboxIndex);
// untold.
schema.index(
  { 'untold.at': 1 },
  { name: 'untold', partialFilterExpression: { 'untold.at': { $gt: new Date(0) } } },
);

export const registerFactorModel = (connection: Connection): Model<FactorRecord> =>
  connection.model('StrongFactors', schema) as unknown as Model<FactorRecord>;
