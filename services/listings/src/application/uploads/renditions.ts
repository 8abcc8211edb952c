import type { Result } from '@lintel/kernel';
import { token } from '@lintel/platform/port';
import type { Rendition, Upload } from '../../domain/upload.js';

/** What an uploaded file was made into, with everything that is to be stored of it. */
export interface Made {
  readonly rendition: Rendition;
  readonly objects: readonly {
    readonly key: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
  }[];
}

/** Makes pictures and documents that the public may be shown of what was uploaded. */
export interface RenditionMaker {
  /** Fails with a text for people when the file is at fault; throws when it may do another time. */
  make(upload: Pick<Upload, 'id' | 'kind' | 'contentType'>, bytes: Uint8Array): Promise<Result<Made, string>>;
}

export const RENDITION_MAKER = token<RenditionMaker>('RenditionMaker');
