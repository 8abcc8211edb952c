import type { Clock } from '@lintel/kernel';
import { arrivesWithinMs, isOver, notProcessed } from '../../domain/upload.js';
import type { EndUpload } from './end-upload.js';
import type { FinishUploadHandler } from './finish-upload.handler.js';
import type { UploadQueue } from './upload-queue.js';
import type { UploadStore } from './upload-store.js';

/** By then the job has usually done it. */
const LOST_AFTER_MS = 5 * 60_000;
const PAGE = 200;

/** What would wait for ever: files whose job was lost, whose workers died, or which never arrived. Several replicas may do it at once. */
export class RescueUploadsHandler {
  constructor(
    private readonly uploads: UploadStore,
    private readonly queue: UploadQueue,
    private readonly finish: FinishUploadHandler,
    private readonly end: EndUpload,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.endGivenUp();
    const before = (ms: number) => new Date(this.clock.now().getTime() - ms);
    const lost = await this.uploads.pending('processing', before(LOST_AFTER_MS), PAGE);
    // A job that is there stays as it is.
    await this.queue.add(lost.map(({ id }) => id));
    for (const upload of await this.uploads.pending('awaiting', before(arrivesWithinMs), PAGE))
      await this.finish.overdue(upload);
  }

  private async endGivenUp(): Promise<void> {
    for (const id of await this.queue.givenUp()) {
      const upload = await this.uploads.get(id);
      if (upload) await (isOver(upload) ? this.end.after(upload) : this.end.failed(upload, notProcessed));
      await this.queue.discard(id);
    }
  }
}
