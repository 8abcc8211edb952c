import { unlessDuplicate } from '@lintel/platform/documents';
import type { Model } from 'mongoose';
import type { AlertSettingsStore } from '../../application/alerts/alert-store.js';
import type { RuleSetting, RuleSettings } from '../../domain/alerts/alert-rules.js';
import type { AlertSettingRecord } from './alert.schema.js';

/** No rule is called so. */
const TARGETS = 'targets';
const TURN = 'turn';

export class AlertSettingsRepository implements AlertSettingsStore {
  constructor(private readonly model: Model<AlertSettingRecord>) {}

  async rules(): Promise<RuleSettings> {
    const records = await this.model.find({ _id: { $nin: [TARGETS, TURN] } }).lean<AlertSettingRecord[]>();
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

  async takeTurn(now: Date, leastMs: number): Promise<boolean> {
    // One that is to come was taken before the clock was set back.
    const free = [{ at: { $lte: new Date(now.getTime() - leastMs) } }, { at: { $gt: now } }];
    const taken = await unlessDuplicate(() =>
      this.model.updateOne({ _id: TURN, $or: free }, { $set: { at: now } }, { upsert: true }),
    );
    return taken.ok;
  }

  async giveTurnBack(): Promise<void> {
    await this.model.updateOne({ _id: TURN }, { $set: { at: new Date(0) } });
  }
}
