import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import type { ObjectHead } from '../object-store.port.js';
import type { S3Figures } from './figures.js';
import { wasStale } from './transport.js';

export type NamedHead = Omit<ObjectHead, 'key'>;

export interface Part {
  readonly part: number;
  readonly etag: string;
}

/** What S3 says when it is not a failure of its own. */
const ANSWERS: Readonly<Record<string, 'none' | 'no range' | 'there already'>> = {
  NoSuchKey: 'none',
  NotFound: 'none',
  InvalidRange: 'no range',
  PreconditionFailed: 'there already',
  ConditionalRequestConflict: 'there already',
};

/** One bucket of a server, by names of objects. What fails says of which server and why. */
export class Bucket {
  constructor(
    private readonly client: Client,
    private readonly bucket: string,
    private readonly region: string,
    private readonly address: string,
    private readonly figures: S3Figures,
  ) {}

  /** Makes the bucket unless it is there. */
  async ensure(): Promise<void> {
    if (await this.exists()) return;
    await this.#ask('make-bucket', () =>
      this.client.makeBucket(this.bucket, this.region).catch((error: S3Failure) => {
        // Another process made it meanwhile.
        if (error.code !== 'BucketAlreadyOwnedByYou') throw error;
      }),
    );
  }

  exists(): Promise<boolean> {
    return this.#ask('head-bucket', () => this.client.bucketExists(this.bucket));
  }

  async put(name: string, body: Buffer, contentType: string): Promise<string> {
    const headers = { 'Content-Type': contentType };
    const { etag } = await this.#ask('put', () =>
      this.client.putObject(this.bucket, name, body, body.length, headers),
    );
    return etag;
  }

  /** False when there is one of that name already, of which one of many at once is made sure of by the server. */
  async putNew(name: string, body: Buffer): Promise<boolean> {
    const options = {
      method: 'PUT',
      bucketName: this.bucket,
      objectName: name,
      headers: { 'content-type': 'application/json', 'if-none-match': '*' },
    };
    const answer = await this.#ask(
      'put',
      () => this.client.makeRequestAsyncOmit(options, body),
      'there already',
    );
    return answer !== null;
  }

  async get(name: string): Promise<(NamedHead & { readonly body: Readable }) | null> {
    const body = await this.#ask('get', () => this.client.getObject(this.bucket, name), 'none');
    return body && received(body as IncomingMessage);
  }

  /** `no range` when it begins behind the end. */
  async getRange(
    name: string,
    start: number,
    length: number,
  ): Promise<(NamedHead & { readonly body: Readable }) | null | 'no range'> {
    const body = await this.#ask(
      'get',
      () =>
        this.client
          .getPartialObject(this.bucket, name, start, length)
          .catch((error: S3Failure) => orThrow(error, 'no range')),
      'none',
    );
    return body === null || body === 'no range' ? body : received(body as IncomingMessage);
  }

  async head(name: string): Promise<NamedHead | null> {
    const found = await this.#ask('head', () => this.client.statObject(this.bucket, name), 'none');
    if (!found) return null;
    const { size, etag, lastModified, metaData } = found;
    return { contentType: metaData['content-type'], size, etag, modifiedAt: lastModified };
  }

  async remove(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const failures = await this.#ask('remove', () => this.client.removeObjects(this.bucket, [...names]));
    const failed = failures.flatMap(
      (failure) => (failure as { Error?: { Code?: string } } | null)?.Error ?? [],
    );
    if (failed.length > 0) throw this.#failure(new Error(`${failed.length} not removed: ${failed[0]!.Code}`));
  }

  /** Names after one, ascending, and whether there are more. */
  async list(
    prefix: string,
    after: string,
    limit: number,
  ): Promise<{ readonly names: readonly string[]; readonly more: boolean }> {
    const page = await this.#ask('list', () =>
      this.client.listObjectsV2Query(this.bucket, prefix, '', '', limit, after),
    );
    return { names: page.objects.flatMap(({ name }) => name ?? []), more: page.isTruncated };
  }

  beginParts(name: string, contentType: string): Promise<string> {
    const headers = { 'Content-Type': contentType };
    return this.#ask('put', () => this.client.initiateNewMultipartUpload(this.bucket, name, headers));
  }

  async putPart(name: string, upload: string, part: number, body: Buffer): Promise<Part> {
    const config = {
      bucketName: this.bucket,
      objectName: name,
      uploadID: upload,
      partNumber: part,
      headers: {},
    };
    const { etag } = await this.#ask('put-part', () => this.client.uploadPart(config, body));
    return { part, etag };
  }

  async finishParts(name: string, upload: string, parts: readonly Part[]): Promise<string> {
    const { etag } = await this.#ask('put', () =>
      this.client.completeMultipartUpload(this.bucket, name, upload, [...parts]),
    );
    return etag.replaceAll('"', '');
  }

  async dropParts(name: string, upload: string): Promise<void> {
    await this.#ask('drop-parts', () => this.client.abortMultipartUpload(this.bucket, name, upload));
  }

  /** Uploads in parts that were begun before, and neither finished nor dropped. */
  async unfinishedBefore(since: Date): Promise<{ readonly name: string; readonly upload: string }[]> {
    const { uploads } = await this.#ask('list', () =>
      this.client.listIncompleteUploadsQuery(this.bucket, '', '', '', ''),
    );
    return uploads
      .filter(({ initiated }) => initiated && initiated < since)
      .map(({ key, uploadId }) => ({ name: key, upload: uploadId }));
  }

  /** Null for an answer that is expected besides success. */
  async #ask<T>(operation: string, run: () => Promise<T>): Promise<T>;
  async #ask<T>(
    operation: string,
    run: () => Promise<T>,
    expected: 'none' | 'there already',
  ): Promise<T | null>;
  async #ask<T>(operation: string, run: () => Promise<T>, expected?: string): Promise<T | null> {
    try {
      return await this.figures.measure(operation, () =>
        run()
          .catch((error: S3Failure) => {
            if (!wasStale(error)) throw error;
            return run();
          })
          .catch((error: S3Failure) => {
            if (expected !== undefined && ANSWERS[error.code ?? ''] === expected) return null;
            throw error;
          }),
      );
    } catch (error) {
      throw this.#failure(error as S3Failure);
    }
  }

  #failure(error: S3Failure): Error {
    const why = [error.code, error.message].filter(Boolean).join(', ');
    return new S3Error(`object store: S3 at ${this.address}, bucket ${this.bucket}: ${why}`, {
      cause: error,
    });
  }
}

/** The server did not do what it was asked for, or did not answer; the reason is the `cause`. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
}

type S3Failure = Error & { readonly code?: string };

function orThrow<Answer extends string>(error: S3Failure, expected: Answer): Answer {
  if (ANSWERS[error.code ?? ''] === expected) return expected;
  throw error;
}

/** What the client gives is the answer itself, so that head and body are of one moment. */
function received(response: IncomingMessage): NamedHead & { readonly body: Readable } {
  const { headers } = response;
  const whole = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? headers['content-length'];
  return {
    contentType: headers['content-type']!,
    size: Number(whole),
    etag: headers.etag!.replaceAll('"', ''),
    modifiedAt: new Date(headers['last-modified']!),
    body: response,
  };
}
