import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ObjectStoreHarness } from '../object-store.contract.js';
import {
  InvalidContentType,
  InvalidObjectKey,
  InvalidRange,
  type ByteRange,
  type ObjectStore,
} from '../object-store.port.js';

const plain = { contentType: 'text/plain' };

/** Bytes that tell a mix-up apart. */
const pattern = (size: number, seed: number): Buffer => {
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index++) bytes[index] = (index * 31 + seed * 17 + (index >> 8)) & 0xff;
  return bytes;
};

export const badKeys = [
  '',
  '/',
  '/absolute',
  '../up',
  'a/../b',
  'a/..',
  './a',
  'a/./b',
  'a//b',
  'a/',
  '.hidden',
  'a/.hidden',
  '%2e%2e/a',
  'a%2fb',
  'a\0b',
  'a\\b',
  'C:\\a',
  'a b',
  'a\nb',
  'a?b',
  'é',
  `${'a/'.repeat(256)}a`,
  'a'.repeat(201),
  `a/${'b'.repeat(201)}/c`,
  `a${'-a'.repeat(200)}!`,
];

export function objectPromises(start: () => Promise<ObjectStoreHarness>): void {
  let harness: ObjectStoreHarness;
  let store: ObjectStore;
  beforeEach(async () => {
    harness = await start();
    store = harness.store;
  });
  afterEach(() => harness.end());

  const put = (key: string, body: string) => store.put(key, Buffer.from(body), plain);
  const read = async (key: string, range?: ByteRange) => {
    const object = await store.get(key, range);
    return object && text(object.body);
  };
  const keys = async (prefix: string, options: { after?: string; limit: number }) =>
    (await store.list(prefix, options)).map(({ key }) => key);

  describe('objects', () => {
    it('are read as they were written, with type, size, etag and time', async () => {
      await store.put('listings/1/front.jpg', pattern(1000, 1), { contentType: 'image/jpeg' });
      const { body, ...head } = (await store.get('listings/1/front.jpg'))!;
      expect((await buffer(body)).equals(pattern(1000, 1))).toBe(true);
      expect(head).toEqual({
        key: 'listings/1/front.jpg',
        contentType: 'image/jpeg',
        size: 1000,
        etag: expect.stringMatching(/^[^"]+$/),
        modifiedAt: expect.any(Date),
      });
      expect(await store.head('listings/1/front.jpg')).toEqual(head);
    });

    it('that are not there are null', async () => {
      expect(await store.get('nothing')).toBeNull();
      expect(await store.head('nothing')).toBeNull();
    });

    it('may come as a stream, of 10 MB, or be empty', async () => {
      const large = pattern(10_000_000, 3);
      const chunks = Array.from({ length: 100 }, (_, n) => large.subarray(n * 100_000, (n + 1) * 100_000));
      await store.put('large', Readable.from(chunks), plain);
      const object = (await store.get('large'))!;
      expect(object.size).toBe(10_000_000);
      expect((await buffer(object.body)).equals(large)).toBe(true);
      await store.put('empty', new Uint8Array(), plain);
      expect(await store.head('empty')).toMatchObject({ size: 0 });
      expect(await read('empty')).toBe('');
    });

    it('have another etag when the content is another, and the same when it is the same', async () => {
      await put('a', 'one');
      const first = (await store.head('a'))!.etag;
      await put('a', 'two');
      expect((await store.head('a'))!.etag).not.toBe(first);
      await put('a', 'one');
      expect((await store.head('a'))!.etag).toBe(first);
    });

    it('are replaced as a whole, type included', async () => {
      await store.put('a', Buffer.from('long before'), { contentType: 'text/html; charset=utf-8' });
      await store.put('a', Buffer.from('now'), { contentType: 'image/png' });
      expect(await read('a')).toBe('now');
      expect(await store.head('a')).toMatchObject({ contentType: 'image/png', size: 3 });
    });

    it('that are replaced or removed while being read are read to their end as they were', async () => {
      const before = pattern(3_000_000, 5);
      for (const change of [() => put('a', 'replaced'), () => store.remove(['a'])]) {
        await store.put('a', before, plain);
        const { body } = (await store.get('a'))!;
        const reading = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
        const chunks = [(await reading.next()).value as Buffer];
        await change();
        for (let next = await reading.next(); !next.done; next = await reading.next())
          chunks.push(next.value);
        expect(Buffer.concat(chunks).equals(before)).toBe(true);
      }
    });

    it('put at the same time under one key leave one of them, whole', async () => {
      const bodies = Array.from({ length: 8 }, (_, seed) => pattern(200_000 + seed, seed));
      const reads: Promise<Buffer | null>[] = [];
      await store.put('a', bodies[0]!, plain);
      await Promise.all(
        bodies.map(async (body) => {
          await store.put('a', body, plain);
          reads.push(store.get('a').then((object) => object && buffer(object.body)));
        }),
      );
      reads.push(store.get('a').then((object) => object && buffer(object.body)));
      for (const got of await Promise.all(reads)) expect(bodies.some((body) => body.equals(got!))).toBe(true);
    });

    it('are left as they were when a new body fails midway', async () => {
      await put('a', 'before');
      async function* failing() {
        yield Buffer.alloc(100_000);
        throw new Error('the sender is gone');
      }
      await expect(store.put('a', Readable.from(failing()), plain)).rejects.toThrow('the sender is gone');
      await expect(store.put('b', Readable.from(failing()), plain)).rejects.toThrow('the sender is gone');
      expect(await read('a')).toBe('before');
      expect(await store.head('b')).toBeNull();
    });

    it('are removed; removing what is not there is no error', async () => {
      await put('a', '1');
      await put('b', '2');
      await store.remove(['a', 'nothing', 'a']);
      await store.remove(['a']);
      await store.remove([]);
      expect(await keys('', { limit: 10 })).toEqual(['b']);
    });

    it('may have keys that differ in case, that others begin with, and of 512 bytes', async () => {
      const longest = `${'x'.repeat(200)}/${'y'.repeat(200)}/${'z'.repeat(110)}`;
      const some = ['a', 'A', 'a/b', 'a/b/c', 'a.b', 'a-b', 'a_b', longest, 'con', 'con.txt', '0--1'];
      for (const key of some) await put(key, key);
      for (const key of some) expect(await read(key)).toBe(key);
      expect(await keys('', { limit: 100 })).toEqual(some.toSorted());
    });

    it('take no key that is not plain, whatever is asked', async () => {
      for (const key of badKeys) {
        const signing = { contentType: 'text/plain', maxBytes: 1, expiresInSeconds: 1 };
        const asked = await Promise.allSettled([
          put(key, 'x'),
          store.get(key),
          store.head(key),
          store.remove([key]),
          store.signUpload(key, signing),
        ]);
        const refusal = { status: 'rejected', reason: expect.any(InvalidObjectKey) };
        expect([key, asked]).toEqual([key, asked.map(() => refusal)]);
      }
      expect(await store.list('', { limit: 10 })).toEqual([]);
    });

    it('take no content type that could not be sent as a header', async () => {
      for (const contentType of ['', 'image', 'image/png\r\nset-cookie: a=b', 'a/b; c', 'image/ png'])
        await expect(store.put('a', Buffer.from('x'), { contentType })).rejects.toThrow(InvalidContentType);
    });
  });

  describe('ranges', () => {
    it('give the bytes from start to end, both included, the end cut to the object', async () => {
      await put('digits', '0123456789');
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: 9 }), fc.nat({ max: 15 }), async (start, length) => {
          const object = (await store.get('digits', { start, end: start + length }))!;
          expect(await text(object.body)).toBe('0123456789'.slice(start, start + length + 1));
          expect(object.size).toBe(10);
        }),
        { numRuns: 30 },
      );
    });

    it('that have no byte in the object are refused', async () => {
      await put('digits', '0123456789');
      await put('empty', '');
      for (const range of [
        { start: 10, end: 12 },
        { start: 5, end: 4 },
        { start: -1, end: 4 },
        { start: 0.5, end: 4 },
      ])
        await expect(store.get('digits', range)).rejects.toThrow(InvalidRange);
      await expect(store.get('empty', { start: 0, end: 0 })).rejects.toThrow(InvalidRange);
      expect(await store.get('nothing', { start: 0, end: 0 })).toBeNull();
    });
  });

  describe('lists', () => {
    it('are in ascending order of key, page by page, of a prefix only', async () => {
      const all = ['a/1', 'a/10', 'a/2', 'a-b', 'a.b', 'a', 'a/b/c', 'b/1', 'B'];
      for (const key of all) await put(key, key);
      for (const prefix of ['', 'a', 'a/', 'a/1', 'b', 'c', 'a/b/c']) {
        const expected = all.filter((key) => key.startsWith(prefix)).toSorted();
        for (const limit of [1, 2, 100]) {
          const pages: string[] = [];
          for (let page = await keys(prefix, { limit }); page.length > 0;) {
            expect(page.length).toBeLessThanOrEqual(limit);
            // Else it would never end.
            expect(pages).not.toContain(page[0]);
            pages.push(...page);
            page = await keys(prefix, { limit, after: page.at(-1)! });
          }
          expect(pages).toEqual(expected);
        }
      }
    });

    it('begin after a key whether it is there or not', async () => {
      for (const key of ['a', 'c']) await put(key, key);
      expect(await keys('', { after: 'b', limit: 10 })).toEqual(['c']);
      await store.remove(['a']);
      expect(await keys('', { after: 'a', limit: 10 })).toEqual(['c']);
    });

    it('refuse a limit that is none and a prefix that no key has', async () => {
      for (const limit of [0, -1, 1.5, 1001])
        await expect(store.list('', { limit })).rejects.toThrow(RangeError);
      await expect(store.list('a%', { limit: 1 })).rejects.toThrow(InvalidObjectKey);
    });
  });

  it('tells its health; once closed, it refuses, and closing twice is no error', async () => {
    expect((await store.health()).name).toMatch(/^object-store: /);
    await store.close();
    await store.close();
    await expect(store.health()).rejects.toThrow();
    await expect(put('a', 'x')).rejects.toThrow();
  });
}
