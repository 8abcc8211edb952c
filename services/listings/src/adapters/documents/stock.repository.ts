import type { AgencyStock, StockCounts, StockPage, StockWanted } from '../../application/agency-stock.js';
import { agencyStates, type Listing } from '../../domain/listing.js';
import { toListing } from './listing.record.js';
import type { ListingModels, ListingRecord } from './listing.schema.js';
import type { ListingWords } from './listing.words.js';
import { stockOrders } from './stock-keys.js';

/** An agency's listings, filtered and sorted by the keys beside them. */
export class StockRepository implements AgencyStock {
  constructor(
    private readonly models: Pick<ListingModels, 'listings'>,
    private readonly words: ListingWords,
  ) {}

  async page({ agencyId, sort, first, after, ...filter }: StockWanted): Promise<StockPage> {
    const ids = await this.chosen(agencyId, filter);
    const matching = {
      agencyId,
      'stock.state': { $in: [...filter.states] },
      ...(filter.statuses ? { status: { $in: [...filter.statuses] } } : {}),
      ...(filter.listingType ? { 'content.listingType': filter.listingType } : {}),
      ...(ids ? { _id: { $in: [...ids] } } : {}),
    };
    const { key, direction } = stockOrders[sort];
    const path = `stock.${key}`;
    const beyond = after === null ? {} : { [path]: { [direction === 1 ? '$gt' : '$lt']: after } };
    const total = await this.models.listings.countDocuments(matching);
    // To find that nothing is there would take the longest.
    if (total === 0) return { total, listings: [], next: null };
    const records = await this.models.listings
      .find({ ...matching, ...beyond }, { outbox: 0 })
      .sort({ [path]: direction })
      .limit(first + 1)
      .lean<ListingRecord[]>();
    const shown = records.slice(0, first);
    const last = shown.at(-1);
    return {
      total,
      listings: shown.map(toListing),
      next: last && records.length > first ? last.stock[key] : null,
    };
  }

  /** The ids of those that a search and a contact leave; null for all. */
  private async chosen(
    agencyId: string,
    { search, contact }: Pick<StockWanted, 'search' | 'contact'>,
  ): Promise<readonly number[] | null> {
    const found = search ? await this.words.find(agencyId, search) : null;
    if (contact === null) return found;
    const theirs = await this.ofContact(agencyId, contact);
    if (!found) return theirs;
    const both = new Set(theirs);
    return found.filter((id) => both.has(id));
  }

  /** Programs write addresses as they please; those of accounts are in lower case. An agency has few contacts, and an index tells how each is written. */
  private async ofContact(agencyId: string, contact: string): Promise<readonly number[]> {
    const written = (await this.models.listings.distinct('content.agent.email', { agencyId })) as string[];
    const theirs = written.filter((address) => address.toLowerCase() === contact.toLowerCase());
    const records = await this.models.listings
      .find({ agencyId, 'content.agent.email': { $in: theirs } }, { _id: 1 })
      .lean<{ _id: number }[]>();
    return records.map(({ _id }) => _id);
  }

  async anywhere(search: string, first: number): Promise<readonly Listing[]> {
    const ids = await this.words.findAnywhere(search, first);
    const records = await this.models.listings
      .find({ _id: { $in: [...ids] } }, { outbox: 0 })
      .sort({ _id: 1 })
      .lean<ListingRecord[]>();
    return records.map(toListing);
  }

  async counts(agencyId: string): Promise<StockCounts> {
    const counts = await Promise.all(
      agencyStates.map(
        async (state) =>
          [state, await this.models.listings.countDocuments({ agencyId, 'stock.state': state })] as const,
      ),
    );
    return Object.fromEntries(counts) as StockCounts;
  }
}
