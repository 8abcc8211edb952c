import type { Model } from 'mongoose';
import type { SharedListStore } from '../../application/saved/shared-list-store.js';
import type { SharedList } from '../../domain/saved/shared-list.js';
import type { SharedListRecord } from './saved.schema.js';

export class SharedListRepository implements SharedListStore {
  constructor(private readonly lists: Model<SharedListRecord>) {}

  async find(id: string): Promise<SharedList | null> {
    return toList(await this.lists.findById(id).lean<SharedListRecord>());
  }

  async findByLink(linkHash: string): Promise<SharedList | null> {
    return toList(await this.lists.findOne({ linkHash }).lean<SharedListRecord>());
  }

  async ofAccount(accountId: string): Promise<SharedList[]> {
    const found = await this.lists.find({ accountId }).sort({ createdAt: -1 }).lean<SharedListRecord[]>();
    return found.map((record) => toList(record)!);
  }

  async writtenBy(accountId: string): Promise<SharedList[]> {
    const found = await this.lists.find({ writers: accountId }).lean<SharedListRecord[]>();
    return found.map((record) => toList(record)!).filter((list) => list.accountId !== accountId);
  }

  async insert(list: SharedList): Promise<void> {
    await this.lists.insertMany([toRecord(list)], { lean: true });
  }

  async replace(list: SharedList): Promise<boolean> {
    const { _id, ...record } = toRecord(list);
    const { matchedCount } = await this.lists.updateOne({ _id, version: list.version - 1 }, { $set: record });
    return matchedCount > 0;
  }

  async delete(id: string): Promise<void> {
    await this.lists.deleteOne({ _id: id });
  }

  async erase(accountId: string): Promise<void> {
    await this.lists.deleteMany({ accountId });
  }
}

function toRecord({ id, ...list }: SharedList): SharedListRecord {
  const written = [...list.homes, ...list.notes, ...list.votes].flatMap(({ by }) => by.accountId ?? []);
  return { _id: id, ...list, linkHash: list.linkHash ?? `none ${id}`, writers: [...new Set(written)] };
}

function toList(record: SharedListRecord | null): SharedList | null {
  if (!record) return null;
  const { _id: id, writers: _, linkHash, ...list } = record;
  return { ...list, id, linkHash: linkHash.startsWith('none ') ? null : linkHash };
}
