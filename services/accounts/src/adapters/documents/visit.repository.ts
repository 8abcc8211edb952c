import { unlessDuplicate } from '@lintel/platform/documents';
import type { Model } from 'mongoose';
import type { VisitStore } from '../../application/account-store.js';
import type { DashboardVisit } from '../../domain/dashboard-visit.js';
import type { VisitRecord } from './account.schema.js';

export class VisitRepository implements VisitStore {
  constructor(private readonly model: Model<VisitRecord>) {}

  async find(accountId: string): Promise<DashboardVisit | null> {
    const record = await this.model.findById(accountId).lean<VisitRecord>();
    return record && { accountId, newSince: record.newSince, lastLookAt: record.lastLookAt };
  }

  async save(before: DashboardVisit | null, { accountId, ...state }: DashboardVisit): Promise<boolean> {
    if (before) {
      const { newSince, lastLookAt } = before;
      const { matchedCount } = await this.model.updateOne(
        { _id: accountId, newSince, lastLookAt },
        { $set: state },
      );
      return matchedCount > 0;
    }
    const record = { _id: accountId, ...state };
    return (await unlessDuplicate(() => this.model.insertMany([record], { lean: true }))).ok;
  }

  async erase(accountId: string): Promise<void> {
    await this.model.deleteOne({ _id: accountId });
  }
}
