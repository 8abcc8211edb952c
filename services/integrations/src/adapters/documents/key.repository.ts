import type { Model } from 'mongoose';
import type { KeyStore, ShownKeys } from '../../application/keys/key-store.js';
import type { ApiKey } from '../../domain/api-key.js';
import type { KeyRecord } from './key.schema.js';

export class KeyRepository implements KeyStore {
  constructor(private readonly model: Model<KeyRecord>) {}

  /** Counted before: two at once may come to one more, which harms nobody. */
  async insert({ id, ...key }: ApiKey, most: number): Promise<boolean> {
    const standing = await this.model.countDocuments({ agencyId: key.agencyId, revokedAt: null });
    if (standing >= most) return false;
    await this.model.insertMany([{ _id: id, ...key }], { lean: true });
    return true;
  }

  async find(id: string): Promise<ApiKey | null> {
    return read(await this.model.findById(id).lean<KeyRecord>());
  }

  async findByHash(hash: string): Promise<ApiKey | null> {
    const now = await this.model.findOne({ hash }).lean<KeyRecord>();
    return read(now ?? (await this.model.findOne({ 'previous.hash': hash }).lean<KeyRecord>()));
  }

  async shown({ agencyId, text }: ShownKeys, first: number): Promise<readonly ApiKey[]> {
    const found = await this.model
      .find({ ...(agencyId === undefined ? {} : { agencyId }), ...(text === undefined ? {} : holding(text)) })
      .sort({ createdAt: -1 })
      .limit(first)
      .lean<KeyRecord[]>();
    return found.map((record) => read(record)!);
  }

  async replaceSecret({ id, prefix, hash, previous }: ApiKey, before: string): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id: id, hash: before, revokedAt: null },
      { $set: { prefix, hash, previous } },
    );
    return modifiedCount === 1;
  }

  async revoke(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt: at } });
  }

  async used(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { lastUsedAt: at } });
  }

  async forget(before: Date): Promise<void> {
    await this.model.deleteMany({
      $or: [{ revokedAt: { $lt: before } }, { expiresAt: { $lt: before } }],
    });
  }
}

function holding(text: string) {
  const literally = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const part = { $regex: literally, $options: 'i' };
  const beginning = { $regex: `^${literally}` };
  return {
    $or: [{ name: part }, { agencyId: part }, { prefix: beginning }, { 'previous.prefix': beginning }],
  };
}

function read(record: KeyRecord | null): ApiKey | null {
  if (!record) return null;
  const { _id: id, ...key } = record;
  return { id, ...key };
}
