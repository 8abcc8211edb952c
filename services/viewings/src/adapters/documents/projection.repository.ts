import type { ListingAgent } from '@lintel/contracts';
import type { Model } from 'mongoose';
import type { HomeStore, PersonStore } from '../../application/viewing-store.js';
import type { Home } from '../../domain/home.js';
import type { Person } from '../../domain/person.js';
import type { HomeRecord, PersonRecord } from './viewing.schema.js';

/** Writes what an event says unless a later one was heard. */
async function keepLatest<Record extends { _id: unknown; version: number }>(
  model: Model<Record>,
  { _id, ...state }: Record,
): Promise<void> {
  const heard = { _id, version: { $lt: state.version } };
  const { matchedCount } = await model.updateOne(heard as object, { $set: state } as object);
  if (matchedCount > 0) return;
  await model.updateOne({ _id } as object, { $setOnInsert: state } as object, { upsert: true });
}

/** Homes as the listings' events tell of them. */
export class HomeRepository implements HomeStore {
  constructor(private readonly model: Model<HomeRecord>) {}

  async find(id: number): Promise<Home | null> {
    return (await this.findAll([id])).get(id) ?? null;
  }

  async findAll(ids: readonly number[]): Promise<ReadonlyMap<number, Home>> {
    const records = await this.model.find({ _id: { $in: [...new Set(ids)] } }).lean<HomeRecord[]>();
    return new Map(records.map(({ _id, ...home }) => [_id, { id: _id, ...home }]));
  }

  async ofContact(agencyId: string, email: string): Promise<readonly number[]> {
    const records = await this.model
      .find({ 'agent.email': email, 'agent.agencyId': agencyId }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  async save({ id, ...home }: Home): Promise<void> {
    await keepLatest(this.model, { _id: id, ...home });
  }

  async withdraw(id: number, version: number, contact?: ListingAgent): Promise<void> {
    const heard = { _id: id, version: { $lt: version } };
    await this.model.updateOne(heard, {
      $set: { version, published: false, ...(contact ? { agent: contact } : {}) },
    });
  }
}

/** Accounts as their events tell of them. */
export class PersonRepository implements PersonStore {
  constructor(private readonly model: Model<PersonRecord>) {}

  async find(id: string): Promise<Person | null> {
    const record = await this.model.findById(id).lean<PersonRecord>();
    if (!record) return null;
    const { _id, ...person } = record;
    return { id: _id, ...person };
  }

  async withEmail(email: string): Promise<readonly string[]> {
    return this.ids({ email });
  }

  async agentsOf(agencyId: string): Promise<readonly string[]> {
    return this.ids({ agencyId });
  }

  private async ids(filter: { email: string } | { agencyId: string }): Promise<readonly string[]> {
    const records = await this.model.find(filter, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: string }[]>();
    return records.map(({ _id }) => _id);
  }

  async markClosed(id: string): Promise<void> {
    const unheard = { version: 0, email: null, agencyId: null };
    await this.model.updateOne(
      { _id: id },
      { $set: { closed: true }, $setOnInsert: unheard },
      { upsert: true },
    );
  }

  async save({ id, ...person }: Person): Promise<void> {
    await keepLatest(this.model, { _id: id, ...person });
  }
}
