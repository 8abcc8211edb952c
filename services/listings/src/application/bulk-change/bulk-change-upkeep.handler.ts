import type { Clock } from '@lintel/kernel';
import type { BulkChangeQueue } from './bulk-change-queue.js';
import type { BulkChangeStore } from './bulk-change-store.js';

const PAGE = 100;
/** What was begun just now is on its way to the queue. */
const SETTLING_MS = 30_000;
/** How long it is kept what was changed, and what could not be. */
const KEPT_MS = 30 * 86_400_000;

/** Periodic upkeep: changes that the queue lost, or gave up, go on; old ones are forgotten. */
export class BulkChangeUpkeepHandler {
  constructor(
    private readonly changes: BulkChangeStore,
    private readonly queue: BulkChangeQueue,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const change of await this.changes.unfinished(new Date(now - SETTLING_MS), PAGE))
      await this.queue.restore(change);
    await this.changes.deleteBefore(new Date(now - KEPT_MS));
  }
}
