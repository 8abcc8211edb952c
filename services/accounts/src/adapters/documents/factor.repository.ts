import type { StrongSignInChange } from '@lintel/contracts';
import type { Clock, IdSource } from '@lintel/kernel';
import { type EventComposer, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { DecidedFactors, FactorStore } from '../../application/factor-store.js';
import { noFactors, type StrongFactors } from '../../domain/strong-factor.js';
import { isDuplicate } from './account.repository.js';
import type { FactorRecord } from './factor.schema.js';

/** How often a change is decided anew when another write came between: many may try one code at once. */
const ATTEMPTS = 50;

export class FactorRepository implements FactorStore {
  constructor(
    private readonly model: Model<FactorRecord>,
    private readonly composer: EventComposer,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    /** Called after a write that left an event in an outbox. */
    private readonly onEvent: () => void,
  ) {}

  async find(accountId: string): Promise<StrongFactors> {
    const record = await this.model.findById(accountId, { outbox: 0 }).lean<FactorRecord>();
    return record ? toFactors(record) : noFactors(accountId);
  }

  async change(
    accountId: string,
    decide: (factors: StrongFactors) => DecidedFactors | null,
  ): Promise<StrongFactors | null> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const before = await this.find(accountId);
      const decided = decide(before);
      if (!decided) return null;
      // However many steps a decision took, it is one write.
      const after = { ...decided.factors, version: before.version + 1 };
      if (await this.write(before, after, decided.told ?? [])) return after;
    }
    throw new Error(`the factors of account ${accountId} were changed by others ${ATTEMPTS} times in a row`);
  }

  async erase(accountId: string): Promise<void> {
    await this.model.deleteOne({ _id: accountId });
  }

  private async write(
    before: StrongFactors,
    { accountId, ...state }: StrongFactors,
    told: readonly StrongSignInChange[],
  ): Promise<boolean> {
    const outbox = told.map((change) => this.event(accountId, change));
    const since = outbox.length > 0 ? { outboxSince: this.clock.now() } : {};
    if (before.version === 0) {
      try {
        await this.model.insertMany([{ _id: accountId, ...state, outbox, ...since }], { lean: true });
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    } else {
      const { matchedCount } = await this.model.updateOne(
        { _id: accountId, version: before.version },
        {
          $set: { ...state, ...since },
          ...(outbox.length > 0 ? { $push: { outbox: { $each: outbox } } } : {}),
        },
      );
      if (matchedCount === 0) return false;
    }
    if (outbox.length > 0) this.onEvent();
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
  const { _id, ...state } = withoutOutbox(record);
  // Of before it was kept.
  return { accountId: _id, ...state, recoveryCodesMadeAt: state.recoveryCodesMadeAt ?? null };
}
