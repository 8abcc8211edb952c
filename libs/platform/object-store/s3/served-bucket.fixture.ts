import { randomUUID } from 'node:crypto';
import { Client } from 'minio';
import { startServing } from '../signed/serve.fixture.js';
import { openS3ObjectStore, type S3ObjectStoreOptions } from './index.js';

/** The server of `LINTEL_TEST_S3`, such as `http://key:secret@127.0.0.1:9000`. */
export function readServer(address: string) {
  const { origin, hostname, port, protocol, username, password } = new URL(address);
  const secure = protocol === 'https:';
  const accessKey = decodeURIComponent(username);
  const secretKey = decodeURIComponent(password);
  const raw = new Client({
    endPoint: hostname,
    port: Number(port || (secure ? 443 : 80)),
    useSSL: secure,
    accessKey,
    secretKey,
    region: 'us-east-1',
  });
  return { endpoint: origin, hostname, port: Number(port || (secure ? 443 : 80)), accessKey, secretKey, raw };
}

/** A store in a bucket of its own whose signed addresses are served, and a clock to move. The bucket is removed in the end. */
export async function servedBucket(address: string, given: Partial<S3ObjectStoreOptions> = {}) {
  const { endpoint, accessKey, secretKey, raw } = readServer(address);
  const bucket = `lintel-test-${randomUUID().slice(0, 13)}`;
  let now = Date.parse('2026-03-01T09:30:00Z');
  const server = await startServing();
  const open = (more: Partial<S3ObjectStoreOptions> = {}) =>
    openS3ObjectStore({
      endpoint,
      accessKey,
      secretKey,
      bucket,
      publicUrl: server.publicUrl,
      secret: 'a secret for tests only',
      clock: { now: () => new Date(now) },
      ...given,
      ...more,
    });
  const store = await open();
  server.serve(store);
  const unfinished = async () =>
    (await raw.listIncompleteUploadsQuery(bucket, '', '', '', '')).uploads.map(({ key }) => key);
  const names = async () =>
    (await raw.listObjectsV2Query(bucket, '', '', '', 1000, '')).objects.flatMap(({ name }) => name ?? []);
  return {
    bucket,
    raw,
    store,
    /** Another adapter on the same bucket, as of another process. */
    open,
    /** All that the bucket has, by the names that the server knows. */
    names,
    unfinished,
    pass: async (seconds: number) => void (now += seconds * 1000),
    async end() {
      server.end();
      await store.close();
      for (const key of await unfinished()) await raw.removeIncompleteUpload(bucket, key);
      await raw.removeObjects(bucket, await names());
      await raw.removeBucket(bucket);
    },
  };
}
