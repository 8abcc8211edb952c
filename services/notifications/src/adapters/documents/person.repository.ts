import { unlessDuplicate } from '@lintel/platform/documents';
import type { PersonStore } from '../../application/person-store.js';
import type { Person } from '../../domain/person.js';
import { recordsById, type Together } from '@lintel/service-kit';
import type { PersonModel, PersonRecord } from './person.schema.js';

/** Anybody may ask for an address that is another's. */
const MOST_OF_ONE_ADDRESS = 50;

export class PersonRepository implements PersonStore {
  private readonly byId: Together<string, PersonRecord | null>;

  constructor(private readonly model: PersonModel) {
    this.byId = recordsById(model);
  }

  async find(id: string): Promise<Person | null> {
    const record = await this.byId.ask(id);
    return record && toPerson(record);
  }

  async findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const unique = [...new Set(ids)];
    const records = await this.model.find({ _id: { $in: unique } }).lean<PersonRecord[]>();
    return new Map(records.map((record) => [record._id, toPerson(record)]));
  }

  async idsOf(address: string): Promise<readonly string[]> {
    const found = [{ email: address }, { pendingEmail: address }].map((whose) =>
      this.model.find(whose, { _id: 1 }).limit(MOST_OF_ONE_ADDRESS).lean<Pick<PersonRecord, '_id'>[]>(),
    );
    return [...new Set((await Promise.all(found)).flat().map(({ _id }) => _id))];
  }

  async ofAgency(agencyId: string): Promise<readonly Person[]> {
    return (await this.model.find({ agencyId }).lean<PersonRecord[]>()).map(toPerson);
  }

  async save(before: Person | null, after: Person): Promise<boolean> {
    const { id, formerEmails, bouncedAt, bounceReason, ...state } = after;
    if (!before) {
      const inserted = await unlessDuplicate(() =>
        this.model.insertMany([{ _id: id, ...state, formerEmails, bouncedAt, bounceReason }], {
          lean: true,
        }),
      );
      return inserted.ok;
    }
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version: before.version },
      {
        $set: {
          ...state,
          ...(after.closedAt ? { formerEmails } : {}),
          // Unless the address changed, a bounce that was noted meanwhile stays.
          ...(before.email !== after.email ? { bouncedAt, bounceReason } : {}),
        },
        ...(formerEmails.length > before.formerEmails.length
          ? { $push: { formerEmails: formerEmails.at(-1)! } }
          : {}),
      },
    );
    return matchedCount > 0;
  }

  async markBounced(address: string, at: Date, reason: string): Promise<void> {
    await this.model.updateMany({ email: address }, { $set: { bouncedAt: at, bounceReason: reason } });
  }

  async clearBounce(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { bouncedAt: null, bounceReason: null } });
  }

  async hasBounced(address: string): Promise<boolean> {
    return (await this.model.exists({ email: address, bouncedAt: { $gt: new Date(0) } })) !== null;
  }

  async forgetFormer(id: string, event: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $pull: { formerEmails: { event } } });
  }

  async forgetFormersBefore(before: Date): Promise<void> {
    const old = { 'formerEmails.at': { $gt: new Date(0), $lt: before } } as object;
    await this.model.updateMany(old, { $pull: { formerEmails: { at: { $lt: before } } } });
  }
}

const toPerson = ({ _id, ...person }: PersonRecord): Person => ({
  ...person,
  id: _id,
  // People from before it was known still have their first address, as far as anybody knows.
  emailSince: person.emailSince ?? 0,
});
