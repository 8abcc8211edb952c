import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type AgencyIdentity, type Refusal, refuse } from '@lintel/service-kit';
import { type BulkChange, isUndoable } from '../../domain/bulk-change.js';
import { type BulkChangeProgress, progressOf } from './bulk-change-progress.js';
import type { BulkChangeQueue } from './bulk-change-queue.js';
import type { BulkChangeStore } from './bulk-change-store.js';
import { ownBulkChange } from './own-bulk-change.js';

/** Begins to undo a change of many listings. Asked again while it is being undone, or after, it does no more. */
export class UndoBulkChangeHandler {
  constructor(
    private readonly changes: BulkChangeStore,
    private readonly queue: BulkChangeQueue,
    private readonly clock: Clock,
  ) {}

  async handle(id: string, identity: AgencyIdentity): Promise<Result<BulkChangeProgress, Refusal>> {
    const found = await ownBulkChange(this.changes, id, identity);
    if (!found.ok) return found;
    const change = found.value;
    const [results, now] = [await this.changes.results(id), this.clock.now()];
    if (change.state === 'undoing' || change.state === 'undone')
      return succeed(progressOf(change, results, now));
    if (change.state === 'running')
      return refuse('CONFLICT', 'This change is still being made. Undo it when it is done.');
    if (!isUndoable(change, results, now))
      return refuse(
        'CONFLICT',
        results.some(({ outcome }) => outcome === 'changed')
          ? 'A change of many listings can be undone for an hour. That has passed.'
          : 'No listing was changed: there is nothing to undo.',
      );
    const undoing: BulkChange = { ...change, state: 'undoing', undoneBy: identity.subject };
    if (await this.changes.advance(undoing, 'done')) this.queue.add(undoing);
    return succeed(progressOf(undoing, results, now));
  }
}
