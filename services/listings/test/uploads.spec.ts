import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, home } from './listings.fixture.js';
import { action, jpeg, pdf, program } from './files.fixture.js';
import { startUploading, stranger, type Uploading } from './uploads.fixture.js';

let scene: Uploading;
beforeEach(async () => {
  scene = await startUploading();
});
afterEach(() => scene.harness.dispose());

describe('an upload', () => {
  it('gets an address of the public one for a quarter of an hour, which is on the same host', async () => {
    const { data } = await scene.request({ fileName: 'C:\\photos\\front.jpg' });
    const { upload, url, expiresAt } = data.requestUpload;
    expect(upload).toMatchObject({ kind: 'image', fileName: 'front.jpg', state: 'awaiting', problem: null });
    expect(url).toMatch(new RegExp(`^/objects/uploads/incoming/${upload.id}\\?`));
    expect(expiresAt).toBe('2026-03-01T09:15:00.000Z');
    scene.harness.clock.advance({ seconds: 901 });
    expect(await scene.put(url, Buffer.alloc(1000), 'image/jpeg')).toBe(403);
  });

  it.each([
    [
      { contentType: 'image/gif' },
      'contentType',
      'This file is not a picture we can read (JPEG, PNG or WebP).',
    ],
    [
      { contentType: 'application/pdf' },
      'contentType',
      'This file is not a picture we can read (JPEG, PNG or WebP).',
    ],
    [
      { kind: 'epc', contentType: 'application/x-msdownload' },
      'contentType',
      'This file is not a picture or PDF we can read (JPEG, PNG, WebP or PDF).',
    ],
    [{ bytes: 20_000_001 }, 'bytes', 'This file has 20.1 MB. The most is 20 MB.'],
    [{ bytes: 0 }, 'bytes', 'This file is empty.'],
    [{ bytes: -5 }, 'bytes', 'This file is empty.'],
    [{ fileName: ' \n ' }, 'fileName', 'The file needs a name.'],
    [{ fileName: 'x'.repeat(256) }, 'fileName', "The file's name has at most 255 characters."],
  ] as const)('is refused by what is said of it: %o', async (file, field, message) => {
    const { errors } = await scene.request(file);
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ field: `input.${field}`, message }],
    });
  });

  it('is for agents: nobody else, and nobody of another agency', async () => {
    const id = await scene.send(await jpeg());
    const of = async (answer: Promise<any>) => (await answer).errors?.[0].extensions.code;
    expect(await of(scene.ask('mutation ($id: ID!) { discardUpload(id: $id) }', { id }))).toBe(
      'UNAUTHENTICATED',
    );
    expect(await of(scene.request({}, { subject: 'buyer', role: 'user' }))).toBe('FORBIDDEN');
    expect(await of(scene.finish(id, stranger))).toBe('NOT_FOUND');
    expect(await of(scene.discard(id, stranger))).toBe('NOT_FOUND');
    expect(await of(scene.discard('01935f4e-7c00-7000-8000-000000000001'))).toBe('NOT_FOUND');
    expect(await scene.uploads([id], stranger)).toEqual([]);
  });

  it('may be asked for a hundred times an hour', async () => {
    for (let n = 0; n < 100; n++) expect((await scene.request({})).errors).toBeUndefined();
    const { errors } = await scene.request({});
    expect(errors![0]).toMatchObject({
      message: 'You have uploaded 100 files within an hour. Please try again in 60 minutes.',
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
    expect((await scene.request({}, { ...agent, subject: 'a colleague' })).errors).toBeUndefined();
    scene.harness.clock.advance({ seconds: 3600 });
    expect((await scene.request({})).errors).toBeUndefined();
  });

  it('is made ready in the background, and says so', async () => {
    const id = await scene.arrive(await jpeg(1200, 900));
    const finished = await scene.finish(id);
    expect(finished.data.finishUpload).toMatchObject({ id, problem: null });
    expect(['processing', 'ready']).toContain(finished.data.finishUpload.state);
    expect(await scene.outcome(id)).toMatchObject({
      state: 'ready',
      image: {
        url: `/media/uploads/${id}-1200.webp`,
        srcset: [480, 960, 1200].map((width) => `/media/uploads/${id}-${width}.webp ${width}w`).join(', '),
        width: 1200,
        height: 900,
      },
      document: null,
    });
    expect(await scene.keys()).toEqual([
      `uploads/${id}-1200.webp`,
      `uploads/${id}-480.webp`,
      `uploads/${id}-960.webp`,
    ]);
    expect(await scene.uploadEvents()).toEqual([
      { id, agencyId: agent.agencyId, kind: 'image', state: 'ready' },
    ]);
  });

  it('may be finished again, which changes nothing', async () => {
    const id = await scene.send(await jpeg());
    const ready = await scene.outcome(id);
    expect((await scene.finish(id)).data.finishUpload).toEqual(ready);
    expect(await scene.outcome(id)).toEqual(ready);
    expect(await scene.uploadEvents()).toHaveLength(1);
  });

  it('that did not arrive is not finished', async () => {
    const { data } = await scene.request({});
    const { id } = data.requestUpload.upload;
    const { errors } = await scene.finish(id);
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      problems: [{ field: 'id', message: 'This file did not arrive. Please upload it again.' }],
    });
    expect(await scene.uploads([id])).toMatchObject([{ state: 'awaiting' }]);
  });

  it('that is shorter than was said has failed, and may be sent anew', async () => {
    const { data } = await scene.request({ bytes: 5000 });
    const { url, upload } = data.requestUpload;
    expect(await scene.put(url, Buffer.alloc(4500), 'image/jpeg')).toBe(200);
    expect((await scene.finish(upload.id)).data.finishUpload).toMatchObject({
      state: 'failed',
      problem: 'This file did not arrive whole. Please upload it again.',
    });
    expect(await scene.outcome(await scene.send(await jpeg()))).toMatchObject({ state: 'ready' });
  });

  it('that is a program named as a picture has failed with a clear text, and nothing of it is kept', async () => {
    const id = await scene.send(program(), { fileName: 'front.exe.jpg' });
    expect(await scene.outcome(id)).toMatchObject({
      state: 'failed',
      problem: 'This file is not a picture we can read (JPEG, PNG or WebP).',
      image: null,
    });
    expect(await scene.keys()).toEqual([]);
    expect(await scene.uploadEvents()).toMatchObject([{ id, state: 'failed' }]);
  });

  it('that is a PDF with a script has failed with a clear text', async () => {
    const file = await pdf({ change: action('JavaScript', { JS: 'app.alert(1)' }) });
    const id = await scene.send(file, { kind: 'floorplan', contentType: 'application/pdf' });
    expect((await scene.outcome(id)).problem).toContain('contains a script');
  });

  it('is read in the order that is asked for, a hundred at most', async () => {
    const ids = [await scene.arrive(await jpeg()), await scene.arrive(await jpeg())];
    const [first, second] = ids as [string, string];
    const read = await scene.uploads([second, 'nothing', first, second]);
    expect(read.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    const many = await scene.ask(
      'query ($ids: [ID!]!) { uploads(ids: $ids) { id } }',
      { ids: Array(101).fill('x') },
      { as: agent },
    );
    expect(many.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
  });
});

describe('a listing with uploads', () => {
  it('takes no upload of another agency', async () => {
    const id = await scene.send(await jpeg());
    const images = [{ id, alt: '' }];
    const create = 'mutation ($input: ListingInput!) { createListing(input: $input) { id } }';
    const { errors } = await scene.ask(create, { input: { ...home, images } }, { as: stranger });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
