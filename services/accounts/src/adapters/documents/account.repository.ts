import { fail, type Result, succeed } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import { type EventComposer, type Outbox, overtaken, untilWritten, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { AccountStore, EmailTaken } from '../../application/account-store.js';
import type { Account } from '../../domain/account.js';
import type { Candidate } from '../../domain/candidate.js';
import { containing } from './containing.js';
import { eventsOfAccount } from './account.events.js';
import type { AccountRecord } from './account.schema.js';

export class AccountRepository implements AccountStore {
  constructor(
    private readonly model: Model<AccountRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<Account | null> {
    return toAccount(await this.model.findById(id, { outbox: 0 }).lean<AccountRecord>());
  }

  async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
    const records = await this.model
      .find({ _id: { $in: [...new Set(ids)] } }, { outbox: 0 })
      .lean<AccountRecord[]>();
    return new Map(records.map((record) => [record._id, toAccount(record)!]));
  }

  async findByEmail(email: string): Promise<Account | null> {
    return toAccount(await this.model.findOne({ email }, { outbox: 0 }).lean<AccountRecord>());
  }

  async sought(text: string, first: number): Promise<readonly Account[]> {
    const email = text.toLowerCase();
    // Each by its index; only names are looked through.
    const exact = text.includes('@') ? { email } : { _id: text };
    const ways = [exact, ...(text.includes('@') ? [] : [{ name: containing(text) }])];
    const found = await Promise.all(
      ways.map((way) =>
        this.model
          .find({ ...way, closedAt: null }, { outbox: 0 })
          .limit(first)
          .lean<AccountRecord[]>(),
      ),
    );
    const accounts = new Map(found.flat().map((record) => [record._id, toAccount(record)!]));
    return [...accounts.values()].slice(0, first);
  }

  async demonstrations(): Promise<readonly Account[]> {
    const records = await this.model
      .find({ demonstration: { $gt: '' as 'open' } }, { outbox: 0 })
      .lean<AccountRecord[]>();
    return records.map((record) => toAccount(record)!).filter(({ closedAt }) => closedAt === null);
  }

  async insert(account: Account): Promise<Result<Account, EmailTaken>> {
    const { id, ...state } = account;
    const outbox = eventsOfAccount(null, account, this.composer);
    const inserted = await unlessDuplicate(() =>
      this.model.insertMany([{ _id: id, ...state, outbox, outboxSince: account.createdAt }], { lean: true }),
    );
    if (!inserted.ok) return fail('email-taken');
    this.outbox.nudge();
    return succeed(account);
  }

  async change(
    id: string,
    decide: (account: Account) => Account | null,
    read?: Account,
  ): Promise<Result<Account | null, EmailTaken>> {
    let known = read;
    return untilWritten<Result<Account | null, EmailTaken>>(`account ${id}`, { attempts: 5 }, async () => {
      const before = known ?? (await this.find(id));
      known = undefined;
      const after = before && decide(before);
      if (!before || !after) return succeed(null);
      const replaced = await unlessDuplicate(() => this.replace(before, after));
      if (!replaced.ok) return fail('email-taken');
      return replaced.value ? succeed(after) : overtaken;
    });
  }

  private async replace(before: Account, after: Account): Promise<boolean> {
    const { id, ...state } = after;
    const outbox = eventsOfAccount(before, after, this.composer);
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version: before.version },
      {
        $set: { ...state, ...(outbox.length > 0 ? { outboxSince: after.updatedAt } : {}) },
        ...(outbox.length > 0 ? { $push: { outbox: { $each: outbox } } } : {}),
      },
    );
    if (matchedCount > 0 && outbox.length > 0) this.outbox.nudge();
    return matchedCount > 0;
  }
}

/** Of accounts from before tokens could be taken back, or factors were doubted. */
const beforeRevocation = {
  sessionsFrom: 0,
  keptSession: null,
  accessFrom: 0,
  accessChangedAt: null,
  demonstration: null,
  suspectSince: null,
};

function toAccount(record: AccountRecord | null): Account | null {
  if (!record) return null;
  const { _id, ...state } = withoutOutbox(record);
  return {
    ...beforeRevocation,
    ...state,
    id: _id,
    emailSince: state.emailSince ?? 0,
    agencyRole: state.agencyRole ?? (state.agencyId ? 'owner' : null),
    candidates: state.candidates ?? earlyCandidates(state),
    deviceMark: state.deviceMark ?? null,
  };
}

/** The sign-up of an account from before several could sign up with one address: links of that time name none. */
function earlyCandidates({
  name,
  passwordHash,
  agencyId,
  registration,
  confirmedAt,
}: Omit<AccountRecord, '_id' | 'outbox' | 'outboxSince'>): readonly Candidate[] {
  if (confirmedAt || passwordHash === null) return [];
  const agency = agencyId && registration ? { id: agencyId, ...registration } : null;
  return [{ id: '', name, passwordHash, browserHash: null, agency }];
}
