import type { Clock } from '@lintel/kernel';
import type { Logger } from '@lintel/service-kit';
import type { EraseAccountHandler } from '../erase-account/erase-account.handler.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';
import type { AlertSchedule } from './alert-schedule.js';

/** How long a deleted search is kept after its event was published, in milliseconds: a write that was under way finds nothing to add to. */
const DELETED_FOR_MS = 86_400_000;

/** Runs each minute: puts back jobs that were lost, tells what is overdue, and clears away what was deleted or erased. */
export class AlertUpkeepHandler {
  constructor(
    private readonly schedule: AlertSchedule,
    private readonly erase: EraseAccountHandler,
    private readonly searches: SavedSearchStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Each part by itself: without the queue, what is overdue is told all the same. */
  async handle(): Promise<void> {
    await this.attempt('the jobs of alerts could not be put back', () => this.schedule.ensure());
    await this.attempt('overdue alerts wait', () => this.schedule.overdue());
    await this.attempt('erased accounts are looked at again later', () => this.erase.again());
    await this.attempt('deleted searches stay for now', () =>
      this.searches.sweepDeleted(new Date(this.clock.now().getTime() - DELETED_FOR_MS)),
    );
  }

  private async attempt(otherwise: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error }, otherwise);
    }
  }
}
