import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTcpProxy, type TcpProxy } from '../../documents/mongo/tcp-proxy.fixture.js';
import type { S3Measure, S3ObjectStore } from './index.js';
import { readServer, servedBucket } from './served-bucket.fixture.js';

const address = process.env['LINTEL_TEST_S3'];
const unset = address ? '' : ': skipped, LINTEL_TEST_S3 is not set';

const plain = { contentType: 'text/plain' };
const answerMs = 500;
/** The longest operation makes a few requests, and the machine may be busy. */
const within = 8 * answerMs;

(!address ? describe.skip : describe)(`object store: s3, as servers are${unset}`, () => {
  let served: Awaited<ReturnType<typeof servedBucket>>;
  let proxy: TcpProxy;
  let store: S3ObjectStore;
  let onMeasure: (measure: S3Measure) => void;
  const limits = () => ({ endpoint: `http://127.0.0.1:${proxy.port}`, answerMs, patienceMs: 0 });

  beforeEach(async () => {
    const { hostname, port } = readServer(address!);
    proxy = await startTcpProxy({ host: hostname, port });
    served = await servedBucket(address!);
    onMeasure = () => undefined;
    store = await served.open({ ...limits(), onMeasure: (measure) => onMeasure(measure) });
  });
  afterEach(async () => {
    await proxy.comeBack();
    await store.close();
    await served.end();
    await proxy.end();
  });

  /** The error that it ends with, and that it ends in time. */
  const fails = async (work: Promise<unknown>) => {
    const begun = performance.now();
    const error = await work.then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    expect(performance.now() - begun).toBeLessThan(within);
    return error!;
  };

  it('rejects in time what is asked while the server is away, says so, and goes on when it is back', async () => {
    await store.put('a', Buffer.from('before'), plain);
    const large = () => Readable.from(Array.from({ length: 4 }, () => Buffer.alloc(5_000_000)));
    for (const goAway of [() => proxy.leave(), async () => proxy.stall()]) {
      await goAway();
      for (const work of [
        () => store.put('a', Buffer.from('after'), plain),
        () => store.put('a', large(), plain),
        () => store.get('a'),
        () => store.head('a'),
        () => store.list('', { limit: 10 }),
        () => store.remove(['a']),
      ])
        expect((await fails(work())).message).toMatch(
          /^object store: S3 at 127\.0\.0\.1:\d+, bucket lintel-test-/,
        );
      await fails(store.health());
      await proxy.comeBack();
      expect(await text((await store.get('a'))!.body)).toBe('before');
      expect((await store.health()).gauges.failures).toBeGreaterThan(0);
    }
  });

  it('breaks off a body when the server falls silent in the middle, but not when the reader takes its time', async () => {
    const content = Buffer.alloc(20_000_000, 'x');
    await served.store.put('large', content, plain);
    const leisurely = (await store.get('large'))!.body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    let size = (await leisurely.next()).value.length;
    // The limit is the socket's, of real time.
    await pause(3 * answerMs);
    for (let next = await leisurely.next(); !next.done; next = await leisurely.next())
      size += next.value.length;
    expect(size).toBe(content.length);

    const broken = (await store.get('large'))!.body;
    const reading = broken[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    await reading.next();
    proxy.stall();
    const rest = async () => {
      while (!(await reading.next()).done);
    };
    expect((await fails(rest())).message).toBe(`no answer within ${answerMs} ms`);
  });

  it('finishes an upload that was cut off after its address was taken, with the same content and no other', async () => {
    const options = { contentType: 'text/plain', maxBytes: 99, expiresInSeconds: 60 };
    const { pathname, search } = new URL(await store.signUpload('a', options));
    const send = (content: string) =>
      store.handleSigned({
        method: 'PUT',
        url: pathname + search,
        headers: { 'content-type': 'text/plain' },
        body: Readable.from([Buffer.from(content)]),
      });
    onMeasure = ({ operation }) => void (operation === 'put' && proxy.leave());
    await fails(send('mine'));
    onMeasure = () => undefined;
    await proxy.comeBack();
    expect(await store.head('a')).toBeNull();
    expect((await send('another')).status).toBe(409);
    expect((await send('mine')).status).toBe(200);
    expect((await send('mine')).status).toBe(200);
    expect((await send('another')).status).toBe(409);
    expect(await text((await store.get('a'))!.body)).toBe('mine');
  });

  it('goes on at once when the server was away while nothing was asked', async () => {
    for (let time = 0; time < 10; time += 1) {
      await Promise.all(Array.from({ length: 8 }, (_, n) => store.put(`k/${n}`, Buffer.from('x'), plain)));
      await proxy.leave();
      await proxy.comeBack();
    }
    expect(await store.list('', { limit: 10 })).toHaveLength(8);
    expect((await store.health()).gauges.failures).toBe(0);
  });

  it('opens when the server comes within its patience, saying what it waits for; and not without', async () => {
    await proxy.leave();
    expect((await fails(served.open(limits()))).message).toContain('ECONNREFUSED');
    const waits: [object, string][] = [];
    const logger = {
      warn(details: object, message: string) {
        waits.push([details, message]);
        void proxy.comeBack();
      },
    };
    const patient = await served.open({ ...limits(), patienceMs: 30_000, logger });
    expect(waits[0]).toEqual([
      { address: `127.0.0.1:${proxy.port}`, reason: expect.stringContaining('ECONNREFUSED') },
      'waiting for S3',
    ]);
    expect((await patient.health()).name).toBe('object-store: s3');
    await patient.close();
  });

  it('finishes what is under way when it closes', async () => {
    const puts = Array.from({ length: 30 }, (_, n) => store.put(`k/${n}`, Buffer.from('x'), plain));
    await store.close();
    await Promise.all(puts);
    expect(await served.names()).toHaveLength(30);
  });
});
