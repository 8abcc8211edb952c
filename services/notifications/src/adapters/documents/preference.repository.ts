import {
  defaultPreferences,
  type EmailPreferences,
  type PreferenceStore,
} from '../../application/person-store.js';
import type { PreferenceModel, PreferenceRecord } from './person.schema.js';

export class PreferenceRepository implements PreferenceStore {
  constructor(private readonly model: PreferenceModel) {}

  async find(accountId: string): Promise<EmailPreferences> {
    const record = await this.model.findById(accountId).lean<PreferenceRecord>();
    return record ? { savedHomeChanges: record.savedHomeChanges } : defaultPreferences;
  }

  async save(accountId: string, { savedHomeChanges }: EmailPreferences, at: Date): Promise<void> {
    await this.model.updateOne(
      { _id: accountId },
      { $set: { savedHomeChanges, changedAt: at } },
      { upsert: true },
    );
  }

  async erase(accountId: string): Promise<void> {
    await this.model.deleteOne({ _id: accountId });
  }
}
