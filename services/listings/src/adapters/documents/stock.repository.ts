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
    const matching = {
      agencyId,
      'stock.state': { $in: [...filter.states] },
      ...(filter.statuses ? { status: { $in: [...filter.statuses] } } : {}),
      ...(filter.listingType ? { 'content.listingType': filter.listingType } : {}),
      ...(filter.contact === null ? {} : { 'content.agent.email': inAnyCase(filter.contact) }),
      ...(filter.search ? { _id: { $in: [...(await this.words.find(agencyId, filter.search))] } } : {}),
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

/** Programs write addresses as they please; those of accounts are in lower case. */
const inAnyCase = (address: string) => ({
  $regex: `^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`,
  $options: 'i',
});
