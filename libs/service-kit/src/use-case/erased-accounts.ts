import type { Clock } from '@lintel/kernel';
import { type Connection, type Model, Schema } from 'mongoose';

interface ErasureRecord {
  /** The account's id. */
  readonly _id: string;
  /** Null once it need not be erased again. */
  readonly until: Date | null;
}

const schema = new Schema(
  { _id: { type: String, required: true }, until: { type: Date, default: null } },
  { versionKey: false, minimize: false, collection: 'erased-accounts' },
);
// For the second look.
schema.index({ until: 1 }, { name: 'under-way', partialFilterExpression: { until: { $gt: new Date(0) } } });

/** Milliseconds; longer than a request takes from its write to finding that the account is closed. If it crashes between, what it wrote stays. */
const AFTERWARDS_MS = 3_600_000;

/**
 * The accounts that were closed, by their ids, for ever; and for an hour those that are to be erased once more: a request that was writing meanwhile
 * takes that back itself (`unlessClosed`), unless its process died in between.
 */
export class ErasedAccounts {
  private readonly model: Model<ErasureRecord>;

  /** To be made before the indexes are. */
  constructor(
    connection: Connection,
    private readonly clock: Clock,
  ) {
    this.model = connection.model('ErasedAccount', schema) as unknown as Model<ErasureRecord>;
  }

  /** Before anything of it is erased. */
  async begin(accountId: string): Promise<void> {
    const until = new Date(this.clock.now().getTime() + AFTERWARDS_MS);
    await this.model.updateOne({ _id: accountId }, { $max: { until } }, { upsert: true });
  }

  async has(accountId: string): Promise<boolean> {
    return (await this.model.exists({ _id: accountId })) !== null;
  }

  /** Erases once more those of the last hour, and those for which that could not be done in time. */
  async again(erase: (accountId: string) => Promise<void>): Promise<void> {
    const now = this.clock.now();
    for (const { _id, until } of await this.model
      .find({ until: { $gt: new Date(0) } })
      .lean<ErasureRecord[]>()) {
      await erase(_id);
      if (until! <= now) await this.model.updateOne({ _id }, { $set: { until: null } });
    }
  }
}
