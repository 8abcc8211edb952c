import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PART_BYTES } from './draft.js';
import { openS3ObjectStore } from './index.js';
import { servedBucket } from './served-bucket.fixture.js';
import { InvalidS3Address } from './transport.js';

const address = process.env['LINTEL_TEST_S3'];
const unset = address ? '' : ': skipped, LINTEL_TEST_S3 is not set';

const plain = { contentType: 'text/plain' };
const upload = { contentType: 'text/plain', maxBytes: 20_000_000, expiresInSeconds: 60 };

const sendTo = (signed: string, body: string | Buffer<ArrayBuffer>) =>
  fetch(signed, { method: 'PUT', body, headers: { 'content-type': 'text/plain' } });

(!address ? describe.skip : describe)(`object store: s3, in the bucket${unset}`, () => {
  let served: Awaited<ReturnType<typeof servedBucket>>;
  beforeEach(async () => {
    served = await servedBucket(address!);
  });
  afterEach(() => served.end());

  it('keeps objects under names of which none is another’s folder, with their type', async () => {
    await served.store.put('a', Buffer.from('x'), { contentType: 'image/avif' });
    await served.store.put('a/b', Buffer.from('y'), plain);
    expect(await served.names()).toEqual(['a!', 'a/b!']);
    const { metaData } = await served.raw.statObject(served.bucket, 'a!');
    expect(metaData['content-type']).toBe('image/avif');
  });

  it('takes bodies of any size, cut in any way, and gives the same etag for the same content', async () => {
    for (const size of [PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES]) {
      const body = Buffer.alloc(size, 'lintel');
      const cuts = [1, PART_BYTES + 7].map((first) => [body.subarray(0, first), body.subarray(first)]);
      await served.store.put('a', body, plain);
      const { etag } = (await served.store.head('a'))!;
      for (const cut of cuts) {
        await served.store.put('b', Readable.from(cut), plain);
        expect(await served.store.head('b')).toMatchObject({ etag, size });
      }
      expect((await buffer((await served.store.get('b'))!.body)).equals(body)).toBe(true);
    }
    expect(await served.unfinished()).toEqual([]);
  }, 60_000);

  it('leaves nothing of a large body that breaks off, or turns out too large', async () => {
    async function* breakingOff() {
      for (let n = 0; n < 3; n += 1) yield Buffer.alloc(PART_BYTES);
      throw new Error('the sender is gone');
    }
    await expect(served.store.put('a', Readable.from(breakingOff()), plain)).rejects.toThrow(
      'the sender is gone',
    );
    const signed = await served.store.signUpload('b', { ...upload, maxBytes: PART_BYTES + 1 });
    const body = ReadableStream.from([new Uint8Array(PART_BYTES), new Uint8Array(2)]);
    const answer = await fetch(signed, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'text/plain' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await served.unfinished()).toEqual([]);
    expect(await served.names()).toEqual([]);
  });

  it('lets one of ten contents sent to several processes have an address, large ones too', async () => {
    const others = await Promise.all([served.open(), served.open()]);
    const stores = [served.store, ...others];
    for (const size of [10, PART_BYTES + 10]) {
      const { pathname, search } = new URL(await served.store.signUpload(`of-${size}`, upload));
      const bodies = Array.from({ length: 10 }, (_, n) => Buffer.alloc(size, `${n}`));
      const answers = await Promise.all(
        bodies.map((body, n) =>
          stores[n % 3]!.handleSigned({
            method: 'PUT',
            url: pathname + search,
            headers: { 'content-type': 'text/plain' },
            body: Readable.from([body]),
          }),
        ),
      );
      const won = answers.flatMap(({ status }, n) => (status === 200 ? n : []));
      expect(won).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      const stored = await buffer((await served.store.get(`of-${size}`))!.body);
      expect(stored.equals(bodies[won[0]!]!)).toBe(true);
    }
    expect(await served.unfinished()).toEqual([]);
    await Promise.all(others.map((store) => store.close()));
  }, 60_000);

  it('knows a used address after a restart, and forgets it once it has expired', async () => {
    const signed = await served.store.signUpload('a', upload);
    expect((await sendTo(signed, 'one')).status).toBe(200);
    const { pathname, search } = new URL(signed);
    const again = await served.open();
    const retry = (content: string) => ({
      method: 'PUT',
      url: pathname + search,
      headers: { 'content-type': 'text/plain' },
      body: Readable.from([Buffer.from(content)]),
    });
    expect((await again.handleSigned(retry('two'))).status).toBe(409);
    expect((await again.handleSigned(retry('one'))).status).toBe(200);
    await again.close();
    expect(await served.names()).toHaveLength(2);
    expect((await served.names()).join()).not.toContain(new URL(signed).searchParams.get('signature'));
    await served.pass(7200);
    // Closing waits for what is under way, tidying too.
    await (await served.open()).close();
    expect(await served.names()).toEqual(['a!']);
  });

  it('drops, a day later, the parts of a body that a crash left', async () => {
    const begin = () => served.raw.initiateNewMultipartUpload(served.bucket, 'a!', {});
    await begin();
    const at = (hours: number) => ({ clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });
    const before = await served.unfinished();
    await (await served.open(at(23))).close();
    expect(await served.unfinished()).toEqual(before);
    await (await served.open(at(25))).close();
    expect(await served.unfinished()).toEqual([]);
  });

  it('lists what is its own only, though the bucket has more', async () => {
    await sendTo(await served.store.signUpload('a', upload), 'one');
    await served.raw.putObject(served.bucket, 'of-somebody-else', Buffer.from('x'));
    await served.store.put('z', Buffer.from('x'), plain);
    for (const limit of [1, 2, 3, 1000]) {
      const heads = await served.store.list('', { limit });
      expect(heads.map(({ key }) => key)).toEqual(['a', 'z'].slice(0, limit));
      expect(heads[0]).toEqual(await served.store.head('a'));
    }
  });

  it('removes more at once than the server takes', async () => {
    const keys = Array.from({ length: 1200 }, (_, n) => `many/${n}`);
    await served.store.put(keys[0]!, Buffer.from('x'), plain);
    await served.store.put(keys[1150]!, Buffer.from('x'), plain);
    await served.store.remove(keys);
    expect(await served.names()).toEqual([]);
  });

  it('tells how many requests it made, how long they took and how many failed', async () => {
    await served.store.put('a', Buffer.from('x'), plain);
    await served.store.head('nothing');
    const { gauges } = await served.store.health();
    expect(gauges).toMatchObject({ failures: 0, under_way: expect.any(Number) });
    expect(gauges.requests).toBeGreaterThanOrEqual(4);
    expect(gauges.latency_seconds).toBeGreaterThan(0);
    expect(gauges.answer_seconds).toBeGreaterThan(0);
  });

  it('is not healthy without its bucket, and says so', async () => {
    const other = await servedBucket(address!);
    await other.end();
    const store = await openS3ObjectStore({ ...(await optionsOf(other.bucket)) });
    await served.raw.removeBucket(other.bucket);
    await expect(store.health()).rejects.toThrow('the bucket is gone');
    await expect(store.put('a', Buffer.from('x'), plain)).rejects.toThrow(/NoSuchBucket/);
    await store.close();
  });

  const optionsOf = async (bucket: string) => {
    const { origin, username, password } = new URL(address!);
    return {
      endpoint: origin,
      accessKey: username,
      secretKey: password,
      bucket,
      publicUrl: 'http://localhost/objects',
      secret: 'a secret for tests only',
      patienceMs: 0,
    };
  };

  it('refuses to open with a wrong key, at once, and tells no secret', async () => {
    const options = {
      ...(await optionsOf(served.bucket)),
      secretKey: 'not-the-one-at-all',
      patienceMs: 60_000,
    };
    const failure = await openS3ObjectStore(options).catch((error: Error) => error);
    expect(String(failure)).toMatch(/object store: S3 at .*, bucket lintel-test-/);
    expect(String(failure)).not.toContain('not-the-one-at-all');
  });

  it('refuses to open without a sensible address, bucket or secret', async () => {
    const options = await optionsOf(served.bucket);
    for (const endpoint of ['', 'localhost:9000', 'ftp://a', 'http://a/path', 'http://u:p@a']) {
      const refusal = await openS3ObjectStore({ ...options, endpoint }).catch((error: Error) => error);
      expect([endpoint, refusal]).toEqual([endpoint, expect.any(InvalidS3Address)]);
    }
    await expect(openS3ObjectStore({ ...options, bucket: 'No Bucket' })).rejects.toThrow(/bucket/i);
    await expect(openS3ObjectStore({ ...options, secret: 'short' })).rejects.toThrow(/16 characters/);
    await expect(openS3ObjectStore({ ...options, publicUrl: '/objects' })).rejects.toThrow();
  });
});
