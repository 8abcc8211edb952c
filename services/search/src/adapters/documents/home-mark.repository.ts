import { unlessDuplicate } from '@lintel/platform/documents';
import type { Model } from 'mongoose';
import type { HiddenHome, HomeMarkStore } from '../../application/saved/home-mark-store.js';
import type { HomeNote } from '../../domain/saved/home-mark.js';
import { idOfSavedHome } from '../../domain/saved/saved-home.js';
import type { HiddenHomeRecord, HomeNoteRecord } from './saved.schema.js';

export class HomeMarkRepository implements HomeMarkStore {
  constructor(
    private readonly hiddenHomes: Model<HiddenHomeRecord>,
    private readonly homeNotes: Model<HomeNoteRecord>,
  ) {}

  async hidden(accountId: string): Promise<HiddenHome[]> {
    const found = await this.hiddenHomes
      .find({ accountId })
      .sort({ hiddenAt: -1, listingId: -1 })
      .lean<HiddenHomeRecord[]>();
    return found.map(({ listingId, hiddenAt }) => ({ listingId, hiddenAt }));
  }

  async hiddenAmong(
    accountIds: readonly string[],
    listingIds: readonly number[],
  ): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0 || listingIds.length === 0) return new Set();
    const found = await this.hiddenHomes
      .find({ listingId: { $in: [...listingIds] }, accountId: { $in: [...accountIds] } }, { _id: 1 })
      .lean<HiddenHomeRecord[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  async hide(accountId: string, listingIds: readonly number[], hiddenAt: Date): Promise<void> {
    await Promise.all(
      listingIds.map((listingId) =>
        unlessDuplicate(() =>
          this.hiddenHomes.insertMany(
            [{ _id: idOfSavedHome(accountId, listingId), accountId, listingId, hiddenAt }],
            { lean: true },
          ),
        ),
      ),
    );
  }

  async show(accountId: string, listingId: number): Promise<void> {
    await this.hiddenHomes.deleteOne({ _id: idOfSavedHome(accountId, listingId) });
  }

  async notes(accountId: string, listingIds?: readonly number[]): Promise<HomeNote[]> {
    const found = await this.homeNotes
      .find({ accountId, ...(listingIds && { listingId: { $in: [...listingIds] } }) })
      .sort({ changedAt: -1, listingId: -1 })
      .lean<HomeNoteRecord[]>();
    return found.map(({ listingId, text, changedAt }) => ({ listingId, text, changedAt }));
  }

  countNotes(accountId: string): Promise<number> {
    return this.homeNotes.countDocuments({ accountId });
  }

  async write(accountId: string, note: HomeNote): Promise<void> {
    const _id = idOfSavedHome(accountId, note.listingId);
    const write = () => this.homeNotes.updateOne({ _id }, { $set: { accountId, ...note } }, { upsert: true });
    // Two that are both the first at once: the second writes over what is there by now.
    if (!(await unlessDuplicate(write)).ok) await write();
  }

  async forget(accountId: string, listingId: number): Promise<void> {
    await this.homeNotes.deleteOne({ _id: idOfSavedHome(accountId, listingId) });
  }

  async erase(accountId: string): Promise<void> {
    await this.hiddenHomes.deleteMany({ accountId });
    await this.homeNotes.deleteMany({ accountId });
  }
}
