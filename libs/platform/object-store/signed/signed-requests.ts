import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  InvalidRange,
  type ByteRange,
  type ObjectHead,
  type ObjectStore,
  type PutOptions,
  type SignedRequest,
  type SignedResponse,
} from '../object-store.port.js';
import type { AddressSigner, Permit } from './address-signer.js';
import { BodyTooLarge } from './body-too-large.js';

/** A signed address that is being used, or was. */
export interface UsedAddress {
  readonly signature: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What was uploaded with an address. */
export interface Upload {
  readonly etag: string;
  /** Of the content, in hexadecimal: SHA-256, or the beginning of it, 128 bits at least. */
  readonly digest: string;
}

/** What is needed of the store. */
export interface SignedStore extends Pick<ObjectStore, 'get' | 'head'> {
  /** What an address was used for, once that is done. */
  uploadedWith(address: UsedAddress): Promise<Upload | undefined>;
  /** Null when the address was used meanwhile. Rejects with `BodyTooLarge`. */
  write(
    key: string,
    body: AsyncIterable<unknown>,
    options: PutOptions & { readonly maxBytes: number },
    address: UsedAddress,
  ): Promise<Pick<ObjectHead, 'etag'> | null>;
}

type SignedPermit = Permit & { readonly signature: string };

/** HTTP at signed addresses, whatever the server. */
export class SignedRequests {
  readonly #signer: AddressSigner;
  readonly #store: SignedStore;

  constructor(signer: AddressSigner, store: SignedStore) {
    this.#signer = signer;
    this.#store = store;
  }

  async answer(request: SignedRequest): Promise<SignedResponse> {
    // It may fail when nobody reads it any more, which would end the process.
    request.body.on('error', () => undefined);
    const answered = await this.#route(request);
    // A client that is still sending would see a broken connection instead of the answer.
    request.body.resume();
    return { ...answered, headers: { 'x-content-type-options': 'nosniff', ...answered.headers } };
  }

  async #route(request: SignedRequest): Promise<SignedResponse> {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (method !== 'GET' && method !== 'PUT')
      return refuse(405, 'only GET, HEAD and PUT', { allow: 'GET, HEAD, PUT' });
    const url = URL.parse(request.url, 'http://any.invalid');
    const permit = url ? this.#signer.verify(method, url) : 'not signed';
    if (permit === 'not signed') return refuse(403, 'this address is not signed for that');
    if (permit === 'expired') return refuse(403, 'this address has expired');
    return method === 'PUT' ? this.#upload(request, permit) : this.#download(request, permit);
  }

  async #upload({ headers, body }: SignedRequest, permit: SignedPermit): Promise<SignedResponse> {
    const { key, contentType, maxBytes, signature, expiresAt } = permit;
    if (headers['content-type'] !== contentType) return refuse(415, `content-type must be ${contentType}`);
    const tooLarge = refuse(413, `at most ${maxBytes} bytes`);
    if (Number(headers['content-length'] ?? 0) > maxBytes) return tooLarge;
    const used = await this.#store.uploadedWith({ signature, expiresAt });
    if (used !== undefined) return this.#again(body, maxBytes, used);
    try {
      const written = await this.#store.write(
        key,
        kept(body),
        { contentType, maxBytes },
        { signature, expiresAt },
      );
      return written ? { status: 200, headers: { etag: `"${written.etag}"` } } : alreadyUsed;
    } catch (error) {
      if (error instanceof BodyTooLarge) return tooLarge;
      if (body.errored) return refuse(400, 'the body broke off');
      throw error;
    }
  }

  /** An address that was used takes what it took before, and changes nothing. */
  async #again(body: Readable, maxBytes: number, { etag, digest }: Upload): Promise<SignedResponse> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of kept(body)) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) return alreadyUsed;
      hash.update(chunk as Buffer);
    }
    const same = hash.digest('hex').startsWith(digest);
    return same ? { status: 200, headers: { etag: `"${etag}"` } } : alreadyUsed;
  }

  async #download({ method, headers }: SignedRequest, { key }: SignedPermit): Promise<SignedResponse> {
    const object = await this.#store.head(key);
    if (!object) return refuse(404, 'no such object');
    const common = {
      etag: `"${object.etag}"`,
      'last-modified': object.modifiedAt.toUTCString(),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      // What was uploaded is shown, not run.
      'content-security-policy': "default-src 'none'; sandbox",
    };
    if (headers['if-none-match'] === common.etag) return { status: 304, headers: common };
    return this.#content(method, key, common, parseRange(headers['range'], object.size));
  }

  async #content(
    method: string,
    key: string,
    common: Record<string, string>,
    range: ByteRange | undefined,
  ): Promise<SignedResponse> {
    try {
      const object = await this.#store.get(key, range);
      if (!object) return refuse(404, 'no such object');
      // By now it may be another than the one whose head was read.
      const fresh = { ...common, 'content-type': object.contentType, etag: `"${object.etag}"` };
      const end = range ? Math.min(range.end, object.size - 1) : object.size - 1;
      const length = { 'content-length': String(end - (range?.start ?? 0) + 1) };
      const part = range && { 'content-range': `bytes ${range.start}-${end}/${object.size}` };
      const answer = { status: range ? 206 : 200, headers: { ...fresh, ...length, ...part } };
      if (method !== 'HEAD') return { ...answer, body: object.body };
      object.body.destroy();
      return answer;
    } catch (error) {
      if (error instanceof InvalidRange) return refuse(416, error.message);
      throw error;
    }
  }
}

/** Its chunks; a reader that stops early does not break the connection, over which the answer must go. */
const kept = (body: Readable): AsyncIterable<unknown> => body.iterator({ destroyOnReturn: false });

const refuse = (status: number, why: string, headers: Record<string, string> = {}): SignedResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: why,
});

const alreadyUsed = refuse(409, 'this address was used already');

/** One range of bytes; anything else is ignored, as HTTP permits. */
function parseRange(header: string | readonly string[] | undefined, size: number): ByteRange | undefined {
  const match = typeof header === 'string' ? /^bytes=(\d*)-(\d*)$/.exec(header) : null;
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') return { start: Math.max(0, size - Number(match[2])), end: size - 1 };
  const start = Number(match[1]);
  const end = match[2] === '' ? Math.max(start, size - 1) : Number(match[2]);
  return end < start ? undefined : { start, end };
}
