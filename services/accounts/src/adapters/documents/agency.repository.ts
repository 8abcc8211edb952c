import { unlessDuplicate } from '@lintel/platform/documents';
import { type EventComposer, type Outbox, overtaken, untilWritten, withoutOutbox } from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { AgencySought, AgencyStore } from '../../application/account-store.js';
import type { Agency, Member } from '../../domain/agency.js';
import { likenesses } from '../../domain/agency-name.js';
import { waitingSince } from '../../domain/agency-naming.js';
import type { AccountRecord, AgencyRecord } from './account.schema.js';
import { containing } from './containing.js';
import { eventsOfAgency } from './agency.events.js';

const BATCH = 200;
const there = (date: string) => ({ [date]: { $gt: new Date(0) } });

const inState: Readonly<Record<NonNullable<AgencySought['state']>, object>> = {
  waiting: { held: null, $or: [{ approvedAt: null }, there('pendingName.askedAt')] },
  held: there('held.since'),
  suspended: there('suspended.since'),
  approved: { ...there('approvedAt'), suspended: null },
};

export class AgencyRepository implements AgencyStore {
  constructor(
    private readonly model: Model<AgencyRecord>,
    private readonly accounts: Model<AccountRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<Agency | null> {
    const record = await this.model.findById(id, { outbox: 0 }).lean<AgencyRecord>();
    return record && this.read(record);
  }

  async insert(agency: Agency): Promise<void> {
    const { id, ...state } = written(agency);
    const outbox = eventsOfAgency(null, agency, this.composer);
    await unlessDuplicate(() =>
      this.model.insertMany([{ _id: id, ...state, outbox, outboxSince: agency.createdAt }], { lean: true }),
    );
    this.outbox.nudge();
  }

  async change(id: string, decide: (agency: Agency) => Agency | null): Promise<Agency | null> {
    return untilWritten(`agency ${id}`, { attempts: 10 }, async () => {
      const before = await this.find(id);
      const after = before && decide(before);
      if (!before || !after) return null;
      return (await this.replace(before, after)) ? after : overtaken;
    });
  }

  async pending(first: number): Promise<readonly Agency[]> {
    const fresh = await this.list({ approvedAt: null, held: null }, { createdAt: 1 }, first);
    const renaming = { ...there('pendingName.askedAt'), ...there('approvedAt'), held: null };
    const renamed = await this.list(renaming, { 'pendingName.askedAt': 1 }, first);
    return [...fresh, ...renamed]
      .sort((one, other) => waitingSince(one).getTime() - waitingSince(other).getTime())
      .slice(0, first);
  }

  async sought({ q, state, first }: AgencySought): Promise<readonly Agency[]> {
    const names = [{ companyName: containing(q) }, { 'pendingName.name': containing(q) }];
    const named = q === '' ? {} : { $or: [{ _id: q }, ...names] };
    return this.list({ $and: [named, state ? inState[state] : {}] }, { companyName: 1 }, first);
  }

  async goingBy(name: string, except: string, now: Date): Promise<string | null> {
    const record = await this.model
      .findOne(
        {
          likenesses: { $in: [...likenesses(name)] },
          _id: { $ne: except },
          ...there('approvedAt'),
          nameCountsFrom: { $lte: now },
        },
        { companyName: 1 },
      )
      .lean<Pick<AgencyRecord, 'companyName'>>();
    return record?.companyName ?? null;
  }

  async giveLikenesses(): Promise<number> {
    for (let given = 0; ;) {
      const records = await this.model
        .find({ likenesses: { $exists: false } }, { outbox: 0 })
        .limit(BATCH)
        .lean<AgencyRecord[]>();
      for (const { _id, companyName, createdAt } of records)
        await this.model.updateOne(
          // Whoever renames it meanwhile writes them as well.
          { _id, likenesses: { $exists: false } },
          { $set: { likenesses: [...likenesses(companyName)], nameCountsFrom: createdAt } },
        );
      given += records.length;
      if (records.length < BATCH) return given;
    }
  }

  async byInvitation(invitationId: string): Promise<Agency | null> {
    const [agency] = await this.list({ 'invitations.id': invitationId }, { _id: 1 }, 1);
    return agency ?? null;
  }

  inviting(email: string): Promise<readonly Agency[]> {
    return this.list({ 'invitations.email': email }, { _id: 1 });
  }

  toTidy(now: Date, after: string, first: number): Promise<readonly Agency[]> {
    const expired = { 'invitations.expiresAt': { $gt: new Date(0), $lte: now } };
    const unsettled = { 'following.accountId': { $gt: '' } };
    return this.list({ $or: [expired, unsettled], _id: { $gt: after } }, { _id: 1 }, first);
  }

  private async replace(before: Agency, after: Agency): Promise<boolean> {
    const { id, ...state } = written(after);
    const outbox = eventsOfAgency(before, after, this.composer);
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

  private async list(filter: object, sort: Record<string, 1>, first = 0): Promise<Agency[]> {
    const records = await this.model
      .find(filter, { outbox: 0 })
      .sort(sort)
      .limit(first)
      .lean<AgencyRecord[]>();
    return Promise.all(records.map((record) => this.read(record)));
  }

  private async read(record: AgencyRecord): Promise<Agency> {
    const { _id, likenesses: _, ...state } = withoutOutbox(record);
    return {
      ...state,
      id: _id,
      website: state.website ?? null,
      description: state.description ?? '',
      members: state.members ?? (await this.earlyMembers(_id)),
      invitations: state.invitations ?? [],
      following: state.following ?? [],
      strongSignInRequired: state.strongSignInRequired ?? false,
      updatedAt: state.updatedAt ?? state.createdAt,
      pendingName: state.pendingName ?? null,
      refusedName: state.refusedName ?? null,
      refusedReason: state.refusedReason ?? null,
      held: state.held ?? null,
      suspended: state.suspended ?? null,
      nameLike: state.nameLike ?? null,
      nameCountsFrom: state.nameCountsFrom ?? state.createdAt,
    };
  }

  /** Before agencies kept their people, these were the accounts that named them, and each owned its agency. */
  private async earlyMembers(agencyId: string): Promise<readonly Member[]> {
    const records = await this.accounts
      .find({ agencyId, closedAt: null, confirmedAt: { $gt: new Date(0) } }, { createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<Pick<AccountRecord, '_id' | 'createdAt'>[]>();
    return records.map(({ _id, createdAt }) => ({ accountId: _id, role: 'owner', joinedAt: createdAt }));
  }
}

/** With what it is found by. */
const written = (agency: Agency) => ({ ...agency, likenesses: [...likenesses(agency.companyName)] });
