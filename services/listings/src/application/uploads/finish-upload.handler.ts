import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { ObjectHead, ObjectStore } from '@lintel/platform/object-store';
import { type AgencyIdentity, type Logger, type Refusal, refuseField } from '@lintel/service-kit';
import { beginProcessing, brokenOff, incomingKey, notArrived, type Upload } from '../../domain/upload.js';
import type { EndUpload } from './end-upload.js';
import { ownUpload, storeAway } from './own-upload.js';
import type { UploadQueue } from './upload-queue.js';
import type { UploadStore } from './upload-store.js';

/** The file has arrived: it waits to be made ready. */
export class FinishUploadHandler {
  constructor(
    private readonly uploads: UploadStore,
    private readonly objects: ObjectStore,
    private readonly queue: UploadQueue,
    private readonly end: EndUpload,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async handle(id: string, identity: AgencyIdentity): Promise<Result<Upload, Refusal>> {
    const upload = await ownUpload(this.uploads, id, identity);
    if (!upload.ok) return upload;
    // Said again, as the answer was lost, and perhaps the job with it; one that is there stays as it is.
    if (upload.value.state === 'processing') await this.queue.add([id]);
    if (upload.value.state !== 'awaiting') return upload;
    let head: ObjectHead | null;
    try {
      head = await this.objects.head(incomingKey(id));
    } catch (error) {
      this.logger.warn({ err: error }, 'the object store does not say what arrived');
      return storeAway();
    }
    if (!head) return refuseField('id', notArrived);
    return succeed(await this.arrived(upload.value, head));
  }

  /** Its time is over: it fails, unless the file did arrive and nobody said so. @throws while the object store is away. */
  async overdue(upload: Upload): Promise<void> {
    const head = await this.objects.head(incomingKey(upload.id));
    if (head) await this.arrived(upload, head);
    else await this.end.failed(upload, notArrived);
  }

  private async arrived(upload: Upload, { size }: ObjectHead): Promise<Upload> {
    if (size !== upload.bytes) await this.end.failed(upload, brokenOff);
    else {
      // Whoever was quicker has done the same.
      await this.uploads.replace(upload, beginProcessing(upload, this.clock.now()));
      await this.queue.add([upload.id]);
    }
    return (await this.uploads.get(upload.id)) ?? upload;
  }
}
