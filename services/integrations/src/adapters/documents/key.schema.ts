import { type Connection, type Model, Schema } from 'mongoose';
import type { ApiKey } from '../../domain/api-key.js';

export type KeyRecord = Omit<ApiKey, 'id'> & { _id: string };

const text = { type: String, required: true } as const;
const moment = { type: Date, default: null } as const;

const schema = new Schema(
  {
    ...{ _id: text, name: text, scopes: [String], agencyId: { type: String, default: null } },
    ...{ prefix: text, hash: text },
    previous: {
      type: new Schema({ prefix: text, hash: text, until: { type: Date, required: true } }, { _id: false }),
      default: null,
    },
    createdAt: { type: Date, required: true },
    ...{ expiresAt: moment, revokedAt: moment, lastUsedAt: moment },
  },
  { collection: 'apiKeys', versionKey: false },
);
schema.index({ hash: 1 }, { name: 'hash', unique: true });
schema.index({ 'previous.hash': 1 }, { name: 'previous' });
schema.index({ agencyId: 1, createdAt: -1 }, { name: 'owner' });

export const registerKeys = (connection: Connection): Model<KeyRecord> =>
  connection.model('ApiKey', schema) as unknown as Model<KeyRecord>;
