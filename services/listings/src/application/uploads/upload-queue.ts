import { type Jobs, UnknownQueue } from '@lintel/platform/jobs';
import { correlated, type Logger } from '@lintel/service-kit';

export const uploadQueueName = 'listing-uploads';
/** 4 seconds apart at first, and some 34 minutes altogether: an object store that is restarted is back by then. */
const ATTEMPTS = 10;
const PAGE = 100;

/** Files that wait to be made ready, one job an upload. */
export class UploadQueue {
  readonly attempts = ATTEMPTS;

  constructor(
    private readonly jobs: Jobs,
    private readonly logger: Logger,
  ) {}

  /** Never throws: what the queue does not take now, or lost, upkeep adds once it is back. */
  async add(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      await this.jobs.addMany(
        uploadQueueName,
        ids.map((id) => ({
          ...{ key: id, name: 'upload', data: { id }, attempts: ATTEMPTS },
          tags: { upload: id, ...correlated() },
        })),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'uploads wait for the queue');
    }
  }

  /** Uploads whose jobs will not be tried again, as their worker died or their last step failed. */
  async givenUp(): Promise<readonly string[]> {
    try {
      const { jobs } = await this.jobs.list(uploadQueueName, 'failed', { first: PAGE });
      return jobs.map(({ key }) => key);
    } catch (error) {
      // An engine that lost all it had does not know the queue until something is added.
      if (!(error instanceof UnknownQueue))
        this.logger.warn({ err: error }, 'failed uploads wait for the queue');
      return [];
    }
  }

  async discard(id: string): Promise<void> {
    await this.jobs.discard(uploadQueueName, id);
  }
}
