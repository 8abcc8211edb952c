import { unlessDuplicate } from '@lintel/platform/documents';
import type { Model } from 'mongoose';
import type {
  AccountBook,
  KnownListing,
  ListingBook,
  Sending,
  SendingBook,
} from '../../application/known-stores.js';
import type { KnownAccount } from '../../domain/known-account.js';
import type { AccountRecord, ListingRecord, SendingRecord } from './known.schema.js';

/** Two writes, of which the second minds the version: whichever order events come in, the newest stays. */
const keeping = <Id>(_id: Id, record: { readonly version: number }) => [
  { updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true } },
  { updateOne: { filter: { _id, version: { $lt: record.version } }, update: { $set: record } } },
];

export class AccountRepository implements AccountBook {
  constructor(private readonly model: Model<AccountRecord>) {}

  async find(id: string): Promise<KnownAccount | null> {
    const record = await this.model.findById(id).lean<AccountRecord>();
    return record && toAccount(record);
  }

  async byEmail(email: string): Promise<KnownAccount | null> {
    const [record] = await this.model.find({ email }).sort({ _id: 1 }).limit(1).lean<AccountRecord[]>();
    return record ? toAccount(record) : null;
  }

  async agentsOf(agencyId: string): Promise<readonly string[]> {
    const records = await this.model.find({ agencyId }, { _id: 1 }).lean<{ _id: string }[]>();
    return records.map(({ _id }) => _id).sort();
  }

  async keep({ id, ...account }: KnownAccount): Promise<void> {
    await this.model.bulkWrite(keeping(id, account));
  }
}

const toAccount = ({ _id, ...account }: AccountRecord): KnownAccount => ({ id: _id, ...account });

export class ListingRepository implements ListingBook {
  constructor(private readonly model: Model<ListingRecord>) {}

  async find(id: number): Promise<KnownListing | null> {
    return (await this.findMany([id])).get(id) ?? null;
  }

  async findMany(ids: readonly number[]): Promise<ReadonlyMap<number, KnownListing>> {
    const records = await this.model.find({ _id: { $in: [...new Set(ids)] } }).lean<ListingRecord[]>();
    return new Map(records.map(({ _id, ...listing }) => [_id, { id: _id, ...listing } as KnownListing]));
  }

  async ofContact(agencyId: string, email: string): Promise<readonly number[]> {
    const records = await this.model
      .find({ 'facts.agentEmail': email, 'facts.agencyId': agencyId }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  async forgetContact(email: string): Promise<void> {
    await this.model.updateMany(
      { 'facts.agentEmail': email },
      { $set: { 'facts.agentName': '', 'facts.agentEmail': '' } },
    );
  }

  async keep(listings: readonly KnownListing[]): Promise<void> {
    if (listings.length === 0) return;
    const writes = listings.flatMap(({ id, ...listing }) => keeping(id, listing));
    await this.model.bulkWrite(writes);
  }
}

export class SendingRepository implements SendingBook {
  constructor(private readonly model: Model<SendingRecord>) {}

  async find(key: string): Promise<Sending | null> {
    const record = await this.model.findById(key).lean<SendingRecord>();
    return record && toSending(record);
  }

  async keep({ key, digest: fingerprint, ...sending }: Sending): Promise<Sending> {
    // Two at once may both find none.
    await unlessDuplicate(() =>
      this.model.updateOne({ _id: key }, { $setOnInsert: { ...sending, fingerprint } }, { upsert: true }),
    );
    return (await this.find(key))!;
  }

  async deleteBefore(at: Date): Promise<void> {
    await this.model.deleteMany({ at: { $lt: at } });
  }
}

const toSending = ({ _id, fingerprint, ...sending }: SendingRecord): Sending => ({
  key: _id,
  digest: fingerprint,
  ...sending,
});
