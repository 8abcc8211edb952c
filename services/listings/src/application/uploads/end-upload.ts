import type { Clock } from '@lintel/kernel';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  failUpload,
  incomingKey,
  isOver,
  makeReady,
  type Rendition,
  type Upload,
} from '../../domain/upload.js';
import type { UploadStore } from './upload-store.js';

/** Shows the public what has become ready, in every listing that has it. Calling it again does no harm. */
export interface AttachUploads {
  handle(uploadIds: readonly string[]): Promise<void>;
}

/** The end of an upload, the same for whoever comes to it first. */
export class EndUpload {
  constructor(
    private readonly uploads: UploadStore,
    private readonly attach: AttachUploads,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  ready(upload: Upload, rendition: Rendition): Promise<void> {
    return this.end(upload, (latest) => makeReady(latest, rendition, this.clock.now()));
  }

  failed(upload: Upload, problem: string): Promise<void> {
    return this.end(upload, (latest) => failUpload(latest, problem, this.clock.now()));
  }

  /** What comes after the end was stored. A crash in between leaves it to the job, which is given again. */
  async after(upload: Upload): Promise<void> {
    await this.attach.handle([upload.id]);
    // What cannot be removed now, upkeep finds.
    await this.objects.remove([incomingKey(upload.id)]).catch(() => undefined);
  }

  private async end(upload: Upload, change: (latest: Upload) => Upload): Promise<void> {
    for (let latest: Upload | null = upload; latest; latest = await this.uploads.get(upload.id))
      if (isOver(latest) || (await this.uploads.replace(latest, change(latest)))) return this.after(latest);
  }
}
