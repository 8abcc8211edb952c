import type { Model } from 'mongoose';
import type { SessionStore } from '../../application/account-store.js';
import type { Session } from '../../domain/session.js';
import type { SessionRecord } from './account.schema.js';

export class SessionRepository implements SessionStore {
  constructor(private readonly model: Model<SessionRecord>) {}

  async find(id: string): Promise<Session | null> {
    const record = await this.model.findById(id).lean<SessionRecord>();
    return record && toSession(record);
  }

  async ofAccount(accountId: string): Promise<readonly Session[]> {
    const records = await this.model.find({ accountId }).sort({ rotatedAt: -1 }).lean<SessionRecord[]>();
    return records.map(toSession);
  }

  async insert({ id, ...state }: Session): Promise<void> {
    await this.model.insertMany([{ _id: id, ...state }], { lean: true });
  }

  async rotate(before: Session, after: Session): Promise<boolean> {
    const { secretHash, previousHash, rotatedAt, expiresAt } = after;
    const { matchedCount } = await this.model.updateOne(
      { _id: before.id, secretHash: before.secretHash },
      { $set: { secretHash, previousHash, rotatedAt, expiresAt } },
    );
    return matchedCount > 0;
  }

  async end(accountId: string, id: string): Promise<void> {
    await this.model.deleteOne({ _id: id, accountId });
  }

  async endAll(accountId: string, except?: string): Promise<void> {
    await this.model.deleteMany({ accountId, ...(except === undefined ? {} : { _id: { $ne: except } }) });
  }

  /** Deletes what has expired; returns how many. */
  async deleteExpired(now: Date): Promise<number> {
    const { deletedCount } = await this.model.deleteMany({ expiresAt: { $lte: now } });
    return deletedCount;
  }
}

const toSession = ({ _id, ...state }: SessionRecord): Session => ({ id: _id, ...state });
