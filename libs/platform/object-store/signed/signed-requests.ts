import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type ObjectHead,
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
export interface SignedStore {
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
    if (request.method !== 'PUT') return refuse(405, 'only PUT', { allow: 'PUT' });
    const url = URL.parse(request.url, 'http://any.invalid');
    const permit = url ? this.#signer.verify(url) : 'not signed';
    if (permit === 'not signed') return refuse(403, 'this address is not signed for that');
    if (permit === 'expired') return refuse(403, 'this address has expired');
    return this.#upload(request, permit);
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
}

/** Its chunks; a reader that stops early does not break the connection, over which the answer must go. */
const kept = (body: Readable): AsyncIterable<unknown> => body.iterator({ destroyOnReturn: false });

const refuse = (status: number, why: string, headers: Record<string, string> = {}): SignedResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  body: why,
});

const alreadyUsed = refuse(409, 'this address was used already');
