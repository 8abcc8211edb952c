import { token } from '@lintel/platform/port';
import type { Upload } from '../../domain/upload.js';
import type { UploadLookup } from '../upload-lookup.js';

/** Where uploads are kept. A write that ends one leaves its event in the outbox. Those about to be removed are found by upkeep alone. */
export interface UploadStore extends UploadLookup {
  get(id: string): Promise<Upload | null>;
  /** Those of the agency among these ids, in any order. */
  ofAgency(ids: readonly string[], agencyId: string): Promise<readonly Upload[]>;
  insert(upload: Upload): Promise<void>;
  /** False, and nothing written, when the stored version is no longer `before`'s. */
  replace(before: Upload, after: Upload): Promise<boolean>;
  /** Forgets an upload that is still as it was read. */
  remove(upload: Upload): Promise<void>;
  /** By their ids, those about to be removed included. */
  all(ids: readonly string[]): Promise<ReadonlyMap<string, Upload>>;
  /** Those in a state since before a time, longest first. */
  pending(state: 'awaiting' | 'processing', before: Date, first: number): Promise<readonly Upload[]>;
  /** Those due for a check whether they are still needed, longest first. */
  dueForCheck(now: Date, first: number): Promise<readonly Upload[]>;
  /** A listing or an agency does not have these any more. */
  takenOut(ids: readonly string[], now: Date): Promise<void>;
}

export const UPLOAD_STORE = token<UploadStore>('UploadStore');
