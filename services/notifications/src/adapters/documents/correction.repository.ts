import type { Correction, CorrectionStore } from '../../application/correction-store.js';
import { recordsById, type Together } from '@lintel/service-kit';
import type { CorrectionModel, CorrectionRecord } from './correction.schema.js';

export class CorrectionRepository implements CorrectionStore {
  private readonly byId: Together<string, CorrectionRecord | null>;

  constructor(private readonly model: CorrectionModel) {
    this.byId = recordsById(model);
  }

  async find(recipient: string): Promise<Correction | null> {
    const record = await this.byId.ask(recipient);
    if (!record) return null;
    const { _id, ...correction } = record;
    return { recipient: _id, ...correction };
  }

  async save({ recipient, ...correction }: Correction): Promise<void> {
    await this.model.updateOne({ _id: recipient }, { $set: correction }, { upsert: true });
  }

  async used(recipient: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: recipient }, { $set: { usedAt: at } });
  }

  async eraseOf(recipient: string): Promise<void> {
    await this.model.deleteOne({ _id: recipient });
  }

  async eraseTo(right: readonly string[]): Promise<void> {
    if (right.length > 0) await this.model.deleteMany({ right: { $in: right } });
  }

  async forget(usedBefore: Date): Promise<void> {
    await this.model.deleteMany({ usedAt: { $lt: usedBefore } });
  }
}
