import type { Clock } from '@lintel/kernel';
import type { ListingType } from '@lintel/contracts';
import { type Fits, fitsOf } from '../../domain/saved/fits.js';
import { type SavedSearch, wantedOf } from '../../domain/saved/saved-search.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** A search whose owner is to be told, ready to be asked. */
export interface OpenSearch {
  readonly id: string;
  readonly alertsSince: Date;
  readonly version: number;
  readonly fits: Fits;
}

const PAGE = 1000;
/** Allowance for clock skew between replicas plus the duration of a write, in milliseconds. */
const OVERLAP_MS = 15_000;
/** How often all are read again, whatever the clocks say, in milliseconds. */
const WHOLE_MS = 600_000;

/**
 * All searches with alerts, in memory, so that an event costs no query. Before each batch of events what has changed since the last look is read,
 * which is next to nothing; so every replica knows a search that was saved before the events it is given.
 */
export class SearchBook {
  private byType = emptyBook();
  private typeOf = new Map<string, ListingType>();
  private seenUntil = new Date(0);
  private wholeAt = 0;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly searches: SavedSearchStore,
    private readonly clock: Clock,
  ) {}

  /** Searches for homes of a type. */
  of(type: ListingType): Iterable<OpenSearch> {
    return this.byType[type].values();
  }

  /** Resolves when all is known that was saved before the call. */
  lookAgain(): Promise<void> {
    const looked = this.looking.then(() => this.look());
    this.looking = looked.catch(() => undefined);
    return looked;
  }

  drop(id: string): void {
    const type = this.typeOf.get(id);
    if (!type) return;
    this.typeOf.delete(id);
    this.byType[type].delete(id);
  }

  private async look(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.wholeAt >= WHOLE_MS) {
      [this.byType, this.typeOf, this.seenUntil] = [emptyBook(), new Map(), new Date(0)];
      await this.read(new Date(0));
      this.wholeAt = now;
    } else await this.read(new Date(Math.min(this.seenUntil.getTime(), now) - OVERLAP_MS));
  }

  private async read(since: Date): Promise<void> {
    for (let after: SavedSearch | undefined; ;) {
      const page = await this.searches.changedSince(since, { first: PAGE, ...(after ? { after } : {}) });
      for (const search of page) this.enter(search);
      if (page.length < PAGE) return;
      after = page.at(-1)!;
    }
  }

  private enter(search: SavedSearch): void {
    const { id, listingType, changedAt, alertsSince, version } = search;
    if (changedAt > this.seenUntil) this.seenUntil = changedAt;
    if (search.state === 'deleted' || search.alertFrequency === 'off') return this.drop(id);
    const entered = this.byType[listingType].get(id);
    if (entered?.version === version) return;
    this.typeOf.set(id, listingType);
    // What is wanted never changes; only the rest does.
    const fits = entered?.fits ?? fitsOf(wantedOf(search));
    this.byType[listingType].set(id, { id, alertsSince, version, fits });
  }
}

const emptyBook = (): Record<ListingType, Map<string, OpenSearch>> => ({ sale: new Map(), rent: new Map() });
