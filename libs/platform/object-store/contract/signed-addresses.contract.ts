import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ObjectStoreHarness } from '../object-store.contract.js';
import type { ObjectStore } from '../object-store.port.js';

const jpeg = { contentType: 'image/jpeg', maxBytes: 1000, expiresInSeconds: 60 };

export function signedAddressPromises(start: () => Promise<ObjectStoreHarness>): void {
  let harness: ObjectStoreHarness;
  let store: ObjectStore;
  beforeEach(async () => {
    harness = await start();
    store = harness.store;
  });
  afterEach(() => harness.end());

  const send = (address: string, body: string | ReadableStream, contentType = 'image/jpeg') =>
    fetch(address, {
      method: 'PUT',
      body,
      headers: { 'content-type': contentType },
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    } as RequestInit);
  const stored = async (key: string) => {
    const object = await store.get(key);
    return object && text(object.body);
  };
  const isRefused = (status: number) => status >= 400 && status < 500;

  describe('an address signed for upload', () => {
    it('takes one object of the type and up to the size', async () => {
      const address = await store.signUpload('uploads/a', jpeg);
      const answer = await send(address, 'x'.repeat(1000));
      expect(answer.ok).toBe(true);
      expect(await stored('uploads/a')).toBe('x'.repeat(1000));
      expect(await store.head('uploads/a')).toMatchObject({ contentType: 'image/jpeg', size: 1000 });
    });

    it('takes an empty object, and one sent in chunks', async () => {
      expect((await send(await store.signUpload('empty', jpeg), '')).ok).toBe(true);
      expect(await stored('empty')).toBe('');
      const chunks = ReadableStream.from(['one ', 'two'].map((part) => new TextEncoder().encode(part)));
      expect((await send(await store.signUpload('chunks', jpeg), chunks)).ok).toBe(true);
      expect(await stored('chunks')).toBe('one two');
    });

    it('takes no other content once used, and the same again without harm', async () => {
      const address = await store.signUpload('a', jpeg);
      await send(address, 'mine');
      expect(isRefused((await send(address, 'another')).status)).toBe(true);
      expect((await send(address, 'mine')).ok).toBe(true);
      expect(await stored('a')).toBe('mine');
    });

    it('takes one of two sent at the same time', async () => {
      const address = await store.signUpload('a', jpeg);
      const bodies = ['first', 'second'];
      const answers = await Promise.all(bodies.map((body) => send(address, body)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await stored('a')).toBe(bodies[answers.findIndex(({ ok }) => ok)]);
    });

    it('takes nothing that is too large, announced or not, and can then still be used', async () => {
      const address = await store.signUpload('a', jpeg);
      expect(isRefused((await send(address, 'x'.repeat(1001))).status)).toBe(true);
      const chunk = new Uint8Array(400);
      expect(isRefused((await send(address, ReadableStream.from([chunk, chunk, chunk]))).status)).toBe(true);
      expect(await store.head('a')).toBeNull();
      expect((await send(address, 'small')).ok).toBe(true);
    });

    it('answers even to one far too large', async () => {
      const address = await store.signUpload('a', jpeg);
      expect(isRefused((await send(address, 'x'.repeat(5_000_000))).status)).toBe(true);
      const chunks = Array.from({ length: 80 }, () => new Uint8Array(64_000));
      expect(isRefused((await send(address, ReadableStream.from(chunks))).status)).toBe(true);
    });

    it('takes no other type', async () => {
      const address = await store.signUpload('a', jpeg);
      for (const contentType of ['image/png', 'text/html', 'image/jpeg; a=b'])
        expect(isRefused((await send(address, 'x', contentType)).status)).toBe(true);
      expect(await store.head('a')).toBeNull();
    });

    it('takes nothing once it has expired', async () => {
      const address = await store.signUpload('a', { ...jpeg, expiresInSeconds: 1 });
      await harness.pass(2);
      expect(isRefused((await send(address, 'x')).status)).toBe(true);
      expect(await store.head('a')).toBeNull();
    });

    it('takes nothing when any part of it was changed', async () => {
      const address = new URL(await store.signUpload('uploads/a', jpeg));
      for (const name of address.searchParams.keys()) {
        const value = address.searchParams.get(name)!;
        for (const changed of [`${value}0`, value.slice(1), '', '9'.repeat(20)]) {
          const tampered = new URL(address);
          tampered.searchParams.set(name, changed);
          expect([tampered.search, isRefused((await send(tampered.href, 'x')).status)]).toEqual([
            tampered.search,
            true,
          ]);
        }
        const without = new URL(address);
        without.searchParams.delete(name);
        expect([without.search, isRefused((await send(without.href, 'x')).status)]).toEqual([
          without.search,
          true,
        ]);
      }
      const otherType = new URL(address);
      otherType.searchParams.set('type', 'text/html');
      expect(isRefused((await send(otherType.href, 'x', 'text/html')).status)).toBe(true);
      for (const path of ['uploads/b', 'uploads/../a', 'uploads/%2e%2e/a', 'uploads%2Fa', '']) {
        const other = address.href.replace('uploads/a', path);
        expect([path, isRefused((await send(other, 'x')).status)]).toEqual([path, true]);
      }
      expect(await store.list('', { limit: 10 })).toEqual([]);
    });

    it('permits no reading', async () => {
      await store.put('a', Buffer.from('secret'), { contentType: 'image/jpeg' });
      expect(isRefused((await fetch(await store.signUpload('a', jpeg))).status)).toBe(true);
    });
  });
}
