import { buffer } from 'node:stream/consumers';
import { uploadLimits } from '@lintel/contracts';
import type { ObjectStore } from '@lintel/platform/object-store';
import {
  brokenOff,
  incomingKey,
  isOver,
  notArrived,
  notProcessed,
  type Upload,
} from '../../domain/upload.js';
import type { EndUpload } from './end-upload.js';
import type { RenditionMaker } from './renditions.js';
import type { UploadStore } from './upload-store.js';

/** Makes an uploaded file ready for the public: first all that is made of it is stored, then it is said to be ready. */
export class ProcessUploadHandler {
  constructor(
    private readonly uploads: UploadStore,
    private readonly objects: ObjectStore,
    private readonly renditions: RenditionMaker,
    private readonly end: EndUpload,
  ) {}

  /** @throws when trying again may help; `lastTry` says that nobody will. */
  async handle(id: string, lastTry: boolean): Promise<void> {
    const upload = await this.uploads.get(id);
    if (!upload || upload.state === 'awaiting') return;
    if (isOver(upload)) return this.end.after(upload);
    try {
      await this.process(upload);
    } catch (error) {
      if (lastTry) await this.end.failed(upload, notProcessed);
      else throw error;
    }
  }

  private async process(upload: Upload): Promise<void> {
    const file = await this.objects.get(incomingKey(upload.id));
    if (!file) return this.end.failed(upload, notArrived);
    if (file.size !== upload.bytes || file.size > uploadLimits.bytes) {
      file.body.destroy();
      return this.end.failed(upload, brokenOff);
    }
    const made = await this.renditions.make(upload, await buffer(file.body));
    if (!made.ok) return this.end.failed(upload, made.failure);
    for (const { key, contentType, bytes } of made.value.objects)
      await this.objects.put(key, bytes, { contentType });
    await this.end.ready(upload, made.value.rendition);
  }
}
