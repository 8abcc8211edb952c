import { unlessDuplicate } from '@lintel/platform/documents';
import type { KnownSearch, SavedSearchStore } from '../../application/saved-search-store.js';
import type { SavedSearchModel, SavedSearchRecord } from './saved-search.schema.js';

export class SavedSearchRepository implements SavedSearchStore {
  constructor(private readonly model: SavedSearchModel) {}

  async find(id: string): Promise<KnownSearch | null> {
    const record = await this.model.findById(id).lean<SavedSearchRecord>();
    return record && toSearch(record);
  }

  async ofAccount(accountId: string): Promise<KnownSearch[]> {
    return (await this.model.find({ accountId }).lean<SavedSearchRecord[]>()).map(toSearch);
  }

  async save({ id, ...search }: Parameters<SavedSearchStore['save']>[0]): Promise<void> {
    // A later version is there where the filter finds none.
    await unlessDuplicate(() =>
      this.model.updateOne(
        { _id: id, version: { $lte: search.version } },
        { $set: search },
        { upsert: true },
      ),
    );
  }

  async erase(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }

  async eraseOf(accountId: string): Promise<void> {
    await this.model.deleteMany({ accountId });
  }
}

const toSearch = ({ _id, resultsPath = null, ...search }: SavedSearchRecord): KnownSearch => ({
  id: _id,
  resultsPath,
  ...search,
});
