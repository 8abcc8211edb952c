import { type Connection, type Model, Schema } from 'mongoose';
import type { Correction } from '../../application/correction-store.js';

export interface CorrectionRecord extends Omit<Correction, 'recipient'> {
  _id: string;
}

const text = { type: String, required: true } as const;

const correctionSchema = new Schema(
  { _id: text, wrong: text, right: text, sealed: text, usedAt: { type: Date, required: true } },
  { collection: 'corrections', versionKey: false },
);
// eraseTo.
correctionSchema.index({ right: 1 }, { name: 'right' });
// forget.
correctionSchema.index({ usedAt: 1 }, { name: 'usedAt' });

export type CorrectionModel = Model<CorrectionRecord>;

export const registerCorrections = (connection: Connection): CorrectionModel =>
  connection.model('Correction', correctionSchema) as unknown as CorrectionModel;
