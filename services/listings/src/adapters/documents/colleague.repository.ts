import type { Agencies, Colleague, Colleagues, KnownAgency } from '../../application/colleagues.js';
import type { AgencyRecord, AgentModels, ColleagueRecord } from './agent.schema.js';

export class ColleagueRepository implements Colleagues {
  constructor(private readonly models: Pick<AgentModels, 'colleagues'>) {}

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const records = await this.models.colleagues
      .find({ _id: { $in: [...ids] }, name: { $gt: '' } })
      .lean<ColleagueRecord[]>();
    return new Map(records.map(({ _id, name }) => [_id, name]));
  }

  async find(id: string): Promise<Colleague | null> {
    return toColleague(await this.models.colleagues.findById(id).lean<ColleagueRecord>());
  }

  async withEmail(agencyId: string, email: string): Promise<Colleague | null> {
    return toColleague(await this.models.colleagues.findOne({ email, agencyId }).lean<ColleagueRecord>());
  }

  async besides(agencyId: string, id: string): Promise<Colleague | null> {
    const others = { agencyId, _id: { $ne: id }, email: { $gt: '' } };
    return toColleague(await this.models.colleagues.findOne(others).sort({ _id: 1 }).lean<ColleagueRecord>());
  }

  async keep({ id, version, name, email, agencyId }: Colleague): Promise<void> {
    const state = { version, name, email, agencyId };
    // One of an older version of Lintel says nothing of the address yet.
    const older = { $or: [{ version: { $lt: version } }, { version, email: { $exists: false } }] };
    const { matchedCount } = await this.models.colleagues.updateOne({ _id: id, ...older }, { $set: state });
    if (matchedCount > 0) return;
    await this.models.colleagues.updateOne({ _id: id }, { $setOnInsert: state }, { upsert: true });
  }

  forget(id: string, version: number): Promise<void> {
    return this.keep({ id, version, name: '', email: null, agencyId: null });
  }

  async close(id: string, version: number): Promise<void> {
    await this.models.colleagues.updateOne(
      { _id: id },
      { $set: { name: '', email: null, agencyId: null, closed: true }, $max: { version } },
      { upsert: true },
    );
  }

  async isClosed(id: string): Promise<boolean> {
    return (await this.models.colleagues.exists({ _id: id, closed: true })) !== null;
  }
}

const toColleague = (record: ColleagueRecord | null): Colleague | null =>
  record && {
    id: record._id,
    version: record.version,
    name: record.name,
    email: record.email ?? null,
    agencyId: record.agencyId ?? null,
  };

export class AgencyRepository implements Agencies {
  constructor(private readonly models: Pick<AgentModels, 'agencies'>) {}

  async find(id: string): Promise<KnownAgency | null> {
    const record = await this.models.agencies.findById(id).lean<AgencyRecord>();
    if (!record) return null;
    const { _id, ...state } = record;
    return { id: _id, ...state };
  }

  async keep({ id, ...state }: Omit<KnownAgency, 'homes'>): Promise<void> {
    const { matchedCount } = await this.models.agencies.updateOne(
      { _id: id, version: { $lt: state.version } },
      { $set: { ...state, owners: [...state.owners] } },
    );
    if (matchedCount === 0)
      await this.models.agencies.updateOne(
        { _id: id },
        { $setOnInsert: { ...state, owners: [...state.owners] } },
        { upsert: true },
      );
  }

  async keepHomes(id: string, homes: NonNullable<KnownAgency['homes']>): Promise<void> {
    await this.models.agencies.updateOne({ _id: id }, { $set: { homes } });
  }
}
