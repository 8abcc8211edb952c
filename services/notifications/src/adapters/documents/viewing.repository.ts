import type { ViewingStore } from '../../application/viewing-store.js';
import type { KnownViewing } from '../../domain/known-viewing.js';
import { recordsById, type Together } from '@lintel/service-kit';
import type { ViewingModel, ViewingRecord } from './viewing.schema.js';

/** Two writes, of which the second minds the version: whichever order events come in, the newest stays. */
const keeping = ({ _id, ...viewing }: ViewingRecord) => [
  { updateOne: { filter: { _id }, update: { $setOnInsert: viewing }, upsert: true } },
  { updateOne: { filter: { _id, version: { $lt: viewing.version } }, update: { $set: viewing } } },
];

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

  async save(viewings: readonly KnownViewing[], heardAt: Date): Promise<void> {
    const records = viewings.map(({ id: _id, ...viewing }) => ({ _id, ...viewing, heardAt }));
    if (records.length > 0) await this.model.bulkWrite(records.flatMap(keeping), { timestamps: false });
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
