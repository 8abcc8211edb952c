import { type Jobs, type NewJob, UnknownJob, WrongState } from '@lintel/platform/jobs';
import { correlated, type Logger } from '@lintel/service-kit';
import type { BulkChange } from '../../domain/bulk-change.js';

export const bulkChangeQueueName = 'listing-bulk-changes';

/** The queue of changes of many listings. A change is begun once it is stored: what the queue does not take now, upkeep adds. */
export class BulkChangeQueue {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly jobs: Jobs,
    private readonly logger: Logger,
  ) {}

  /** Beside the request under way, which need not wait for the queue. */
  add(change: BulkChange): void {
    const added: Promise<void> = this.jobs
      .add(bulkChangeQueueName, jobOf(change))
      .then(() => undefined)
      .catch((error: unknown) => {
        this.logger.warn({ err: error, change: change.id }, 'a change of many listings waits for the queue');
      })
      .finally(() => this.underWay.delete(added));
    this.underWay.add(added);
  }

  /** Has a change taken up again that may have been lost, or given up. One that waits or is under way stays as it is. */
  async restore(change: BulkChange): Promise<void> {
    const job = jobOf(change);
    if (await this.jobs.add(bulkChangeQueueName, job)) return;
    try {
      await this.jobs.retry(bulkChangeQueueName, job.key);
    } catch (error) {
      if (!(error instanceof WrongState || error instanceof UnknownJob)) throw error;
    }
  }

  /** Resolves when all that was added is with the queue, or was refused by it. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

const jobOf = ({ id, state }: BulkChange): NewJob => ({
  key: `${id}:${state}`,
  name: state === 'undoing' ? 'undo' : 'change',
  data: { change: id },
  tags: { change: id, ...correlated() },
});
