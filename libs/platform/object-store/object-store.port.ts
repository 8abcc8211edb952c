import type { Readable } from 'node:stream';
import type { Adapter } from '../port.js';

/** Named blobs, such as pictures and plans. Keys are relative paths of letters, digits and `-_.`/; anything else is refused with `InvalidObjectKey`. */
export interface ObjectStore extends Adapter {
  /** Writes or replaces, atomically: a reader sees the old or the new object, whole. */
  put(key: string, body: Uint8Array | Readable, options: PutOptions): Promise<void>;
  /** Null when there is none. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  head(key: string): Promise<ObjectHead | null>;
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Keys below a prefix in ascending order, at most `limit`, after `after`. */
  list(
    prefix: string,
    options: { readonly after?: string; readonly limit: number },
  ): Promise<readonly ObjectHead[]>;
  /** An address that lets whoever holds it PUT one object of that type and at most that size, for a while. */
  signUpload(key: string, options: SignUploadOptions): Promise<string>;
  /** An address that lets whoever holds it GET one object, for a while. */
  signDownload(key: string, options: { readonly expiresInSeconds: number }): Promise<string>;
}

export interface PutOptions {
  readonly contentType: string;
}

export interface SignUploadOptions {
  readonly contentType: string;
  readonly maxBytes: number;
  readonly expiresInSeconds: number;
}

/** Inclusive, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface ObjectHead {
  readonly key: string;
  readonly contentType: string;
  readonly size: number;
  /** Changes when the content does; without quotes. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

export interface StoredObject extends ObjectHead {
  readonly body: Readable;
}

export class InvalidObjectKey extends Error {
  override readonly name = 'InvalidObjectKey';
}

/** Longest key in bytes. */
export const maxKeyLength = 512;

const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:[./-][A-Za-z0-9_-]+)*$/;

/** Throws `InvalidObjectKey` unless the key is one that every store and file system takes as it is. */
export function assertObjectKey(key: string): void {
  if (key.length > maxKeyLength || !KEY.test(key))
    throw new InvalidObjectKey(`not an object key: ${JSON.stringify(key.slice(0, 80))}`);
}
