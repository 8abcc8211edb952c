import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { systemClock, type Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import {
  assertContentType,
  assertKeyPrefix,
  assertObjectKey,
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
import { AddressSigner, SignedRequests, type Upload, type UsedAddress } from '../signed/index.js';
import { Catalogue, type Entry } from './catalogue.js';
import { ContentFiles } from './content-files.js';
import { UnderWay } from '../../under-way.js';

export interface EmbeddedObjectStoreOptions {
  /** Where objects are kept; made when missing. */
  readonly folder: string;
  /** The address, path included, at which the public reaches `handleSigned`, such as `http://localhost:3000/objects`. */
  readonly publicUrl: string;
  /** Signs addresses: 16 characters at least, the same after a restart and in every process. */
  readonly secret: string;
  readonly clock?: Clock;
}

/** Files that no one points at are removed after so long at start: writing takes no longer. */
const LITTER_MS = 3_600_000;

/** Objects as files in a folder, and a catalogue of them in SQLite. */
export class EmbeddedObjectStore implements ObjectStore {
  readonly #clock: Clock;
  readonly #catalogue: Catalogue;
  readonly #files: ContentFiles;
  readonly #signer: AddressSigner;
  readonly #signedRequests: SignedRequests;
  readonly #underWay = new UnderWay();
  #closed = false;

  constructor({ folder, publicUrl, secret, clock = systemClock }: EmbeddedObjectStoreOptions) {
    this.#clock = clock;
    this.#signer = new AddressSigner(publicUrl, secret, clock);
    const content = join(folder, 'content');
    mkdirSync(content, { recursive: true });
    this.#catalogue = new Catalogue(join(folder, 'catalogue.sqlite'));
    this.#files = new ContentFiles(content);
    this.#signedRequests = new SignedRequests(this.#signer, {
      uploadedWith: (address) => this.#uploadedWith(address),
      write: (key, body, options, address) => this.#underWay.track(this.#write(key, body, options, address)),
    });
    const old = new Date(clock.now().getTime() - LITTER_MS);
    void this.#underWay.track(this.#tidy(this.#catalogue.litterBefore(old)));
  }

  async put(key: string, body: Uint8Array | Readable, { contentType }: PutOptions): Promise<void> {
    // It may fail before it is listened to, which would end the process; its reader gets the error all the same.
    if (body instanceof Readable) body.on('error', () => undefined);
    const chunks = body instanceof Uint8Array ? [body] : body;
    await this.#underWay.track(this.#write(key, chunks, { contentType, maxBytes: Infinity }));
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject | null> {
    this.#assertOpen();
    assertObjectKey(key);
    for (;;) {
      const entry = this.#catalogue.find(key);
      if (!entry) return null;
      const part = range && resolveRange(range, entry.size);
      const handle = await this.#files.open(entry.file);
      // Else it was replaced or removed since it was found: the catalogue knows better by now.
      if (handle) return { ...toHead(entry), body: handle.createReadStream({ ...part }) };
      if (this.#catalogue.find(key)?.file === entry.file)
        throw new Error(`the content of object ${key} is missing from the disk`);
    }
  }

  async head(key: string): Promise<ObjectHead | null> {
    this.#assertOpen();
    assertObjectKey(key);
    const entry = this.#catalogue.find(key);
    return entry && toHead(entry);
  }

  async remove(keys: readonly string[]): Promise<void> {
    this.#assertOpen();
    keys.forEach(assertObjectKey);
    await this.#underWay.track(this.#tidy(this.#catalogue.remove(keys, this.#clock.now())));
  }

  async list(
    prefix: string,
    { after = '', limit }: { readonly after?: string; readonly limit: number },
  ): Promise<readonly ObjectHead[]> {
    this.#assertOpen();
    assertKeyPrefix(prefix);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      throw new RangeError(`limit must be a whole number from 1 to 1000, not ${limit}`);
    return this.#catalogue.list(prefix, after, limit).map(toHead);
  }

  async signUpload(key: string, options: SignUploadOptions): Promise<string> {
    return this.#signer.signUpload(key, options);
  }

  /** Answers a request at an address that `signUpload` gave out. Whoever serves `publicUrl` passes it on. */
  async handleSigned(request: SignedRequest): Promise<SignedResponse> {
    this.#assertOpen();
    return this.#signedRequests.answer(request);
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    return { name: 'object-store: embedded', gauges: { ...this.#catalogue.totals() } };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#underWay.ended();
    this.#catalogue.close();
  }

  async #uploadedWith({ signature }: UsedAddress): Promise<Upload | undefined> {
    const etag = this.#catalogue.uploadedWith(signature);
    // An etag here is the beginning of the digest.
    return etag === undefined ? undefined : { etag, digest: etag };
  }

  async #write(
    key: string,
    body: AsyncIterable<unknown> | Iterable<unknown>,
    { contentType, maxBytes }: PutOptions & { readonly maxBytes: number },
    address?: UsedAddress,
  ): Promise<Entry | null> {
    this.#assertOpen();
    assertObjectKey(key);
    assertContentType(contentType);
    const file = crypto.randomUUID();
    this.#catalogue.begin(file, this.#clock.now());
    try {
      const written = await this.#files.write(file, body, maxBytes);
      const entry = { key, contentType, ...written, modifiedAt: this.#clock.now(), file };
      const committed = this.#catalogue.commit(entry, address);
      await this.#tidy(committed ? [committed.replaced].filter((name) => name !== undefined) : [file]);
      return committed && entry;
    } catch (error) {
      await this.#tidy([file]);
      throw error;
    }
  }

  /** Removes litter. What cannot be removed now is tried again at the next start. */
  async #tidy(litter: readonly string[]): Promise<void> {
    for (const file of litter)
      try {
        if (await this.#files.remove(file)) this.#catalogue.forget(file);
      } catch {
        // It stays litter; what was asked for is done all the same.
      }
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the object store is closed');
  }
}

const toHead = ({ file: _file, ...head }: Entry): ObjectHead => head;
