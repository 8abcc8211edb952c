import { createHash } from 'node:crypto';
import { BodyTooLarge } from '../signed/index.js';
import type { Bucket, Part } from './bucket.js';

/** Parts are of one size, so that the same content gets the same etag; S3 takes 5 MiB to 5 GiB, and 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024;

/**
 * A body on its way into the bucket, which nobody sees until it is published: small ones are held here, larger ones go to the server in parts as
 * they come. The client's own streaming publishes with the last byte, where we may learn only then that it must not be.
 */
export class Draft {
  /** SHA-256 of it all, in hexadecimal. */
  digest = '';
  #upload: string | undefined;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  readonly #parts: Part[] = [];

  private constructor(
    private readonly bucket: Bucket,
    private readonly name: string,
    private readonly contentType: string,
  ) {}

  /** Rejects with the body's own error, or with `BodyTooLarge`, and leaves nothing behind. */
  static async write(
    bucket: Bucket,
    name: string,
    body: AsyncIterable<unknown> | Iterable<unknown>,
    { contentType, maxBytes }: { readonly contentType: string; readonly maxBytes: number },
  ): Promise<Draft> {
    const draft = new Draft(bucket, name, contentType);
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of body) {
        const bytes = toBytes(chunk);
        size += bytes.length;
        if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
        hash.update(bytes);
        await draft.#take(bytes);
      }
      draft.digest = hash.digest('hex');
      return draft;
    } catch (error) {
      await draft.drop();
      throw error;
    }
  }

  /** Makes it the object of its name, whole and at once. */
  async publish(): Promise<string> {
    if (this.#upload === undefined)
      return this.bucket.put(this.name, Buffer.concat(this.#waiting), this.contentType);
    try {
      if (this.#waitingBytes > 0) await this.#putPart(Buffer.concat(this.#waiting));
      return await this.bucket.finishParts(this.name, this.#upload, this.#parts);
    } catch (error) {
      await this.drop();
      throw error;
    }
  }

  /** What cannot be dropped now is found at a later start. */
  async drop(): Promise<void> {
    if (this.#upload !== undefined)
      await this.bucket.dropParts(this.name, this.#upload).catch(() => undefined);
  }

  async #take(bytes: Uint8Array): Promise<void> {
    let rest = bytes;
    // The last part is put when published, for one that is exactly full may be all there is.
    while (this.#waitingBytes + rest.length > PART_BYTES) {
      const fitting = rest.subarray(0, PART_BYTES - this.#waitingBytes);
      await this.#putPart(Buffer.concat([...this.#waiting, fitting]));
      this.#waiting = [];
      this.#waitingBytes = 0;
      rest = rest.subarray(fitting.length);
    }
    this.#waiting.push(rest);
    this.#waitingBytes += rest.length;
  }

  async #putPart(body: Buffer): Promise<void> {
    this.#upload ??= await this.bucket.beginParts(this.name, this.contentType);
    this.#parts.push(await this.bucket.putPart(this.name, this.#upload, this.#parts.length + 1, body));
  }
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === 'string') return Buffer.from(chunk);
  throw new TypeError(`a body must give bytes or text, not ${typeof chunk}`);
}
