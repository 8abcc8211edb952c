import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ObjectStore } from '@lintel/platform/object-store';
import { openEmbeddedObjectStore } from '@lintel/platform/object-store/embedded';
import { expect, it } from '@jest/globals';
import { LateObjectStore } from './late-object-store.js';

it('an object store refuses what is written and asked until its engine answers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'late-objects-'));
  const { promise, resolve } = Promise.withResolvers<ObjectStore>();
  const objects = new LateObjectStore(promise);
  const put = () => objects.put('a', Buffer.from('bytes'), { contentType: 'text/plain' });
  await expect(put()).rejects.toThrow('the object store has not answered yet');
  await expect(objects.get('a')).rejects.toThrow('has not answered yet');
  await expect(objects.health()).rejects.toThrow('has not answered yet');
  const upload = (url: string) => {
    const headers = { 'content-type': 'text/plain', 'content-length': '5' };
    return objects.handleSigned({ method: 'PUT', url, headers, body: Readable.from(['bytes']) });
  };
  await expect(upload('/objects/b')).rejects.toThrow('has not answered yet');
  const engine = await openEmbeddedObjectStore({
    folder,
    secret: 'a secret for tests that is long enough',
    publicUrl: 'http://127.0.0.1',
  });
  resolve(engine);
  await promise;
  await put();
  expect((await objects.head('a'))?.key).toBe('a');
  const address = await objects.signUpload('b', {
    contentType: 'text/plain',
    maxBytes: 5,
    expiresInSeconds: 60,
  });
  expect((await upload(address)).status).toBe(200);
  await engine.close();
  await rm(folder, { recursive: true });
});
