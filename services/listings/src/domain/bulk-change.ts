import { formatPounds, fail, type Result, succeed } from '@lintel/kernel';
import { listingLimits, type ListingStatus } from '@lintel/contracts';
import { type BulkBefore, type BulkMark, keptBulkMarks } from './bulk-mark.js';
import {
  archiveListing,
  changeContent,
  changeStatus,
  type Listing,
  type ListingProblem,
  unarchiveListing,
} from './listing.js';
import type { Edit } from './listing-history.js';

/** What is done to each of many listings. */
export type BulkEdit =
  | { readonly kind: 'status'; readonly status: ListingStatus }
  /** -5 is five per cent less. */
  | { readonly kind: 'price'; readonly percent: number }
  /** Into the archive, or back. */
  | { readonly kind: 'archive'; readonly archived: boolean };

export const bulkChangeStates = ['running', 'done', 'undoing', 'undone'] as const;
export type BulkChangeState = (typeof bulkChangeStates)[number];

/** A change of many listings of one agency. */
export interface BulkChange {
  readonly id: string;
  readonly agencyId: string;
  /** The account that began it. */
  readonly by: string;
  /** The account that undoes it. */
  readonly undoneBy: string | null;
  readonly edit: BulkEdit;
  /** Each once, in the order they were given. */
  readonly listingIds: readonly number[];
  readonly state: BulkChangeState;
  readonly startedAt: Date;
  /** When every listing had been looked at; null until then. */
  readonly finishedAt: Date | null;
}

/** What came of a change for one listing. */
export interface BulkResult {
  readonly listingId: number;
  /**
   * `unchanged`: it had what was wanted already. Of those that were changed, undoing makes some `undone`, and others stay as they are by now, `kept`.
   */
  readonly outcome: 'changed' | 'unchanged' | 'failed' | 'undone' | 'kept';
  /** Why, for one that failed or was kept; else null. */
  readonly message: string | null;
  /** Of one that was changed, the mark of the change. */
  readonly mark: BulkMark | null;
}

/** For this long a change can be undone. */
export const undoableMs = 3_600_000;

export const isUndoable = (
  { state, finishedAt }: Pick<BulkChange, 'state' | 'finishedAt'>,
  results: readonly BulkResult[],
  now: Date,
): boolean =>
  state === 'done' &&
  finishedAt !== null &&
  now.getTime() - finishedAt.getTime() <= undoableMs &&
  results.some(({ outcome }) => outcome === 'changed');

export const undoMarkOf = (changeId: string): string => `${changeId}:undo`;

export const markOf = (listing: Listing, id: string): BulkMark | undefined =>
  listing.bulkMarks?.find((mark) => mark.id === id);

/**
 * The listing as a change of many leaves it, with the mark of that.
 *
 * @returns the very listing that was given when it has what is wanted already; a text for people when it cannot be.
 */
export function applyBulkEdit(
  listing: Listing,
  { id, edit, at, by }: { readonly id: string; readonly edit: BulkEdit } & Edit,
): Result<Listing, string> {
  if (listing.removedAt) return fail('This listing was removed. Restore it first.');
  return marked(listing, edited(listing, edit, { at, by }), id);
}

/** The listing with what it had before a change; otherwise as `applyBulkEdit`. */
export function undoBulkEdit(
  listing: Listing,
  { id, before, at, by }: { readonly id: string; readonly before: BulkBefore } & Edit,
): Result<Listing, string> {
  return marked(listing, restored(listing, before, { at, by }), undoMarkOf(id));
}

/** Whether an agent changed the listing after a change of many did. */
export const isChangedSince = (listing: Listing, mark: BulkMark): boolean =>
  listing.editedVersion > mark.version;

type Edited = Result<Listing, readonly ListingProblem[]>;

function edited(listing: Listing, edit: BulkEdit, by: Edit): Edited {
  switch (edit.kind) {
    case 'status':
      return changeStatus(listing, edit.status, by);
    case 'price':
      return repriced(listing, edit.percent, by);
    case 'archive':
      return succeed(edit.archived ? archiveListing(listing, by) : unarchiveListing(listing, by));
  }
}

function restored(listing: Listing, before: BulkBefore, by: Edit): Edited {
  switch (before.kind) {
    case 'status':
      return changeStatus(listing, before.status, by);
    case 'price':
      return changeContent(listing, { ...listing.content, price: before.price }, by);
    case 'archive':
      return succeed(before.archived ? archiveListing(listing, by) : unarchiveListing(listing, by));
  }
}

/** In whole pounds, and never for nothing. */
function repriced(listing: Listing, percent: number, by: Edit): Edited {
  const { price } = listing.content;
  if (!price) return refused('This listing has no price to change.');
  const repriced = Math.max(1, Math.round((price * (100 + percent)) / 100));
  if (repriced > listingLimits.price)
    return refused(`The price would be more than ${formatPounds(listingLimits.price)}.`);
  return changeContent(listing, { ...listing.content, price: repriced }, by);
}

const refused = (message: string): Edited => fail([{ field: 'price', message }]);

function marked(before: Listing, after: Edited, id: string): Result<Listing, string> {
  if (!after.ok) return fail(after.failure.map(({ message }) => message).join(' '));
  if (after.value === before) return succeed(before);
  const mark: BulkMark = { id, version: after.value.version, before: beforeOf(before, after.value) };
  return succeed({
    ...after.value,
    bulkMarks: [...(before.bulkMarks ?? []), mark].slice(-keptBulkMarks),
  });
}

function beforeOf(before: Listing, after: Listing): BulkBefore {
  if (before.status !== after.status) return { kind: 'status', status: before.status };
  if (before.content.price !== after.content.price) return { kind: 'price', price: before.content.price };
  return { kind: 'archive', archived: before.archivedAt !== null };
}
