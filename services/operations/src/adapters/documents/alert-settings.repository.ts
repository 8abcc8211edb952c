import type { Model } from 'mongoose';
import type { AlertSettingsStore } from '../../application/alerts/alert-store.js';
import type { RuleSetting, RuleSettings } from '../../domain/alerts/alert-rules.js';
import type { AlertSettingRecord } from './alert.schema.js';

/** No rule is called so. */
const TARGETS = 'targets';

export class AlertSettingsRepository implements AlertSettingsStore {
  constructor(private readonly model: Model<AlertSettingRecord>) {}

  async rules(): Promise<RuleSettings> {
    const records = await this.model.find({ _id: { $ne: TARGETS } }).lean<AlertSettingRecord[]>();
    return new Map(records.map(({ _id, ...setting }) => [_id, setting]));
  }

  async changeRule(name: string, change: Partial<RuleSetting>): Promise<void> {
    await this.model.updateOne({ _id: name }, { $set: change }, { upsert: true });
  }

  async emails(): Promise<readonly string[]> {
    return (await this.model.findById(TARGETS).lean<AlertSettingRecord>())?.emails ?? [];
  }

  async saveEmails(emails: readonly string[]): Promise<void> {
    await this.model.updateOne({ _id: TARGETS }, { $set: { emails: [...emails] } }, { upsert: true });
  }
}
