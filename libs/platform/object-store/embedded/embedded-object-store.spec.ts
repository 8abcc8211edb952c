import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { objectStoreContract } from '../object-store.contract.js';
import { Catalogue } from './catalogue.js';
import { openEmbeddedObjectStore } from './index.js';
import { servedStore } from './served.fixture.js';

objectStoreContract('embedded', servedStore);

describe('object store: embedded, on the disk', () => {
  let served: Awaited<ReturnType<typeof servedStore>>;
  beforeEach(async () => {
    served = await servedStore();
  });
  afterEach(() => served.end());

  const plain = { contentType: 'text/plain' };
  const files = async () =>
    (await readdir(join(served.folder, 'content'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );

  it('keeps no file that nothing points at', async () => {
    const { store } = served;
    await store.put('a', Buffer.from('one'), plain);
    await store.put('a', Buffer.from('two'), plain);
    await store.put('b', Buffer.from('three'), plain);
    await store.remove(['b']);
    const broken = new Readable({ read() {} });
    broken.push('half');
    broken.destroy(new Error('gone'));
    await expect(store.put('c', broken, plain)).rejects.toThrow('gone');
    expect(await files()).toHaveLength(1);
  });

  it('removes, an hour later at the next start, what a crash left half written', async () => {
    const catalogue = new Catalogue(join(served.folder, 'catalogue.sqlite'));
    catalogue.begin('half-written-00', new Date('2026-03-01T09:30:00Z'));
    catalogue.close();
    await mkdir(join(served.folder, 'content', '00'));
    await writeFile(join(served.folder, 'content', '00', 'half-written-00'), 'ha');
    await (await served.open()).close();
    expect(await files()).toHaveLength(1);
    await served.pass(3601);
    await (await served.open()).close();
    expect(await files()).toEqual([]);
  });

  it('finds everything again after a restart, used addresses too', async () => {
    const address = await served.store.signUpload('a', {
      contentType: 'text/plain',
      maxBytes: 9,
      expiresInSeconds: 60,
    });
    const url = new URL(address);
    const upload = (store: typeof served.store, body: string) =>
      store.handleSigned({
        method: 'PUT',
        url: url.pathname + url.search,
        headers: { 'content-type': 'text/plain' },
        body: Readable.from([Buffer.from(body)]),
      });
    expect((await upload(served.store, 'one')).status).toBe(200);
    await served.store.close();
    const again = await served.open();
    expect((await upload(again, 'two')).status).toBe(409);
    expect(await text((await again.get('a'))!.body)).toBe('one');
    await again.close();
  });

  it('counts objects and bytes', async () => {
    const { store } = served;
    await store.put('a', Buffer.from('12345'), plain);
    await store.put('a', Buffer.from('123'), plain);
    await store.put('b', Buffer.from('1'), plain);
    await store.put('c', Buffer.from('1'), plain);
    await store.remove(['c', 'nothing']);
    expect((await store.health()).gauges).toEqual({ objects: 2, bytes: 4 });
  });

  it('says when the content is missing from the disk', async () => {
    await served.store.put('a', Buffer.from('x'), plain);
    const [file] = await files();
    await rm(join(file!.parentPath, file!.name));
    await expect(served.store.get('a')).rejects.toThrow('the content of object a is missing');
  });

  it('leaves nothing of an upload whose sender goes away, and can take it again', async () => {
    const options = { contentType: 'text/plain', maxBytes: 99, expiresInSeconds: 9 };
    const { pathname, search } = new URL(await served.store.signUpload('a', options));
    const upload = (body: Readable) =>
      served.store.handleSigned({
        method: 'PUT',
        url: pathname + search,
        headers: { 'content-type': 'text/plain' },
        body,
      });
    async function* breakingOff() {
      yield Buffer.from('half');
      throw new Error('aborted');
    }
    expect((await upload(Readable.from(breakingOff()))).status).toBe(400);
    expect(await files()).toEqual([]);
    expect((await upload(Readable.from([Buffer.from('whole')]))).status).toBe(200);
  });

  it('drains the body of a request that it refuses, before or midway, so that the sender hears why', async () => {
    const options = { contentType: 'text/plain', maxBytes: 4, expiresInSeconds: 9 };
    const address = await served.store.signUpload('a', options);
    for (const [url, status] of [
      [`${address}0`, 403],
      [address, 413],
    ] as const) {
      const body = Readable.from(['one', 'two', 'three'].map((part) => Buffer.from(part)));
      const drained = once(body, 'end');
      const headers = { 'content-type': 'text/plain' };
      expect((await served.store.handleSigned({ method: 'PUT', url, headers, body })).status).toBe(status);
      await drained;
    }
  });

  it('refuses to start without an address or with a secret that can be guessed', async () => {
    const options = { folder: served.folder, publicUrl: 'http://localhost/objects', secret: 'x'.repeat(16) };
    await expect(openEmbeddedObjectStore({ ...options, secret: 'short' })).rejects.toThrow(/16 characters/);
    await expect(openEmbeddedObjectStore({ ...options, publicUrl: '/objects' })).rejects.toThrow();
    await expect(openEmbeddedObjectStore({ ...options, publicUrl: 'ftp://a/b' })).rejects.toThrow(/http/);
  });
});
