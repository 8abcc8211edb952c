import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { AgencyIdentity, Refusal } from '@lintel/service-kit';
import { type BulkChangeProgress, progressOf } from './bulk-change-progress.js';
import type { BulkChangeStore } from './bulk-change-store.js';
import { ownBulkChange } from './own-bulk-change.js';

export class ViewBulkChangeHandler {
  constructor(
    private readonly changes: BulkChangeStore,
    private readonly clock: Clock,
  ) {}

  async handle(id: string, identity: AgencyIdentity): Promise<Result<BulkChangeProgress, Refusal>> {
    const change = await ownBulkChange(this.changes, id, identity);
    if (!change.ok) return change;
    return succeed(progressOf(change.value, await this.changes.results(id), this.clock.now()));
  }
}
