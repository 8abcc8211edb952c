import { listingStatuses, listingTypes } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  cursorCodec,
  type AgencyIdentity,
  readInput,
  type Refusal,
  refuseField,
  refuseInput,
} from '@lintel/service-kit';
import { z } from 'zod';
import { agencyStates, isGone, type Listing } from '../../domain/listing.js';
import type { AgencyStock, StockCounts, StockPage } from '../agency-stock.js';
import { stockSorts } from '../agency-stock.js';
import { noListing, ownListing } from '../caller.js';
import type { Colleagues } from '../colleagues.js';
import type { ListingStore } from '../listing-store.js';

const LARGEST_PAGE = 100;
const PAGE = 24;

const wantedSchema = z.object({
  filter: z
    .object({
      search: z.string().trim().max(200, 'Search for at most 200 characters.').nullish(),
      states: z.array(z.enum(agencyStates)).nullish(),
      statuses: z.array(z.enum(listingStatuses)).nullish(),
      listingType: z.enum(listingTypes).nullish(),
      mine: z.boolean().nullish(),
    })
    .nullish(),
  sort: z.enum(stockSorts).nullish(),
  first: z
    .int()
    .min(1, 'Ask for 1 to 100 listings.')
    .max(LARGEST_PAGE, 'Ask for 1 to 100 listings.')
    .nullish(),
  after: z.string().max(500).nullish(),
});

export interface StockList extends Omit<StockPage, 'next'> {
  readonly cursor: string | null;
  readonly counts: StockCounts;
}

/** An agency's agents look through its stock. */
export class ViewStockHandler {
  constructor(
    private readonly stock: AgencyStock,
    private readonly listings: ListingStore,
    private readonly colleagues: Colleagues,
    private readonly clock: Clock,
  ) {}

  async list(input: unknown, identity: AgencyIdentity): Promise<Result<StockList, Refusal>> {
    const read = readInput(wantedSchema, input);
    if (!read.ok) return refuseInput(read.failure);
    const { filter, first, after } = read.value;
    const sort = read.value.sort ?? 'newest';
    const last = stockCursor.read(after);
    if (!last.ok) return last;
    if (last.value && last.value.sort !== sort)
      return refuseField('after', 'This is a place in another order.');
    const [page, counts] = await Promise.all([
      this.stock.page({
        agencyId: identity.agencyId,
        search: filter?.search || null,
        states: filter?.states ?? agencyStates.filter((state) => state !== 'removed'),
        statuses: filter?.statuses ?? null,
        listingType: filter?.listingType ?? null,
        contact: filter?.mine ? await this.addressOf(identity) : null,
        sort,
        first: first ?? PAGE,
        after: last.value?.place ?? null,
      }),
      this.stock.counts(identity.agencyId),
    ]);
    const { next, ...shown } = page;
    return succeed({
      ...shown,
      counts,
      cursor: next === null ? null : stockCursor.write({ sort, place: next }),
    });
  }

  /** The caller's confirmed address; empty when it is not known, which no home names. */
  private async addressOf({ subject }: AgencyIdentity): Promise<string> {
    return (await this.colleagues.find(subject))?.email ?? '';
  }

  async find(id: number, identity: AgencyIdentity): Promise<Result<Listing, Refusal>> {
    const found = await ownListing(this.listings, id, identity);
    return found.ok && isGone(found.value, this.clock.now()) ? noListing(id) : found;
  }
}

/** A cursor's place holds for its own order only. */
const stockCursor = cursorCodec(z.object({ sort: z.enum(stockSorts), place: z.string().max(400) }));
