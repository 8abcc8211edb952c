import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownSearch } from '../../application/saved-search-store.js';

export interface SavedSearchRecord extends Omit<KnownSearch, 'id'> {
  _id: string;
}

const savedSearchSchema = new Schema(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    version: { type: Number, required: true },
    name: { type: String, required: true },
    alertFrequency: { type: String, required: true },
    resultsPath: { type: String, default: null },
  },
  { collection: 'savedSearches', versionKey: false },
);
// ofAccount, eraseOf.
savedSearchSchema.index({ accountId: 1 }, { name: 'account' });

export type SavedSearchModel = Model<SavedSearchRecord>;

export const registerSavedSearches = (connection: Connection): SavedSearchModel =>
  connection.model('SavedSearch', savedSearchSchema) as unknown as SavedSearchModel;
