import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Scene } from './ownership/ownership-scene.js';
import { aPicture, pngOf, requestUpload, sent, uploadForm } from './ownership/uploads.js';
import { ask, badInput, refusal } from './refusals.js';

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
}, 60_000);
afterAll(() => scene?.stop());

describe('a file', () => {
  it.each([
    ['input.bytes', { bytes: -1 }],
    ['input.bytes', { bytes: 0 }],
    ['input.bytes', { bytes: 2_000_000_000 }],
    ['input.contentType', { contentType: 'application/x-msdownload' }],
    ['input.contentType', { contentType: 'image/svg+xml' }],
    ['input.contentType', { kind: 'image', contentType: 'application/pdf' }],
    ['input.fileName', { fileName: '' }],
    ['input.fileName', { fileName: '../' }],
    ['input.fileName', { fileName: 'x'.repeat(200_000) }],
  ])('with a wrong %s is refused by its name', async (field, change) => {
    expect(await refusal(scene, requestUpload, { input: uploadForm(change) })).toMatchObject(badInput(field));
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['..\\..\\front.png', 'front.png'],
    ['/objects/uploads/front.png', 'front.png'],
    ['front\u202egnp.exe', 'frontgnp.exe'],
    ['fro\r\nnt\u0000.png', 'front.png'],
    ['%2e%2e%2ffront.png', '%2e%2e%2ffront.png'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ])('called %j is known as %j, and its name is part of no address', async (fileName, known) => {
    const { data } = await ask(scene, requestUpload, { input: uploadForm({ fileName }) });
    expect(data.requestUpload.upload.fileName).toBe(known);
    expect(data.requestUpload.url).toContain(data.requestUpload.upload.id);
    expect(decodeURIComponent(data.requestUpload.url)).not.toMatch(/front|passwd|\.\./);
  });

  const put = (url: string, body: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) => {
    const { address } = scene.visitor();
    return fetch(new URL(url, address), {
      method: 'PUT',
      headers: { 'content-type': 'image/png', origin: address, ...headers },
      body,
    });
  };
  const ticket = async (change: object = {}) =>
    (await ask(scene, requestUpload, { input: uploadForm(change) })).data.requestUpload as {
      readonly url: string;
      readonly upload: { readonly id: string };
    };

  it('goes where it was said it would, and nowhere else', async () => {
    const [{ url, upload }, other] = [await ticket(), await ticket()];
    expect((await put(url.replace(upload.id, other.upload.id), aPicture())).status).toBe(403);
    expect((await put(url.replace(upload.id, `../${upload.id}`), aPicture())).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await put(url.split('?')[0]!, aPicture())).status).toBeGreaterThanOrEqual(400);
    expect((await put(url, aPicture())).status).toBeLessThan(300);
  });

  it('is neither larger than was said, nor of another type', async () => {
    const { url } = await ticket();
    expect(
      (await put(url, Buffer.concat([aPicture(), Buffer.alloc(100_000)]))).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await put(url, aPicture(), { 'content-type': 'text/html' })).status).toBeGreaterThanOrEqual(400);
  });

  it('is shown to nobody as it came', async () => {
    const { id } = await sent(scene);
    for (const path of [
      `/media/uploads/incoming/${id}`,
      `/objects/uploads/incoming/${id}`,
      `/media/uploads/${id}`,
    ]) {
      const response = await fetch(new URL(path, scene.visitor().address));
      expect([path, response.status >= 400]).toEqual([path, true]);
    }
  });

  /** What is said of a file of these bytes once it was looked at. */
  async function problemOf(bytes: Buffer<ArrayBuffer>, change: object = {}) {
    const { url, upload } = await ticket({ bytes: bytes.length, ...change });
    const type = (change as { contentType?: string }).contentType ?? 'image/png';
    expect((await put(url, bytes, { 'content-type': type })).status).toBeLessThan(300);
    await scene.ask('agent', 'mutation ($id: ID!) { finishUpload(id: $id) { state } }', upload);
    await scene.heard('lintel.upload.processed.v1', ({ id }) => id === upload.id);
    const { uploads } = await scene.ask(
      'agent',
      'query ($id: ID!) { uploads(ids: [$id]) { state problem image { url } document { url } } }',
      upload,
    );
    return uploads[0];
  }
  const failed = {
    state: 'failed',
    problem: expect.stringMatching(/^.{10,200}$/),
    image: null,
    document: null,
  };

  it('that is a program, a page or nothing, whatever it is called, is not taken', async () => {
    const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(2000, 7)]);
    expect(await problemOf(program, { fileName: 'house.jpg', contentType: 'image/jpeg' })).toEqual(failed);
    expect(await problemOf(Buffer.from('<svg onload="alert(1)"/>'.repeat(20)))).toEqual(failed);
    expect(await problemOf(aPicture().subarray(0, 60))).toEqual(failed);
    expect(
      await problemOf(Buffer.from('%PDF-1.4\nnonsense'), {
        kind: 'floorplan',
        contentType: 'application/pdf',
      }),
    ).toEqual(failed);
  });

  it('of a hundred megapixels in few bytes is not taken', async () => {
    expect(await problemOf(pngOf(10_000, 10_000, deflateSync(Buffer.alloc(1000))))).toEqual(failed);
  });

  it('that is a picture is ready', async () => {
    expect(await problemOf(aPicture())).toMatchObject({ state: 'ready', problem: null });
  });
});

describe('the log of all this', () => {
  it('holds no address, name, phone number or file', () => {
    expect(scene.logs).toBe(true);
    expect(scene.personalInLog(['passwd', 'alert(1)'])).toEqual([]);
  });
});
