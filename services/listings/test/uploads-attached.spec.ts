import { JOBS } from '@lintel/platform/jobs';
import { OBJECT_STORE } from '@lintel/platform/object-store';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jpeg, pdf, png, program } from './files.fixture.js';
import { attempted, startUploading, unreliable, type Uploading } from './uploads.fixture.js';

type Faults = ReturnType<typeof unreliable>['faults'];
let scene: Uploading;
let attempt: ReturnType<typeof attempted>['attempt'];
let faults: Faults;

beforeEach(async () => {
  scene = await startUploading((harness, { jobs, objects }) => {
    const queue = attempted(jobs);
    const store = unreliable(objects);
    ({ attempt } = queue);
    ({ faults } = store);
    harness.override(JOBS, queue.queue);
    harness.override(OBJECT_STORE, store.store);
  });
});
afterEach(() => scene.harness.dispose());

const state = async (id: string) => (await scene.uploads([id]))[0];
const AWAY = 'Files cannot be taken at the moment. Please try again in a minute.';
const minutes = (count: number) => scene.harness.clock.advance({ seconds: count * 60 });

describe('a listing with uploads', () => {
  it('shows the public each picture once it is ready, in order, and its plan', async () => {
    const first = await scene.send(await jpeg());
    const second = await scene.send(await png(), { contentType: 'image/png' });
    const floorplan = await scene.send(await pdf(), { kind: 'floorplan', contentType: 'application/pdf' });
    const listing = await scene.list([first, second], { floorplan });
    expect(await scene.shown(listing)).toMatchObject({ images: [], floorplan: null });

    await attempt(second);
    expect((await scene.shown(listing)).images).toMatchObject([{ url: `/media/uploads/${second}-800.webp` }]);
    await attempt(first);
    await attempt(floorplan);
    expect(await scene.shown(listing)).toMatchObject({
      images: [
        { url: `/media/uploads/${first}-800.webp`, alt: 'A front' },
        { url: `/media/uploads/${second}-800.webp` },
      ],
      floorplan: { url: `/media/uploads/${floorplan}.pdf`, contentType: 'application/pdf' },
    });
  });

  it('never shows one that failed', async () => {
    const [broken, whole] = [await scene.send(program()), await scene.send(await jpeg())];
    const listing = await scene.list([broken, whole]);
    await attempt(broken);
    await attempt(whole);
    expect((await scene.shown(listing)).images).toMatchObject([{ url: `/media/uploads/${whole}-800.webp` }]);
  });

  it('is found to have a picture that it was given in the moment it was about to be removed', async () => {
    const id = await scene.send(await jpeg());
    await attempt(id);
    const listing = scene.list([id]);
    await scene.discard(id);
    await scene.listings.uploads.clear.handle();
    expect((await scene.shown(await listing)).images).toHaveLength(1);
    await scene.clear();
    await scene.clear();
    expect(await scene.uploads([id])).toMatchObject([{ state: 'ready' }]);
    expect(await scene.keys()).toHaveLength(2);
  });
});

describe('a job that dies between writes', () => {
  it.each([0, 1, 2])(
    'after %i of three leaves nothing broken, and the next attempt ends it',
    async (written) => {
      const id = await scene.send(await jpeg(2000, 1500));
      const listing = await scene.list([id]);
      faults.putsLeft = written;
      await expect(attempt(id)).rejects.toThrow('ECONNREFUSED');
      expect((await scene.keys()).filter((key) => key.endsWith('.webp'))).toHaveLength(written);
      expect(await state(id)).toMatchObject({ state: 'processing', image: null, problem: null });
      expect((await scene.shown(listing)).images).toEqual([]);

      faults.putsLeft = Infinity;
      await attempt(id, 2);
      expect(await state(id)).toMatchObject({ state: 'ready', image: { width: 1600 } });
      expect((await scene.shown(listing)).images).toHaveLength(1);
      expect(await scene.keys()).toHaveLength(3);
    },
  );

  it('after all of them is done again, once', async () => {
    const id = await scene.send(await jpeg());
    await attempt(id);
    await Promise.all([attempt(id), attempt(id)]);
    expect(await scene.uploadEvents()).toHaveLength(1);
  });

  it('for the last time fails the upload with a clear text, shows nothing, and leaves nothing', async () => {
    const id = await scene.send(await jpeg(2000, 1500));
    const listing = await scene.list([id]);
    faults.putsLeft = 2;
    await attempt(id, 10);
    expect(await state(id)).toMatchObject({
      state: 'failed',
      problem: 'We could not process this file. Please upload it again.',
    });
    expect((await scene.shown(listing)).images).toEqual([]);
    expect(await scene.uploadEvents()).toMatchObject([{ id, state: 'failed' }]);
    minutes(61);
    await scene.listings.uploads.clear.handle();
    expect(await scene.keys()).toEqual([]);
  });

  it('for upload that is gone, or not there, does nothing', async () => {
    await attempt('01935f4e-7c00-7000-8000-000000000001');
    const { data } = await scene.request({});
    const { id } = data.requestUpload.upload;
    await attempt(id);
    expect(await state(id)).toMatchObject({ state: 'awaiting' });
  });
});

describe('an object store that is away', () => {
  it('makes requests say so, and keeps what was requested', async () => {
    const id = await scene.arrive(await jpeg());
    faults.away = true;
    expect((await scene.request({})).errors![0]).toMatchObject({
      message: AWAY,
      extensions: { code: 'UNAVAILABLE' },
    });
    expect((await scene.finish(id)).errors![0]).toMatchObject({ message: AWAY });
    expect(await state(id)).toMatchObject({ state: 'awaiting' });
    faults.away = false;
    expect((await scene.finish(id)).data.finishUpload).toMatchObject({ state: 'processing' });
  });

  it('makes the job wait, and no page break', async () => {
    const id = await scene.send(await jpeg());
    const listing = await scene.list([id]);
    faults.away = true;
    for (let n = 1; n <= 5; n++) await expect(attempt(id, n)).rejects.toThrow('ECONNREFUSED');
    expect(await state(id)).toMatchObject({ state: 'processing' });
    expect((await scene.shown(listing)).images).toEqual([]);
    faults.away = false;
    await attempt(id, 6);
    expect((await scene.shown(listing)).images).toHaveLength(1);
  });

  it('keeps what is to be removed until it is back', async () => {
    const id = await scene.send(await jpeg());
    await attempt(id);
    scene.harness.clock.advance({ days: 1 });
    await scene.listings.uploads.clear.handle();
    minutes(60);
    faults.away = true;
    await expect(scene.listings.uploads.clear.handle()).rejects.toThrow('ECONNREFUSED');
    faults.away = false;
    await scene.listings.uploads.clear.handle();
    expect(await scene.keys()).toEqual([]);
  });
});

describe('what would wait for ever', () => {
  const QUEUE = 'listing-uploads';

  it('is a file whose job was lost: after five minutes it has one again', async () => {
    const { jobs } = scene.engines;
    const id = await scene.send(await jpeg());
    await jobs.discard(QUEUE, id);
    minutes(4);
    await scene.listings.uploads.rescue.handle();
    expect(await jobs.counts(QUEUE)).toMatchObject({ waiting: 0 });
    minutes(2);
    await Promise.all([scene.listings.uploads.rescue.handle(), scene.listings.uploads.rescue.handle()]);
    expect(await jobs.list(QUEUE, 'waiting')).toMatchObject({ jobs: [{ key: id, data: { id } }] });
  });

  it('is a file whose job was lost: it has one again when its agent says once more that it is there', async () => {
    const { jobs } = scene.engines;
    const id = await scene.send(await jpeg());
    await jobs.discard(QUEUE, id);
    expect((await scene.finish(id)).data.finishUpload).toMatchObject({ id, state: 'processing' });
    await scene.finish(id);
    expect(await jobs.list(QUEUE, 'waiting')).toMatchObject({ jobs: [{ key: id, data: { id } }] });
    expect(await jobs.counts(QUEUE)).toMatchObject({ waiting: 1 });
  });

  it('is a file that never arrived, or arrived without a word', async () => {
    const { data } = await scene.request({});
    const silent = await scene.arrive(await jpeg());
    const { id: lost } = data.requestUpload.upload;
    minutes(59);
    await scene.listings.uploads.rescue.handle();
    expect(await scene.uploads([lost, silent])).toMatchObject([{ state: 'awaiting' }, { state: 'awaiting' }]);
    minutes(2);
    await scene.listings.uploads.rescue.handle();
    expect(await scene.uploads([lost, silent])).toMatchObject([
      { state: 'failed', problem: 'This file did not arrive. Please upload it again.' },
      { state: 'processing' },
    ]);
  });

  it('is a file whose workers all died: it has failed', async () => {
    const { jobs } = scene.engines;
    const id = await scene.send(await jpeg());
    await jobs.discard(QUEUE, id);
    await jobs.add(QUEUE, { key: id, name: 'upload', data: { id }, attempts: 1 });
    const worker = await jobs.work(QUEUE, { handle: () => Promise.reject(new Error('killed')) });
    await jobs.drain();
    await worker.stop();
    await scene.listings.uploads.rescue.handle();
    expect(await state(id)).toMatchObject({
      state: 'failed',
      problem: 'We could not process this file. Please upload it again.',
    });
    expect(await jobs.counts(QUEUE)).toMatchObject({ failed: 0 });
  });
});
