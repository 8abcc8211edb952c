import { Readable } from 'node:stream';
import type { Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import {
  assertContentType,
  assertKeyPrefix,
  assertObjectKey,
  InvalidRange,
  resolveRange,
  type ByteRange,
  type ObjectHead,
  type ObjectStore,
  type PutOptions,
  type SignedRequest,
  type SignedResponse,
  type SignUploadOptions,
  type StoredObject,
} from '../object-store.port.js';
import { SignedRequests, type AddressSigner, type UsedAddress } from '../signed/index.js';
import type { Bucket } from './bucket.js';
import { Draft } from './draft.js';
import type { S3Figures } from './figures.js';
import { keyOf, nameAfter, nameOf } from './object-name.js';
import { UsedAddresses } from './used-addresses.js';
import { UnderWay } from '../../under-way.js';

export interface S3Parts {
  readonly bucket: Bucket;
  readonly signer: AddressSigner;
  readonly figures: S3Figures;
  readonly clock: Clock;
  /** Lets go of connections. */
  letGo(): void;
}

/** Litter, such as a crash leaves, is looked for so often, and is at least so old. */
const TIDY_MS = 3_600_000;
const LITTER_MS = 24 * 3_600_000;

/** S3 lists no content types, so each object listed is asked for its own, so many at once. */
const HEADS_AT_ONCE = 16;

/** Objects in a bucket of an S3 server. */
export class S3ObjectStore implements ObjectStore {
  readonly #parts: S3Parts;
  readonly #used: UsedAddresses;
  readonly #signedRequests: SignedRequests;
  readonly #underWay = new UnderWay();
  #tidiedAt = -Infinity;
  #closing: Promise<void> | undefined;

  constructor(parts: S3Parts) {
    this.#parts = parts;
    this.#used = new UsedAddresses(parts.bucket);
    this.#signedRequests = new SignedRequests(parts.signer, {
      uploadedWith: (address) => this.#used.uploadedWith(address),
      write: (key, body, options, address) => this.#underWay.track(this.#upload(key, body, options, address)),
    });
    this.#tidy();
  }

  async put(key: string, body: Uint8Array | Readable, { contentType }: PutOptions): Promise<void> {
    // It may fail before it is listened to, which would end the process; its reader gets the error all the same.
    if (body instanceof Readable) body.on('error', () => undefined);
    this.#assertOpen();
    assertObjectKey(key);
    assertContentType(contentType);
    const chunks = body instanceof Uint8Array ? [body] : body;
    const write = async () => {
      const draft = await Draft.write(this.#bucket, nameOf(key), chunks, { contentType, maxBytes: Infinity });
      await draft.publish();
    };
    await this.#underWay.track(write());
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject | null> {
    this.#assertOpen();
    assertObjectKey(key);
    const found = range ? await this.#getRange(key, range) : await this.#bucket.get(nameOf(key));
    return found && { key, ...found };
  }

  async head(key: string): Promise<ObjectHead | null> {
    this.#assertOpen();
    assertObjectKey(key);
    const found = await this.#bucket.head(nameOf(key));
    return found && { key, ...found };
  }

  async remove(keys: readonly string[]): Promise<void> {
    this.#assertOpen();
    keys.forEach(assertObjectKey);
    await this.#underWay.track(this.#bucket.remove([...new Set(keys)].map(nameOf)));
  }

  async list(
    prefix: string,
    { after = '', limit }: { readonly after?: string; readonly limit: number },
  ): Promise<readonly ObjectHead[]> {
    this.#assertOpen();
    assertKeyPrefix(prefix);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      throw new RangeError(`limit must be a whole number from 1 to 1000, not ${limit}`);
    const heads: ObjectHead[] = [];
    let from = nameAfter(after);
    // What is removed while we look makes a page shorter, and an empty one would say that there are no more.
    for (let more = true; more && heads.length < limit;) {
      const page = await this.#bucket.list(prefix, from, limit - heads.length);
      heads.push(...(await this.#heads(page.names.flatMap((name) => keyOf(name) ?? []))));
      from = page.names.at(-1) ?? from;
      more = page.more;
    }
    return heads;
  }

  async signUpload(key: string, options: SignUploadOptions): Promise<string> {
    return this.#parts.signer.signUpload(key, options);
  }

  /** Answers a request at an address that `signUpload` gave out. Whoever serves `publicUrl` passes it on. */
  async handleSigned(request: SignedRequest): Promise<SignedResponse> {
    this.#assertOpen();
    return this.#signedRequests.answer(request);
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    const begun = performance.now();
    if (!(await this.#bucket.exists())) throw new Error('object store: the bucket is gone');
    const answer_seconds = (performance.now() - begun) / 1000;
    return { name: 'object-store: s3', gauges: { answer_seconds, ...this.#parts.figures.gauges } };
  }

  close(): Promise<void> {
    this.#closing ??= this.#underWay.ended().then(() => this.#parts.letGo());
    return this.#closing;
  }

  get #bucket(): Bucket {
    return this.#parts.bucket;
  }

  async #getRange(key: string, range: ByteRange) {
    const { start, end } = range;
    const sensible = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && end >= start;
    const found = sensible
      ? await this.#bucket.getRange(nameOf(key), start, end - start + 1)
      : (await this.#bucket.head(nameOf(key))) && 'no range';
    if (found !== 'no range') return found;
    // Says what is wrong with it, unless the object grew meanwhile.
    const head = await this.#bucket.head(nameOf(key));
    if (!head) return null;
    resolveRange(range, head.size);
    throw new InvalidRange(`bytes ${start} to ${end} of an object that changed meanwhile`);
  }

  async #heads(keys: readonly string[]): Promise<ObjectHead[]> {
    const heads: (ObjectHead | null)[] = [];
    for (let from = 0; from < keys.length; from += HEADS_AT_ONCE)
      heads.push(...(await Promise.all(keys.slice(from, from + HEADS_AT_ONCE).map((key) => this.head(key)))));
    return heads.filter((head) => head !== null);
  }

  /** What is published was claimed before, so that of two contents one is; after a crash in between, the same content finishes it. */
  async #upload(
    key: string,
    body: AsyncIterable<unknown>,
    options: PutOptions & { readonly maxBytes: number },
    address: UsedAddress,
  ): Promise<{ readonly etag: string } | null> {
    this.#assertOpen();
    this.#tidy();
    const draft = await Draft.write(this.#bucket, nameOf(key), body, options);
    try {
      const claim = await this.#used.claim(address, draft.digest);
      if (claim === null || claim.etag !== undefined) {
        await draft.drop();
        return claim && { etag: claim.etag! };
      }
    } catch (error) {
      await draft.drop();
      throw error;
    }
    const etag = await draft.publish();
    await this.#used.finish(address, { digest: draft.digest, etag });
    return { etag };
  }

  /** In the background, now and then. What fails is tried again the next time. */
  #tidy(): void {
    const now = this.#parts.clock.now();
    if (now.getTime() - this.#tidiedAt < TIDY_MS) return;
    this.#tidiedAt = now.getTime();
    const tidying = async () => {
      await this.#used.tidy(now);
      // MinIO lists none, and drops them itself.
      const since = new Date(now.getTime() - LITTER_MS);
      for (const { name, upload } of await this.#bucket.unfinishedBefore(since))
        await this.#bucket.dropParts(name, upload);
    };
    void this.#underWay.track(tidying().catch(() => undefined));
  }

  #assertOpen(): void {
    if (this.#closing) throw new Error('the object store is closed');
  }
}
