import { uploadContentTypes, uploadLimits, type UploadContentType, type UploadKind } from '@lintel/contracts';
import { fileKind, firstBytes, type FileKind } from './file-kind.js';

export type FileCheck =
  | { readonly ok: true; readonly contentType: UploadContentType }
  | { readonly ok: false; readonly problem: string };

/** The part of a `File` that is looked at. */
export type CheckedFile = Pick<File, 'name' | 'size'> & {
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
};

/** Refuses early what the service would refuse anyway, to spare the wait. The service checks again, by the whole file. */
export async function checkFile(file: CheckedFile, kind: UploadKind): Promise<FileCheck> {
  const refuse = (problem: string): FileCheck => ({ ok: false, problem });
  if (file.size === 0) return refuse('This file is empty.');
  if (file.size > uploadLimits.bytes)
    return refuse(
      `This file has ${megabytes(file.size)}; at most ${megabytes(uploadLimits.bytes)} are taken.`,
    );
  let found: FileKind;
  try {
    found = fileKind(new Uint8Array(await file.slice(0, firstBytes).arrayBuffer()));
  } catch {
    return refuse('This file could not be read. Is it still there?');
  }
  const types: readonly string[] = uploadContentTypes[kind];
  return types.includes(found)
    ? { ok: true, contentType: found as UploadContentType }
    : refuse(`${whatItIs[found]} ${wanted(kind)}`);
}

const whatItIs: Readonly<Record<FileKind, string>> = {
  'image/jpeg': 'This is a JPEG.',
  'image/png': 'This is a PNG.',
  'image/webp': 'This is a WebP.',
  'application/pdf': 'This is a PDF, not a picture.',
  gif: 'This is a GIF.',
  heic: 'This is a HEIC picture, as phones take them.',
  svg: 'This is an SVG drawing.',
  program: 'This is a program, whatever its name says.',
  archive: 'This is an archive, whatever its name says.',
  unknown: 'This is not a picture, whatever its name says.',
};

/** What a kind of upload may be, as a sentence. */
export const wanted = (kind: UploadKind): string =>
  uploadContentTypes[kind].includes('application/pdf')
    ? 'Choose a JPEG, PNG, WebP or PDF.'
    : 'Choose a JPEG, PNG or WebP.';

/** `24.1 MB` */
export const megabytes = (bytes: number): string => `${Number((bytes / 1_000_000).toFixed(1))} MB`;

/** For `<input accept>`. */
export const acceptedTypes = (kind: UploadKind): string => uploadContentTypes[kind].join(',');
