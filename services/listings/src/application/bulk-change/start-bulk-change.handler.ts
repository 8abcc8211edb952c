import type { Clock, IdSource, Result } from '@lintel/kernel';
import { succeed } from '@lintel/kernel';
import { type AgencyIdentity, readInput, type Refusal, refuse, refuseInput } from '@lintel/service-kit';
import type { BulkChange } from '../../domain/bulk-change.js';
import { bulkChangeInputSchema } from '../../domain/bulk-change-input.js';
import { type BulkChangeProgress, progressOf } from './bulk-change-progress.js';
import type { BulkChangeQueue } from './bulk-change-queue.js';
import type { BulkChangeStore } from './bulk-change-store.js';

/** Of one agency at a time; a listing remembers the last twenty that it was among. */
const MOST_UNDER_WAY = 5;

/** Begins a change of many listings, which goes on in the background. */
export class StartBulkChangeHandler {
  constructor(
    private readonly changes: BulkChangeStore,
    private readonly queue: BulkChangeQueue,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async handle(input: unknown, identity: AgencyIdentity): Promise<Result<BulkChangeProgress, Refusal>> {
    const read = readInput(bulkChangeInputSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    if ((await this.changes.countUnfinished(identity.agencyId)) >= MOST_UNDER_WAY)
      return refuse(
        'CONFLICT',
        'Several changes of many listings are under way. Wait until one of them is done.',
      );
    const change: BulkChange = {
      ...read.value,
      id: this.ids.next(),
      agencyId: identity.agencyId,
      by: identity.subject,
      undoneBy: null,
      state: 'running',
      startedAt: this.clock.now(),
      finishedAt: null,
    };
    await this.changes.insert(change);
    this.queue.add(change);
    return succeed(progressOf(change, [], this.clock.now()));
  }
}
