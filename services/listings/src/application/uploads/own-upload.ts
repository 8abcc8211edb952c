import { type Result, succeed } from '@lintel/kernel';
import { type AgencyIdentity, type Refusal, refuse } from '@lintel/service-kit';
import type { Upload } from '../../domain/upload.js';
import type { UploadStore } from './upload-store.js';

/** An upload of the caller's own agency; another agency's answers as if it did not exist. */
export async function ownUpload(
  uploads: UploadStore,
  id: string,
  identity: AgencyIdentity,
): Promise<Result<Upload, Refusal>> {
  const [upload] = await uploads.ofAgency([id], identity.agencyId);
  return upload ? succeed(upload) : refuse('NOT_FOUND', 'There is no such upload.');
}

/** The object store does not answer. */
export const storeAway = (): Result<never, Refusal> =>
  refuse('UNAVAILABLE', 'Files cannot be taken at the moment. Please try again in a minute.');
