import type { Clock } from '@lintel/kernel';
import type { Logger } from '@lintel/service-kit';
import type { UploadStore } from './upload-store.js';

/** Notes the uploads that a listing has no longer, once that is written. */
export class TakenOutUploads {
  constructor(
    private readonly uploads: Pick<UploadStore, 'takenOut'>,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Never rejects: what is not noted is found all the same, later. */
  async note(ids: readonly string[]): Promise<void> {
    try {
      await this.uploads.takenOut(ids, this.clock.now());
    } catch (error) {
      this.logger.warn({ err: error }, 'uploads that were taken out are found later');
    }
  }
}
