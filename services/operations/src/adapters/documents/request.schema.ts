import { type Connection, type Model, Schema } from 'mongoose';
import type { AnsweredRequest } from '../../domain/answered-request.js';

export type RequestRecord = AnsweredRequest & { _id: string; failed: boolean };

const text = { type: String, required: true } as const;

const schema = new Schema(
  {
    _id: text,
    correlation: text,
    name: text,
    at: { type: Date, required: true },
    ms: { type: Number, required: true },
    outcome: text,
    failed: { type: Boolean, required: true },
  },
  { collection: 'requests', versionKey: false },
);
// beginningWith.
schema.index({ correlation: 1, at: -1 }, { name: 'correlation' });
// forget.
schema.index({ at: 1 }, { name: 'at' });
schema.index({ failed: 1, at: 1 }, { name: 'failed' });

export const registerRequests = (connection: Connection): Model<RequestRecord> =>
  connection.model('Request', schema) as unknown as Model<RequestRecord>;
