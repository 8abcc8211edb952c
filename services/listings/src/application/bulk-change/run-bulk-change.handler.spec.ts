import { listingExample } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { BulkChange, BulkEdit, BulkResult } from '../../domain/bulk-change.js';
import { changeContent, createListing, type Listing } from '../../domain/listing.js';
import type { ListingReplacement, ListingStore } from '../listing-store.js';
import { progressOf } from './bulk-change-progress.js';
import type { BulkChangeStore } from './bulk-change-store.js';
import { RunBulkChangeHandler } from './run-bulk-change.handler.js';

const at = new Date('2026-03-02T09:30:00.000Z');
const { status: _s, publishedAt: _p, updatedAt: _u, agent, ...said } = listingExample;
const { agencyId, ...contact } = agent;
const signal = new AbortController().signal;

/** What a call to a store comes to: as asked, or a crash before it or after. */
type Fate = 'well' | 'before' | 'after';
class Crash extends Error {}

/** One after the other, and so cut off among them by a crash. */
const oneByOne = (replace: ListingStore['replace']) => async (changes: readonly ListingReplacement[]) => {
  let whole = true;
  for (const { before, after } of changes) whole = (await replace(before, after)) && whole;
  return whole;
};

/** Listings 1 to 5 at £1,000 to £5,000, each step of a run with a fate of its own, and a colleague who edits now and then. */
class Stock {
  readonly listings = new Map<number, Listing>();
  readonly changes = new Map<string, BulkChange>();
  readonly results = new Map<number, BulkResult>();
  fates: Fate[] = [];
  /** The ids of listings that a colleague edits just before the next writes of them. */
  edits: number[] = [];

  constructor() {
    for (let id = 1; id <= 5; id++)
      this.listings.set(
        id,
        createListing(
          { id, agencyId, status: 'available', content: { ...said, agent: contact, price: id * 1000 } },
          at,
        ),
      );
  }

  async begin(edit: BulkEdit, listingIds: readonly number[] = [1, 2, 3, 4, 5]): Promise<void> {
    const state = 'running' as const;
    const by = { by: 'agent', undoneBy: null, startedAt: at, finishedAt: null };
    this.changes.set('change', { id: 'change', agencyId, edit, listingIds, state, ...by });
    await this.finish();
  }

  async undo(): Promise<void> {
    this.changes.set('change', { ...this.changes.get('change')!, state: 'undoing', undoneBy: 'owner' });
    await this.finish();
  }

  /** As a queue does it: again until it came to its end. */
  async finish(): Promise<void> {
    const run = new RunBulkChangeHandler(this.bulk, this.store, { now: () => at });
    for (let attempt = 1; attempt <= 200; attempt++) {
      try {
        await run.handle('change', { signal, last: false });
        return;
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
      }
    }
    throw new Error('it never ended');
  }

  edit(id: number, title: string): void {
    const listing = this.listings.get(id)!;
    const edited = changeContent(listing, { ...listing.content, title }, { by: 'colleague', at });
    if (edited.ok) this.listings.set(id, edited.value);
  }

  get prices(): (number | null)[] {
    return [...this.listings.values()].map(({ content }) => content.price);
  }

  get progress() {
    return progressOf(this.changes.get('change')!, [...this.results.values()], at);
  }

  private async step<Value>(act: () => Value): Promise<Value> {
    const fate = this.fates.shift() ?? 'well';
    if (fate === 'before') throw new Crash();
    const value = act();
    if (fate === 'after') throw new Crash();
    return value;
  }

  readonly store = {
    find: (id: number) => this.step(() => this.listings.get(id) ?? null),
    findAll: (ids: readonly number[]) =>
      this.step(() => ids.flatMap((id) => this.listings.get(id) ?? []).toReversed()),
    replaceAll: oneByOne((before, after) => this.store.replace(before, after)),
    replace: (before: Listing, after: Listing) =>
      this.step(() => {
        const next = this.edits.indexOf(before.id);
        if (next >= 0) {
          this.edits.splice(next, 1);
          this.edit(before.id, `Edited ${this.edits.length}`);
        }
        if (this.listings.get(before.id)?.version !== before.version) return false;
        this.listings.set(after.id, after);
        return true;
      }),
  } as unknown as ListingStore;

  readonly bulk = {
    find: async (id: string) => this.changes.get(id) ?? null,
    results: () => this.step(() => [...this.results.values()]),
    keepResults: async (_id: string, results: readonly BulkResult[]) => {
      for (const result of results)
        await this.step(() => {
          const before = this.results.get(result.listingId);
          if (!before || before.outcome === 'changed') this.results.set(result.listingId, result);
        });
    },
    advance: (change: BulkChange, from: string) =>
      this.step(() => {
        if (this.changes.get(change.id)?.state !== from) return false;
        this.changes.set(change.id, change);
        return true;
      }),
  } as unknown as BulkChangeStore;
}

const fates = fc.array(fc.constantFrom<Fate>('well', 'before', 'after'), { maxLength: 60 });
const edits = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 8 });
const tenLess: BulkEdit = { kind: 'price', percent: -10 };

describe('a change of many listings', () => {
  it('multiplies each price once, wherever it is interrupted and whoever edits in between', async () => {
    await fc.assert(
      fc.asyncProperty(fates, edits, async (given, edited) => {
        const stock = new Stock();
        stock.fates = given;
        stock.edits = edited;
        await stock.begin(tenLess);
        expect(stock.prices).toEqual([900, 1800, 2700, 3600, 4500]);
        expect(stock.progress).toMatchObject({
          state: 'done',
          total: 5,
          done: 5,
          failed: [],
          undoable: true,
        });
      }),
    );
  });

  it('loses no edit of a colleague, nor does the colleague lose the change', async () => {
    const stock = new Stock();
    stock.edits = [2, 2, 2];
    await stock.begin(tenLess);
    expect(stock.listings.get(2)).toMatchObject({ version: 5, content: { price: 1800, title: 'Edited 0' } });
  });

  it('gives back what there was, wherever undoing is interrupted, but to those that were edited since', async () => {
    await fc.assert(
      fc.asyncProperty(
        fates,
        fates,
        fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
        async (making, undoing, since) => {
          const stock = new Stock();
          stock.fates = making;
          await stock.begin(tenLess);
          for (const id of since) stock.edit(id, 'Another title');
          stock.fates = undoing;
          await stock.undo();
          expect(stock.prices).toEqual(
            [1, 2, 3, 4, 5].map((id) => (since.includes(id) ? id * 900 : id * 1000)),
          );
          expect(stock.progress).toMatchObject({ state: 'undone', total: 5, done: 5, undoable: false });
          expect(stock.progress.failed).toEqual(
            since
              .toSorted((one, other) => one - other)
              .map((listingId) => ({
                listingId,
                message: 'This listing was changed since, and stays as it is.',
              })),
          );
        },
      ),
    );
  });

  it("names those that are not the agency's as if they were not there", async () => {
    const stock = new Stock();
    stock.listings.set(6, { ...stock.listings.get(5)!, id: 6, agencyId: 'another-agency' });
    await stock.begin({ kind: 'status', status: 'underOffer' }, [7, 6, 1]);
    expect(stock.progress).toMatchObject({
      total: 3,
      done: 3,
      failed: [
        { listingId: 7, message: 'There is no listing 7.' },
        { listingId: 6, message: 'There is no listing 6.' },
      ],
    });
    expect(stock.listings.get(6)!.status).toBe('available');
    expect(stock.listings.get(1)!.status).toBe('underOffer');
  });

  it('goes on with the others when one of them makes trouble, and gives that up at last', async () => {
    const stock = new Stock();
    const replace = (before: Listing, after: Listing) =>
      before.id === 3 ? Promise.reject(new Error('too large')) : stock.store.replace(before, after);
    const store = { ...stock.store, replace, replaceAll: oneByOne(replace) };
    const run = new RunBulkChangeHandler(stock.bulk, store, { now: () => at });
    stock.changes.set('change', {
      ...{
        id: 'change',
        agencyId,
        edit: tenLess,
        listingIds: [1, 2, 3, 4, 5],
        state: 'running',
        by: 'agent',
      },
      ...{ undoneBy: null, startedAt: at, finishedAt: null },
    });
    await expect(run.handle('change', { signal, last: false })).rejects.toThrow('too large');
    expect(stock.progress).toMatchObject({ state: 'running', done: 4 });
    await run.handle('change', { signal, last: true });
    expect(stock.progress).toMatchObject({
      state: 'done',
      done: 5,
      failed: [{ listingId: 3, message: 'This listing could not be changed. Try it again.' }],
    });
  });

  it('stops when somebody else may be at it', async () => {
    const stock = new Stock();
    stock.changes.set('change', {
      ...{ id: 'change', agencyId, edit: tenLess, listingIds: [1], state: 'running', by: 'agent' },
      ...{ undoneBy: null, startedAt: at, finishedAt: null },
    });
    const run = new RunBulkChangeHandler(stock.bulk, stock.store, { now: () => at });
    const aborted = AbortSignal.abort(new Error('the lease is lost'));
    await expect(run.handle('change', { signal: aborted, last: false })).rejects.toThrow('the lease is lost');
    expect(stock.prices[0]).toBe(1000);
  });
});
