import type { Readable } from 'node:stream';
import { type Adapter, token } from '../port.js';

/** Named blobs, such as pictures and plans. Keys are relative paths of letters, digits and `-_.`/; anything else is refused with `InvalidObjectKey`. */
export interface ObjectStore extends Adapter {
  /**
   * Writes or replaces, atomically: a reader sees the old or the new object, whole. Resolves when it is durable; when the body fails midway,
   * rejects with its error and changes nothing. Rejects with `InvalidContentType`.
   */
  put(key: string, body: Uint8Array | Readable, options: PutOptions): Promise<void>;
  /**
   * Null when there is none. Rejects with `InvalidRange` for a range that begins behind the end. The body must be read or destroyed: it holds the
   * object open, as it was at this moment.
   */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  head(key: string): Promise<ObjectHead | null>;
  /** Removing what is not there is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /**
   * Objects whose key begins with `prefix` ('' for all), in ascending order of key, at most `limit` (1 to 1000), after the key `after`. The next page
   * begins after the last of this one.
   */
  list(
    prefix: string,
    options: { readonly after?: string; readonly limit: number },
  ): Promise<readonly ObjectHead[]>;
  /**
   * An address that lets whoever holds it PUT one object of that type and at most that size, for a while. The `Content-Type` header must be the one
   * that was signed. An address that was used takes no other content; the same once more is no error, since an answer may get lost.
   */
  signUpload(key: string, options: SignUploadOptions): Promise<string>;
  /** Signed addresses lead to ourselves, not to an engine: whoever serves the public passes requests at them on. */
  handleSigned(request: SignedRequest): Promise<SignedResponse>;
}

/** A request, whatever the server. */
export interface SignedRequest {
  readonly method: string;
  /** As it came, from the path on, or whole. */
  readonly url: string;
  /** By lower-case name, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Node's own request will do. It is read or drained in any case. */
  readonly body: Readable;
}

export interface SignedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PutOptions {
  readonly contentType: string;
}

export interface SignUploadOptions {
  readonly contentType: string;
  readonly maxBytes: number;
  readonly expiresInSeconds: number;
}

/** Bytes from `start` to `end`, both included, as in HTTP. An `end` behind the object's is taken as its end. */
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
  /** The bytes asked for; `size` stays the whole object's. */
  readonly body: Readable;
}

export class InvalidObjectKey extends Error {
  override readonly name = 'InvalidObjectKey';
}

/** Not `type/subtype` with parameters, as in HTTP. */
export class InvalidContentType extends Error {
  override readonly name = 'InvalidContentType';
}

export class InvalidRange extends Error {
  override readonly name = 'InvalidRange';
}

/** Longest key in bytes. */
export const maxKeyLength = 512;

/** Longest segment of one in bytes: file systems, and the stores that are made on them, take 255 at most, some of which they need themselves. */
export const maxSegmentLength = 200;

/** Segments that begin with a letter, digit, `-` or `_` (the first not with `-` or `_`), joined by single dots and slashes. */
const KEY = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:[./][A-Za-z0-9_-]+)*$/;

const PREFIX = /^[A-Za-z0-9_./-]*$/;

/** Throws `InvalidObjectKey` unless the key is one that every store and file system takes as it is. */
export function assertObjectKey(key: string): void {
  const tooLong = key.length > maxKeyLength || key.split('/').some(({ length }) => length > maxSegmentLength);
  if (tooLong || !KEY.test(key))
    throw new InvalidObjectKey(`not an object key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** Throws `InvalidObjectKey` for a prefix that no key can begin with. */
export function assertKeyPrefix(prefix: string): void {
  if (prefix.length > maxKeyLength || !PREFIX.test(prefix))
    throw new InvalidObjectKey(`not the beginning of an object key: ${JSON.stringify(prefix.slice(0, 80))}`);
}

const TOKEN = '[A-Za-z0-9!#$&^_.+-]{1,127}';
const CONTENT_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?:; ?${TOKEN}=${TOKEN}){0,4}$`);

/** Throws `InvalidContentType` unless it can be sent as a `Content-Type` header as it is. */
export function assertContentType(contentType: string): void {
  if (!CONTENT_TYPE.test(contentType))
    throw new InvalidContentType(`not a content type: ${JSON.stringify(contentType.slice(0, 80))}`);
}

/** The bytes that `range` means of an object of `size`. Throws `InvalidRange` when there are none. */
export function resolveRange(range: ByteRange, size: number): ByteRange {
  const { start, end } = range;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || start >= size)
    throw new InvalidRange(`bytes ${start} to ${end} of an object of ${size}`);
  return { start, end: Math.min(end, size - 1) };
}

export const OBJECT_STORE = token<ObjectStore>('ObjectStore');
