import { type SearchFeedFormat, searchFeedPath, wantedAddress } from '@lintel/contracts';
import { type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type FeedAddress,
  type FeedAddresses,
  type Identity,
  type Refusal,
  unlessClosed,
} from '@lintel/service-kit';
import type { ListingCard } from '../../domain/listing-document.js';
import { type SavedSearch, wantedOf } from '../../domain/saved/saved-search.js';
import { filtersFor, sortFor } from '../../domain/search-request.js';
import type { KeepSearchesHandler } from '../keep-searches/keep-searches.handler.js';
import type { ListingIndex } from '../listing-index.js';
import type { HomeMarkStore } from '../saved/home-mark-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

export const mostHomesInFeed = 50;

export interface FeedContent {
  readonly search: SavedSearch;
  readonly resultsPath: string;
  /** The newest first. */
  readonly homes: readonly ListingCard[];
}

export type MadeSearchFeed = { readonly madeAt: Date } & Record<SearchFeedFormat, string>;

/** Secret addresses of saved searches, and what programs that read feeds find there: the homes that results would show now. */
export class SearchFeedHandler {
  constructor(
    private readonly addresses: FeedAddresses,
    private readonly keeping: KeepSearchesHandler,
    private readonly searches: SavedSearchStore,
    private readonly marks: Pick<HomeMarkStore, 'hidden'>,
    private readonly index: ListingIndex,
    private readonly closed: ClosedAccounts,
  ) {}

  /** Null where it has none, or is not the caller's. */
  async shown(searchId: string, { subject }: Identity): Promise<FeedAddress | null> {
    const owned = await this.keeping.owned(searchId, subject);
    return owned.ok ? this.addresses.of(searchId) : null;
  }

  async renew(searchId: string, caller: Identity): Promise<Result<MadeSearchFeed, Refusal>> {
    const owned = await this.keeping.owned(searchId, caller.subject);
    if (!owned.ok) return owned;
    const made = await unlessClosed(this.closed, caller.subject, () => this.addresses.make(searchId, caller));
    if (!made.ok) return made;
    const { token, madeAt } = made.value;
    return succeed({ madeAt, atom: searchFeedPath(token, 'atom'), json: searchFeedPath(token, 'json') });
  }

  /** False when there was none, or the search is not the caller's. */
  async end(searchId: string, { subject }: Identity): Promise<boolean> {
    const owned = await this.keeping.owned(searchId, subject);
    return owned.ok && this.addresses.end(searchId);
  }

  /** Null for an address that is good no more, or never was. */
  async content(token: string): Promise<FeedContent | null> {
    const address = await this.addresses.opened(token);
    if (!address || (await this.closed.has(address.accountId))) return null;
    const search = await this.searches.find(address.of);
    if (search?.state !== 'kept') return null;
    const wanted = wantedOf(search);
    const hidden = await this.marks.hidden(address.accountId);
    const { hits } = await this.index.search({
      filters: filtersFor({ ...wanted, except: hidden.map(({ listingId }) => listingId) }),
      sort: sortFor('newest'),
      first: mostHomesInFeed,
    });
    return { search, resultsPath: wantedAddress(wanted), homes: hits.map(({ source }) => source) };
  }
}
