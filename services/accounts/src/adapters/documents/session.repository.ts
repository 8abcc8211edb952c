import type { Clock } from '@lintel/kernel';
import { type EventComposer, type Outbox, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { AccountStore, Revocation, SessionStore } from '../../application/account-store.js';
import { endSessions } from '../../domain/account.js';
import { type Proof, type Session, sessionLifetimes } from '../../domain/session.js';
import type { AccountRecord, SessionRecord } from './account.schema.js';

/** Longer than any access token is good for. */
const ENDED_ARE_KEPT_MS = 3_600_000;

export interface SessionModels {
  readonly sessions: Model<SessionRecord>;
  readonly accounts: Model<AccountRecord>;
}

export class SessionRepository implements SessionStore {
  constructor(
    private readonly models: SessionModels,
    private readonly accounts: AccountStore,
    private readonly composer: EventComposer,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<Session | null> {
    const record = await this.models.sessions.findOne({ _id: id, ...goesOn }).lean<SessionRecord>();
    return record && toSession(record);
  }

  async ofAccount(accountId: string): Promise<readonly Session[]> {
    const records = await this.models.sessions
      .find({ accountId, ...goesOn })
      .sort({ rotatedAt: -1 })
      .lean<SessionRecord[]>();
    return records.map(toSession);
  }

  async insert({ id, ...state }: Session): Promise<void> {
    await this.models.sessions.insertMany([{ _id: id, ...state, version: 1, outbox: [] }], { lean: true });
  }

  async rotate(before: Session, after: Session): Promise<boolean> {
    const { secretHash, previousHash, rotatedAt, expiresAt } = after;
    const { matchedCount } = await this.models.sessions.updateOne(
      { _id: before.id, secretHash: before.secretHash, ...goesOn },
      { $set: { secretHash, previousHash, rotatedAt, expiresAt } },
    );
    return matchedCount > 0;
  }

  async confirm(accountId: string, id: string, proof: Proof, now: Date): Promise<void> {
    const shown = proof === 'factor' ? { factorAt: now } : { passwordAt: now };
    await this.models.sessions.updateOne({ _id: id, accountId }, { $set: shown });
  }

  async end(accountId: string, id: string): Promise<void> {
    const now = this.clock.now();
    const event = this.composer.compose('lintel.account-access.session-ended.v1', {
      subject: accountId,
      sequence: 1,
      data: { accountId, sessionId: id },
    });
    const { matchedCount } = await this.models.sessions.updateOne(
      { _id: id, accountId, ...goesOn },
      {
        $set: { endedAt: now, outboxSince: now, device: '' },
        $push: { outbox: event },
        $inc: { version: 1 },
      },
    );
    if (matchedCount > 0) this.outbox.nudge();
  }

  async endAll(accountId: string, except?: string): Promise<void> {
    const now = this.clock.now();
    // The account says that they have ended; their own documents are of no use then.
    await this.accounts.change(accountId, (account) => endSessions(account, except ?? null, { now }));
    await this.models.sessions.deleteMany({
      accountId,
      ...(except === undefined ? {} : { _id: { $ne: except } }),
    });
  }

  async revokedSince(since: Date): Promise<readonly Revocation[]> {
    const accounts = await this.models.accounts
      .find({ accessChangedAt: { $gt: since } }, { accessFrom: 1 })
      .lean<Pick<AccountRecord, '_id' | 'accessFrom'>[]>();
    const sessions = await this.models.sessions
      .find({ endedAt: { $gt: since } }, { accountId: 1 })
      .lean<Pick<SessionRecord, '_id' | 'accountId'>[]>();
    return [
      ...accounts.map(({ _id, accessFrom = 0 }) => ({ accountId: _id, fromVersion: accessFrom })),
      ...sessions.map(({ _id, accountId }) => ({ accountId, sessionId: _id })),
    ];
  }

  async tidy(now: Date): Promise<void> {
    const longAgo = { $gt: new Date(0), $lte: new Date(now.getTime() - ENDED_ARE_KEPT_MS) };
    await this.models.sessions.deleteMany({
      outboxSince: null,
      $or: [{ expiresAt: { $lte: now } }, { endedAt: longAgo }],
    });
    // Sessions of those closed earlier have expired.
    const lately = { $gt: new Date(now.getTime() - sessionLifetimes.refreshMs) };
    const closed = await this.models.accounts
      .find({ accessChangedAt: lately, closedAt: lately }, { _id: 1 })
      .lean<Pick<AccountRecord, '_id'>[]>();
    if (closed.length > 0)
      await this.models.sessions.deleteMany({ accountId: { $in: closed.map(({ _id }) => _id) } });
  }
}

const goesOn = { endedAt: null };

const toSession = (record: SessionRecord): Session => {
  const { _id, endedAt: _endedAt, version: _version, ...state } = withoutOutbox(record);
  const { accountVersion = 0, passwordAt = null, factorAt = null } = state;
  return { ...state, id: _id, accountVersion, passwordAt, factorAt };
};
