import type { Listing } from '../../domain/listing.js';
import type { ListingModels, WordsRecord } from './listing.schema.js';
import { wordsIn, wordsOf } from './stock-keys.js';

/**
 * The words by which an agency finds its listings. They are added before a listing is written and cut to what it says after, so that whatever is cut
 * off in between leaves too many rather than too few.
 */
export class ListingWords {
  constructor(private readonly models: Pick<ListingModels, 'words'>) {}

  /** The listings of an agency that have all of these words, each from its beginning; a listing's number is one of its words. */
  async find(agencyId: string, search: string): Promise<readonly number[]> {
    const words = beginningsIn(search);
    if (words.length === 0) return [];
    const records = await this.models.words
      .find({ agencyId, $and: words }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  /** The same over all agencies, some of them at most. All are looked through: for staff, who ask now and then. */
  async findAnywhere(search: string, first: number): Promise<readonly number[]> {
    const words = beginningsIn(search);
    if (words.length === 0) return [];
    const records = await this.models.words
      .find({ $and: words }, { _id: 1 })
      .limit(first)
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  differ(before: Listing, after: Listing): boolean {
    return wordsOf(before).join(' ') !== wordsOf(after).join(' ');
  }

  async add(listing: Listing): Promise<void> {
    await this.models.words.updateOne(
      { _id: listing.id },
      { $addToSet: { words: { $each: wordsOf(listing) } } },
    );
  }

  /** Of listings that are about to be there for the first time. */
  async begin(listings: readonly Listing[]): Promise<void> {
    await this.models.words.bulkWrite(
      listings.map((listing) => {
        const { _id, ...state } = toRecord(listing);
        return { updateOne: { filter: { _id }, update: { $set: state }, upsert: true } };
      }) as never,
    );
  }

  /** Keeps these words and no others, unless a later version's are kept. */
  async keep(listings: readonly Listing[]): Promise<void> {
    await this.models.words.bulkWrite(
      listings.flatMap((listing) => {
        const { _id, ...state } = toRecord(listing);
        return [
          { updateOne: { filter: { _id, version: { $lt: state.version } }, update: { $set: state } } },
          { updateOne: { filter: { _id }, update: { $setOnInsert: state }, upsert: true } },
        ];
      }) as never,
    );
  }
}

const beginningsIn = (search: string) => wordsIn(search).map((word) => ({ words: new RegExp(`^${word}`) }));

const toRecord = (listing: Listing): WordsRecord => ({
  _id: listing.id,
  version: listing.version,
  agencyId: listing.agencyId,
  words: wordsOf(listing),
});
