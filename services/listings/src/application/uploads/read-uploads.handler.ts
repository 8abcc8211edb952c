import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuseField } from '@lintel/service-kit';
import type { Upload } from '../../domain/upload.js';
import { agencyOf } from '../caller.js';
import type { UploadStore } from './upload-store.js';

const MOST = 100;

/** The agency's uploads among these ids, in their order. */
export class ReadUploadsHandler {
  constructor(private readonly uploads: UploadStore) {}

  async handle(
    ids: readonly string[],
    identity: Identity | null,
  ): Promise<Result<readonly Upload[], Refusal>> {
    const agency = agencyOf(identity);
    if (!agency.ok) return agency;
    if (ids.length > MOST) return refuseField('ids', `Ask for at most ${MOST} uploads.`);
    const found = new Map(
      (await this.uploads.ofAgency(ids, agency.value)).map((upload) => [upload.id, upload]),
    );
    return succeed([...new Set(ids)].flatMap((id) => found.get(id) ?? []));
  }
}
