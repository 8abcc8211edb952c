import { type Result, succeed } from '@lintel/kernel';
import { type AgencyIdentity, type Refusal, refuseField } from '@lintel/service-kit';
import type { Upload } from '../../domain/upload.js';
import type { UploadStore } from './upload-store.js';

const MOST = 100;

/** The agency's uploads among these ids, in their order. */
export class ReadUploadsHandler {
  constructor(private readonly uploads: UploadStore) {}

  async handle(
    ids: readonly string[],
    identity: AgencyIdentity,
  ): Promise<Result<readonly Upload[], Refusal>> {
    if (ids.length > MOST) return refuseField('ids', `Ask for at most ${MOST} uploads.`);
    const found = new Map(
      (await this.uploads.ofAgency(ids, identity.agencyId)).map((upload) => [upload.id, upload]),
    );
    return succeed([...new Set(ids)].flatMap((id) => found.get(id) ?? []));
  }
}
