import type { ListingDocument, ListingImage, UploadKind } from '@lintel/contracts';
import { token } from '@lintel/platform/port';

/** What a listing needs to know of an uploaded file. */
export interface UploadFacts {
  readonly id: string;
  readonly agencyId: string;
  readonly kind: UploadKind;
  /** `awaiting`: the file has not arrived. */
  readonly state: 'awaiting' | 'processing' | 'ready' | 'failed';
  /** Why it failed, for people; else null. */
  readonly problem: string | null;
  /** Of an image or logo that is ready. Its `alt` is the listing's to say. */
  readonly image: ListingImage | null;
  /** Of a floorplan or certificate that is ready. */
  readonly document: ListingDocument | null;
}

/** Finds uploads of an agency. */
export interface UploadLookup {
  /** Those of the agency among these ids, in any order; others, and unknown ones, are left out. */
  find(ids: readonly string[], agencyId: string): Promise<readonly UploadFacts[]>;
}

/** Which uploads somebody still needs, so that the rest can be cleaned away. */
export interface UploadUses {
  /** Those of these ids that a listing has (removed and archived ones included) or that what is typed into a form mentions. */
  used(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

export const UPLOAD_USES = token<UploadUses>('UploadUses');
