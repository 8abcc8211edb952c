import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Refusal,
  refuseField,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import type { ListingCard } from '../../domain/listing-document.js';
import {
  mostMergedAtOnce,
  mostSavedHomes,
  removeHome,
  saveHome,
  type SavedHome,
} from '../../domain/saved/saved-home.js';
import { readFirst } from '../../domain/search-input.js';
import { listedHomes, notListed } from '../listed-homes.js';
import type { ListingIndex } from '../listing-index.js';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import { homeCursor } from './home-cursor.js';

export interface SavedHomesPage {
  readonly total: number;
  readonly homes: readonly { readonly saved: SavedHome; readonly card: ListingCard | undefined }[];
  readonly hasMore: boolean;
}

const PAGE = { usual: 24, most: 100 };
/** Concurrent writes, which the embedded document store puts into one transaction. */
const AT_ONCE = 50;

const full = `An account keeps at most ${mostSavedHomes.toLocaleString('en-GB')} homes. Remove some first.`;

/** Saves homes for an account; idempotent. The limit is not exact: requests at the same time may exceed it by what each of them adds. */
export class KeepHomesHandler {
  constructor(
    private readonly homes: SavedHomeStore,
    private readonly index: Pick<ListingIndex, 'get' | 'isComplete'>,
    private readonly closed: ClosedAccounts,
    private readonly clock: Clock,
  ) {}

  ids(accountId: string): Promise<number[]> {
    return this.homes.ids(accountId);
  }

  async page(
    { first, after }: { readonly first?: number | null; readonly after?: string | null },
    accountId: string,
  ): Promise<Result<SavedHomesPage, Refusal>> {
    const size = readFirst(first, PAGE);
    if (!size.ok) return refuseInput(size.failure);
    const place = homeCursor.read(after);
    if (!place.ok) return place;
    const [total, found] = await Promise.all([
      this.homes.count(accountId),
      this.homes.page(accountId, size.value + 1, place.value),
    ]);
    const page = found.slice(0, size.value);
    const cards = await listedHomes(
      this.index,
      page.map(({ listingId }) => listingId),
    );
    return succeed({
      total,
      homes: page.map((saved) => ({ saved, card: cards.get(saved.listingId) })),
      hasMore: found.length > page.length,
    });
  }

  async save(id: number, accountId: string): Promise<Result<number[], Refusal>> {
    return unlessClosed(this.closed, accountId, () => this.saveOne(accountId, id));
  }

  async unsave(id: number, accountId: string): Promise<number[]> {
    await this.homes.change(accountId, id, (before) => before && removeHome(before, this.clock.now()));
    return this.homes.ids(accountId);
  }

  /** @param ids as a device has them: the last saved last */
  async merge(ids: readonly number[], accountId: string): Promise<Result<number[], Refusal>> {
    if (ids.length > mostMergedAtOnce)
      return refuseField('ids', `ids has at most ${mostMergedAtOnce} at once, not ${ids.length}`);
    return unlessClosed(this.closed, accountId, () => this.mergeAll(accountId, ids));
  }

  private async saveOne(accountId: string, id: number): Promise<Result<number[], Refusal>> {
    const kept = await this.homes.ids(accountId);
    if (kept.includes(id)) return succeed(kept);
    const card = (await listedHomes(this.index, [id])).get(id);
    if (!card) return refuseField('id', notListed);
    if (kept.length >= mostSavedHomes) return refuseField('id', full);
    await this.keep(accountId, card, this.clock.now());
    return succeed(await this.homes.ids(accountId));
  }

  private async mergeAll(accountId: string, ids: readonly number[]): Promise<Result<number[], Refusal>> {
    const kept = await this.homes.ids(accountId);
    const cards = await listedHomes(
      this.index,
      [...new Set(ids)].filter((id) => !kept.includes(id)),
    );
    if (kept.length + cards.size > mostSavedHomes) return refuseField('ids', full);
    const added = [...cards.values()];
    const now = this.clock.now().getTime();
    for (let from = 0; from < added.length; from += AT_ONCE)
      await Promise.all(
        added
          .slice(from, from + AT_ONCE)
          .map((card, at) => this.keep(accountId, card, new Date(now - (added.length - 1 - from - at)))),
      );
    return succeed(await this.homes.ids(accountId));
  }

  private keep(accountId: string, card: ListingCard, now: Date): Promise<void> {
    return this.homes.change(accountId, card.id, (before) =>
      saveHome(before, { accountId, home: card, now }),
    );
  }
}
