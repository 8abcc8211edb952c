import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Upload } from '../../domain/upload.js';
import { agencyOf } from '../caller.js';
import type { UploadStore } from './upload-store.js';

/** An upload of the caller's own agency; another agency's answers as if it did not exist. */
export async function ownUpload(
  uploads: UploadStore,
  id: string,
  identity: Identity | null,
): Promise<Result<Upload, Refusal>> {
  const agency = agencyOf(identity);
  if (!agency.ok) return agency;
  const [upload] = await uploads.ofAgency([id], agency.value);
  return upload ? succeed(upload) : refuse('NOT_FOUND', 'There is no such upload.');
}

/** The object store does not answer. */
export const storeAway = (): Result<never, Refusal> =>
  refuse('UNAVAILABLE', 'Files cannot be taken at the moment. Please try again in a minute.');
