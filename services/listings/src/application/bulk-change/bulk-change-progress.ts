import {
  type BulkChange,
  type BulkChangeState,
  type BulkResult,
  isUndoable,
} from '../../domain/bulk-change.js';

/** How far a change of many listings, or its undoing, has come. */
export interface BulkChangeProgress {
  readonly id: string;
  readonly state: BulkChangeState;
  readonly total: number;
  readonly done: number;
  readonly failed: readonly { readonly listingId: number; readonly message: string }[];
  readonly undoable: boolean;
}

/** While it is being undone, and after, all is said of the listings that had been changed. */
export function progressOf(
  change: BulkChange,
  results: readonly BulkResult[],
  now: Date,
): BulkChangeProgress {
  const undoing = change.state === 'undoing' || change.state === 'undone';
  const concerned = undoing ? results.filter(({ mark }) => mark !== null) : results;
  const place = new Map(change.listingIds.map((id, index) => [id, index]));
  return {
    id: change.id,
    state: change.state,
    total: undoing ? concerned.length : change.listingIds.length,
    done: undoing ? concerned.filter(({ outcome }) => outcome !== 'changed').length : concerned.length,
    failed: concerned
      .flatMap(({ listingId, message }) => (message === null ? [] : [{ listingId, message }]))
      .sort((one, other) => place.get(one.listingId)! - place.get(other.listingId)!),
    undoable: isUndoable(change, results, now),
  };
}
