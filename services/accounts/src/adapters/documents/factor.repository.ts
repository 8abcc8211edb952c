import type { StrongSignInChange } from '@lintel/contracts';
import type { Clock, IdSource } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import { type EventComposer, type Outbox, overtaken, untilWritten, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { DecidedFactors, FactorBook, FactorNotice } from '../../application/factor-store.js';
import { noFactors, type StrongFactors } from '../../domain/strong-factor.js';
import type { FactorRecord } from './factor.schema.js';

export class FactorRepository implements FactorBook {
  constructor(
    private readonly model: Model<FactorRecord>,
    private readonly composer: EventComposer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async find(accountId: string): Promise<StrongFactors> {
    const record = await this.model.findById(accountId, { outbox: 0, untold: 0 }).lean<FactorRecord>();
    return record ? toFactors(record) : noFactors(accountId);
  }

  async change(
    accountId: string,
    decide: (factors: StrongFactors) => DecidedFactors | null,
  ): Promise<StrongFactors | null> {
    // Many may try one code at once.
    return untilWritten(`what account ${accountId} signs in with`, { attempts: 50 }, async () => {
      const before = await this.find(accountId);
      const decided = decide(before);
      if (!decided) return null;
      // However many steps a decision took, it is one write.
      const after = { ...decided.factors, version: before.version + 1 };
      return (await this.write(before, after, decided)) ? after : overtaken;
    });
  }

  async untold(writtenBefore: Date, first: number) {
    const records = await this.model
      .find({ 'untold.at': { $gt: new Date(0), $lt: writtenBefore } } as object, { untold: 1 })
      .limit(first)
      .lean<Pick<FactorRecord, '_id' | 'untold'>[]>();
    return records.map(({ _id, untold = [] }) => ({ accountId: _id, notices: untold }));
  }

  async markTold(accountId: string, notices: readonly FactorNotice[]): Promise<void> {
    const requests = notices.map(({ request }) => request);
    await this.model.updateOne({ _id: accountId }, { $pull: { untold: { request: { $in: requests } } } });
  }

  async erase(accountId: string): Promise<void> {
    await this.model.deleteOne({ _id: accountId });
  }

  private async write(
    before: StrongFactors,
    { accountId, ...state }: StrongFactors,
    { told = [], notices = [] }: DecidedFactors,
  ): Promise<boolean> {
    const at = this.clock.now();
    const outbox = told.map((change) => this.event(accountId, change));
    const untold = notices.map((notice) => ({ ...notice, at }));
    const since = outbox.length > 0 ? { outboxSince: at } : {};
    if (before.version === 0) {
      const record = { _id: accountId, ...state, outbox, untold, ...since };
      const inserted = await unlessDuplicate(() => this.model.insertMany([record], { lean: true }));
      if (!inserted.ok) return false;
    } else {
      const { matchedCount } = await this.model.updateOne(
        { _id: accountId, version: before.version },
        {
          $set: { ...state, ...since },
          ...(outbox.length > 0 ? { $push: { outbox: { $each: outbox }, untold: { $each: untold } } } : {}),
        },
      );
      if (matchedCount === 0) return false;
    }
    if (outbox.length > 0) this.outbox.nudge();
    return true;
  }

  private event(accountId: string, change: StrongSignInChange) {
    return this.composer.compose('lintel.account-strong-sign-in.changed.v1', {
      subject: this.ids.next(),
      sequence: 1,
      data: { accountId, change, changedAt: this.clock.now().toISOString() },
    });
  }
}

function toFactors(record: FactorRecord): StrongFactors {
  const { _id, untold: _, ...state } = withoutOutbox(record);
  // Of before it was kept.
  return { accountId: _id, ...state, recoveryCodesMadeAt: state.recoveryCodesMadeAt ?? null };
}
