import type { Clock, Result } from '@lintel/kernel';
import { type Actor, actingFor, overtaken, untilWritten } from '@lintel/service-kit';
import {
  applyBulkEdit,
  type BulkChange,
  type BulkResult,
  isChangedSince,
  markOf,
  undoBulkEdit,
  undoMarkOf,
} from '../../domain/bulk-change.js';
import type { BulkMark } from '../../domain/bulk-mark.js';
import type { Listing } from '../../domain/listing.js';
import type { ListingStore } from '../listing-store.js';
import type { BulkChangeStore } from './bulk-change-store.js';

/** Listings that are read, decided on and written together: few enough that the embedded store writes them between two requests, and a service that stops waits for no more. */
const TOGETHER = 25;

/** What is to be done with a listing as it is now: write another, or nothing more. */
type Decision = { readonly write: Listing; readonly then: BulkResult } | { readonly result: BulkResult };

/** What is done about one listing of a change. */
interface Task {
  readonly listingId: number;
  decide(listing: Listing): Decision;
  /** The result when it cannot be, and why. */
  fail(message: string): BulkResult;
}

export interface Run {
  /** Aborted when somebody else may be at it. */
  readonly signal: AbortSignal;
  /** Whether this is the last attempt. */
  readonly last: boolean;
}

/**
 * Makes a change of many listings, or undoes one, a few listings at a time. It may be stopped at any point, and begun again by anybody: a listing carries the mark
 * of what was done to it.
 */
export class RunBulkChangeHandler {
  constructor(
    private readonly changes: BulkChangeStore,
    private readonly listings: ListingStore,
    private readonly clock: Clock,
  ) {}

  /**
   * What is wrong with one listing keeps nobody from the others.
   *
   * @throws when a listing could not be read or written; begun again, only that is left to do. With `last` it is given up instead.
   */
  async handle(id: string, { signal, last }: Run): Promise<void> {
    const change = await this.changes.find(id);
    if (change?.state === 'running')
      await actingFor(agentOf(change, change.by), () => this.make(change, { signal, last }));
    if (change?.state === 'undoing')
      await actingFor(agentOf(change, change.undoneBy ?? change.by), () =>
        this.undo(change, { signal, last }),
      );
  }

  private async make(change: BulkChange, run: Run): Promise<void> {
    const looked = new Set((await this.changes.results(change.id)).map(({ listingId }) => listingId));
    await this.each(
      change.listingIds
        .filter((listingId) => !looked.has(listingId))
        .map((listingId) => ({
          listingId,
          decide: (listing) => this.decideToMake(change, listing),
          fail: (message) => ({ listingId, outcome: 'failed', message, mark: null }),
        })),
      change,
      run,
    );
    await this.changes.advance({ ...change, state: 'done', finishedAt: this.clock.now() }, 'running');
  }

  private async undo(change: BulkChange, run: Run): Promise<void> {
    const results = await this.changes.results(change.id);
    await this.each(
      results.flatMap(({ listingId, outcome, mark }): Task[] =>
        outcome === 'changed' && mark
          ? [
              {
                listingId,
                decide: (listing) => this.decideToUndo(change, mark, listing),
                fail: (message) => ({ listingId, outcome: 'kept', message, mark }),
              },
            ]
          : [],
      ),
      change,
      run,
    );
    await this.changes.advance({ ...change, state: 'undone' }, 'undoing');
  }

  private decideToMake({ id, edit, by }: BulkChange, listing: Listing): Decision {
    const about = { listingId: listing.id, mark: null };
    const mark = markOf(listing, id);
    if (mark) return { result: { ...about, outcome: 'changed', message: null, mark } };
    const changed = applyBulkEdit(listing, { id, edit, by, at: this.clock.now() });
    return decided(listing, changed, {
      unchanged: { ...about, outcome: 'unchanged', message: null },
      changed: (after) => ({ ...about, outcome: 'changed', message: null, mark: markOf(after, id)! }),
      failed: (message) => ({ ...about, outcome: 'failed', message }),
    });
  }

  private decideToUndo({ id, by, undoneBy }: BulkChange, mark: BulkMark, listing: Listing): Decision {
    const undone: BulkResult = { listingId: listing.id, mark, outcome: 'undone', message: null };
    const kept = (message: string): BulkResult => ({ ...undone, outcome: 'kept', message });
    if (markOf(listing, undoMarkOf(id))) return { result: undone };
    if (isChangedSince(listing, mark))
      return { result: kept('This listing was changed since, and stays as it is.') };
    const { before } = mark;
    const restored = undoBulkEdit(listing, { id, before, by: undoneBy ?? by, at: this.clock.now() });
    return decided(listing, restored, { unchanged: undone, changed: () => undone, failed: kept });
  }

  private async each(tasks: readonly Task[], change: BulkChange, { signal, last }: Run): Promise<void> {
    const errors: unknown[] = [];
    const alone = async (task: Task): Promise<void> => {
      try {
        await this.settle(change, task);
      } catch (error) {
        if (last) await this.giveUp(change, task);
        else errors.push(error);
      }
    };
    for (let next = 0; next < tasks.length; next += TOGETHER) {
      signal.throwIfAborted();
      const left = await this.settleTogether(change, tasks.slice(next, next + TOGETHER));
      await Promise.all(left.map(alone));
    }
    if (errors.length > 0) throw errors[0];
  }

  /**
   * Settles many at once, as nearly always can be done. Those that are left have to be settled one by one: where others were quicker with some, those that
   * were to be written, as their marks tell which of them were; where anything went wrong, all.
   */
  private async settleTogether(change: BulkChange, tasks: readonly Task[]): Promise<readonly Task[]> {
    try {
      const found = await this.listings.findAll(tasks.map(({ listingId }) => listingId));
      const listings = new Map(found.map((listing) => [listing.id, listing]));
      const looked = tasks.map((task) => {
        const before = listings.get(task.listingId) ?? null;
        return { task, before, decision: decisionOn(change, task, before) };
      });
      const writes = looked.flatMap(({ before, decision }) =>
        before && 'write' in decision ? [{ before, after: decision.write }] : [],
      );
      const whole = writes.length === 0 || (await this.listings.replaceAll(writes));
      await this.changes.keepResults(
        change.id,
        looked.flatMap(({ decision }) =>
          'result' in decision ? [decision.result] : whole ? [decision.then] : [],
        ),
      );
      return whole ? [] : looked.flatMap(({ task, decision }) => ('write' in decision ? [task] : []));
    } catch {
      return tasks;
    }
  }

  private async settle(change: BulkChange, task: Task): Promise<void> {
    const { listingId, fail } = task;
    const otherwise = () => fail('Others are changing this listing at the moment. Try it again.');
    const result = await untilWritten(`listing ${listingId}`, { attempts: 10, otherwise }, async () => {
      const listing = await this.listings.find(listingId);
      const decision = decisionOn(change, task, listing);
      if ('result' in decision) return decision.result;
      return (await this.listings.replace(listing!, decision.write)) ? decision.then : overtaken;
    });
    await this.changes.keepResults(change.id, [result]);
  }

  /** Keeps the failure, unless the listing was written after all and only the answer was lost. */
  private async giveUp(change: BulkChange, task: Task): Promise<void> {
    const decision = decisionOn(change, task, await this.listings.find(task.listingId));
    const gaveUp = task.fail('This listing could not be changed. Try it again.');
    await this.changes.keepResults(change.id, ['result' in decision ? decision.result : gaveUp]);
  }
}

/** What is to be done with a listing of the agency; another's is not there. */
const decisionOn = (
  { agencyId }: BulkChange,
  { listingId, decide, fail }: Task,
  listing: Listing | null,
): Decision =>
  listing?.agencyId === agencyId ? decide(listing) : { result: fail(`There is no listing ${listingId}.`) };

const agentOf = ({ agencyId }: BulkChange, id: string): Actor => ({ id, role: 'agent', agencyId });

const decided = (
  before: Listing,
  after: Result<Listing, string>,
  results: {
    readonly unchanged: BulkResult;
    changed(after: Listing): BulkResult;
    failed(message: string): BulkResult;
  },
): Decision => {
  if (!after.ok) return { result: results.failed(after.failure) };
  return after.value === before
    ? { result: results.unchanged }
    : { write: after.value, then: results.changed(after.value) };
};
