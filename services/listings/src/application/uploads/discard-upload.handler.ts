import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { AgencyIdentity, Refusal } from '@lintel/service-kit';
import { discardUpload } from '../../domain/upload.js';
import { ownUpload } from './own-upload.js';
import type { UploadStore } from './upload-store.js';

/** Upkeep removes the upload with its objects, unless a listing has it all the same. */
export class DiscardUploadHandler {
  constructor(
    private readonly uploads: UploadStore,
    private readonly clock: Clock,
  ) {}

  async handle(id: string, identity: AgencyIdentity): Promise<Result<boolean, Refusal>> {
    for (;;) {
      const upload = await ownUpload(this.uploads, id, identity);
      if (!upload.ok) return upload;
      const discarded = discardUpload(upload.value, this.clock.now());
      if (await this.uploads.replace(upload.value, discarded)) return succeed(true);
    }
  }
}
