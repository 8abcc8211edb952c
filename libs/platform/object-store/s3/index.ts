import { setTimeout as pause } from 'node:timers/promises';
import { systemClock, type Clock } from '@lintel/kernel';
import { Client } from 'minio';
import type { AdapterLogger } from '../../port.js';
import { AddressSigner } from '../signed/index.js';
import { Bucket } from './bucket.js';
import { S3Figures, type S3Measure } from './figures.js';
import { S3ObjectStore } from './s3-object-store.js';
import { limitedTransport, readEndpoint } from './transport.js';

export { S3Error } from './bucket.js';
export type { S3Measure } from './figures.js';
export type { S3ObjectStore } from './s3-object-store.js';

export interface S3ObjectStoreOptions {
  /** The server, such as `https://s3.eu-west-2.amazonaws.com` or `http://minio:9000`. */
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region?: string;
  /** Made when missing. Nothing else may be kept in it. */
  readonly bucket: string;
  /** The address, path included, at which the public reaches `handleSigned`, such as `https://lintel.example/objects`. */
  readonly publicUrl: string;
  /** Signs addresses: 16 characters at least, the same after a restart and in every process. */
  readonly secret: string;
  readonly clock?: Clock;
  /** How long the server may be silent, before an answer or in the middle of one: 15 seconds unless told. */
  readonly answerMs?: number;
  /** How long a server that is away is waited for at first: a minute unless told. */
  readonly patienceMs?: number;
  readonly logger?: Pick<AdapterLogger, 'warn'>;
  /** Called after each request to the server. */
  readonly onMeasure?: (measure: S3Measure) => void;
}

const RETRY_MS = 500;

/**
 * Opens the object store kept in a bucket of an S3 server. Whoever serves its `publicUrl` passes requests there to `handleSigned`. Rejects when the
 * server does not answer within `patienceMs`, or refuses; one that goes away later makes operations reject, until it is back.
 */
export async function openS3ObjectStore(options: S3ObjectStoreOptions): Promise<S3ObjectStore> {
  const { accessKey, secretKey, region = 'us-east-1', clock = systemClock, answerMs = 15_000 } = options;
  const signer = new AddressSigner(options.publicUrl, options.secret, clock);
  const endpoint = readEndpoint(options.endpoint);
  const transport = limitedTransport(endpoint, answerMs);
  const client = new Client({
    endPoint: endpoint.host,
    port: endpoint.port,
    useSSL: endpoint.secure,
    accessKey,
    secretKey,
    region,
    // Whoever asks knows whether to ask again; the client would say so on the console.
    retryOptions: { disableRetry: true },
    ...transport.client,
  });
  const figures = new S3Figures(options.onMeasure);
  const address = `${endpoint.host}:${endpoint.port}`;
  const bucket = new Bucket(client, options.bucket, region, address, figures);
  await waitFor(bucket, address, options);
  return new S3ObjectStore({ bucket, signer, figures, clock, letGo: transport.close });
}

async function waitFor(
  bucket: Bucket,
  address: string,
  { patienceMs = 60_000, logger }: S3ObjectStoreOptions,
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      return await bucket.ensure();
    } catch (error) {
      if (!isAway(error) || performance.now() - begun >= patienceMs) throw error;
      logger?.warn({ address, reason: (error as Error).message }, 'waiting for S3');
      await pause(RETRY_MS);
    }
  }
}

/** Whether the server did not answer, or not yet, rather than refuse. */
const isAway = (error: unknown): boolean => {
  const { code, message = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return /^E[A-Z_]+$/.test(code ?? '') || /^no answer within|HTTP status: 5|socket hang up/.test(message);
};
