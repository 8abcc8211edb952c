import type { ListingImage } from '@lintel/contracts';
import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Upload } from '../../domain/upload.js';

export interface UploadRecord extends Omit<Upload, 'id'>, WithOutbox {
  _id: string;
  version: number;
  /** Since when it is in a state that has to end; null once it has. */
  pendingSince: Date | null;
}

export interface LogoRecord {
  /** The agency's id. */
  _id: string;
  upload: string;
  image: ListingImage;
}

const anything = { type: Schema.Types.Mixed, default: null };

const uploadSchema = new Schema(
  {
    _id: { type: String, required: true },
    ...outboxFields,
    agencyId: { type: String, required: true },
    kind: { type: String, required: true },
    fileName: { type: String, required: true },
    contentType: { type: String, required: true },
    bytes: { type: Number, required: true },
    state: { type: String, required: true },
    problem: { type: String, default: null },
    image: anything,
    document: anything,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    checkAt: { type: Date, required: true },
    used: { type: Boolean, required: true },
    removingAt: { type: Date, default: null },
    pendingSince: { type: Date, default: null },
  },
  { collection: 'uploads', versionKey: false, minimize: false },
);
uploadSchema.index(...outboxIndex);
uploadSchema.index({ checkAt: 1 }, { name: 'due_for_check' });
uploadSchema.index(
  { pendingSince: 1 },
  { name: 'pending', partialFilterExpression: { pendingSince: { $gt: new Date(0) } } },
);

const logoSchema = new Schema(
  { _id: { type: String, required: true }, upload: { type: String, required: true }, image: anything },
  { collection: 'agency-logos', versionKey: false, minimize: false },
);
logoSchema.index({ upload: 1 }, { name: 'logo_of_upload' });

export interface UploadModels {
  readonly uploads: Model<UploadRecord>;
  readonly logos: Model<LogoRecord>;
}

export const registerUploadModels = (connection: Connection): UploadModels => ({
  uploads: connection.model('Upload', uploadSchema) as unknown as Model<UploadRecord>,
  logos: connection.model('AgencyLogo', logoSchema) as unknown as Model<LogoRecord>,
});
