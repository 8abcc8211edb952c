import type { StockUpkeep } from '../../application/upkeep/stock-upkeep.js';
import { toListing } from './listing.record.js';
import type { ListingModels, ListingRecord } from './listing.schema.js';
import type { ListingWords } from './listing.words.js';
import { stockKeys } from './stock-keys.js';

/** Raised when a key is another than before, so that every document is given the new ones. */
const KEYS_VERSION = 1;
const MARK = 'stock-keys';
const BATCH = 200;

export class DocumentStockUpkeep implements StockUpkeep {
  constructor(
    private readonly models: ListingModels,
    private readonly words: ListingWords,
  ) {}

  async giveKeys(): Promise<number> {
    const mark = await this.models.counters.findById(MARK).lean<{ next: number }>();
    if (mark?.next === KEYS_VERSION) return 0;
    let given = 0;
    for (let after = 0; ;) {
      const records = await this.models.listings
        .find({ _id: { $gt: after } }, { outbox: 0 })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<ListingRecord[]>();
      if (records.length === 0) break;
      await this.giveTo(records);
      given += records.length;
      after = records.at(-1)!._id;
    }
    await this.models.counters.updateOne({ _id: MARK }, { $set: { next: KEYS_VERSION } }, { upsert: true });
    return given;
  }

  async setGoneAside(removedBefore: Date): Promise<void> {
    await this.models.listings.updateMany(
      { removedAt: { $gt: new Date(0), $lt: removedBefore }, 'stock.state': 'removed' },
      { $set: { 'stock.state': 'gone' } },
    );
  }

  private async giveTo(records: readonly ListingRecord[]): Promise<void> {
    const listings = records.map(toListing);
    await this.words.keep(listings);
    await this.models.listings.bulkWrite(
      listings.map((listing) => ({
        updateOne: {
          // Whoever changes it meanwhile writes the keys as well.
          filter: { _id: listing.id, version: listing.version },
          update: { $set: { stock: stockKeys(listing) } },
        },
      })) as never,
      { ordered: false },
    );
  }
}
