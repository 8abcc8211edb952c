import { unlessDuplicate } from '@lintel/platform/documents';
import type { ViewingStore } from '../../application/viewing-store.js';
import type { KnownViewing } from '../../domain/known-viewing.js';
import { recordsById, type Together } from './together.js';
import type { ViewingModel, ViewingRecord } from './viewing.schema.js';

/** As `withoutVisitor` has it. */
const noVisitor = { visitor: null, message: '', reason: '', calendar: null };

export class ViewingRepository implements ViewingStore {
  private readonly byId: Together<string, ViewingRecord | null>;

  constructor(private readonly model: ViewingModel) {
    this.byId = recordsById(model);
  }

  async find(id: string): Promise<KnownViewing | null> {
    const record = await this.byId.ask(id);
    return record && toViewing(record);
  }

  async ofAccount(accountId: string): Promise<KnownViewing[]> {
    const records = await this.model.find({ 'visitor.accountId': accountId }).lean<ViewingRecord[]>();
    return records.map(toViewing);
  }

  async save({ id, ...viewing }: KnownViewing, heardAt: Date): Promise<void> {
    // Where the filter finds none, an equally late version is there.
    await unlessDuplicate(() =>
      this.model.updateOne(
        { _id: id, version: { $lt: viewing.version } },
        { $set: { ...viewing, heardAt } },
        { upsert: true },
      ),
    );
  }

  async eraseVisitor(id: string, version: number): Promise<void> {
    await this.model.updateOne({ _id: id, 'visitor.email': { $gt: '' } }, { $set: noVisitor });
    await this.model.updateOne({ _id: id, version: { $lt: version } }, { $set: { version } });
  }

  async eraseVisitorsOf(accountId: string): Promise<void> {
    await this.model.updateMany({ 'visitor.accountId': accountId }, { $set: noVisitor });
  }

  async forget(heardBefore: Date): Promise<void> {
    await this.model.deleteMany({ heardAt: { $lt: heardBefore } });
  }
}

const toViewing = ({ _id, heardAt: _, ...viewing }: ViewingRecord): KnownViewing => ({ id: _id, ...viewing });
