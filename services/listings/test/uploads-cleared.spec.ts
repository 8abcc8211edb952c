import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jpeg, png } from './files.fixture.js';
import { agent, UPDATE } from './listings.fixture.js';
import { owner, startUploading, type Uploading } from './uploads.fixture.js';

let scene: Uploading;
beforeEach(async () => {
  scene = await startUploading();
});
afterEach(() => scene.harness.dispose());

describe('what nobody needs', () => {
  const DAY = { days: 1 };

  it('is kept for a day, for a form may be open, and removed after with its objects', async () => {
    const [loose, unsent] = [
      await scene.send(await jpeg()),
      (await scene.request({})).data.requestUpload.upload.id,
    ];
    await scene.outcome(loose);
    scene.harness.clock.advance({ seconds: 80_000 });
    await scene.clear();
    expect(await scene.uploads([loose, unsent])).toHaveLength(2);
    scene.harness.clock.advance({ seconds: 6400 });
    await scene.clear();
    expect(await scene.uploads([loose, unsent])).toEqual([]);
    expect(await scene.keys()).toEqual([]);
  });

  it('is not what a listing has, however old, and not a logo', async () => {
    const [image, logo] = [
      await scene.send(await jpeg()),
      await scene.send(await png(), { kind: 'logo', contentType: 'image/png' }),
    ];
    await scene.outcome(logo);
    const listing = await scene.list([image]);
    await scene.ask('mutation ($id: ID) { setAgencyLogo(upload: $id) { url } }', { id: logo }, { as: owner });
    for (let week = 0; week < 5; week++) {
      scene.harness.clock.advance({ days: 8 });
      await scene.clear();
    }
    expect((await scene.shown(listing)).images).toHaveLength(1);
    expect(await scene.uploads([image, logo])).toHaveLength(2);
    expect(await scene.keys()).toHaveLength(5);
  });

  it('is a picture a day after it was taken out of its listing', async () => {
    const [out, stays] = [await scene.send(await jpeg()), await scene.send(await jpeg())];
    await scene.outcome(stays);
    const listing = await scene.list([out, stays]);
    scene.harness.clock.advance({ days: 30 });
    await scene.clear();
    const { version } = await scene.shown(listing);
    const input = { images: [{ id: stays }] };
    expect((await scene.ask(UPDATE, { id: listing, version, input }, { as: agent })).errors).toBeUndefined();
    await scene.clear();
    expect(await scene.keys()).toHaveLength(4);
    scene.harness.clock.advance(DAY);
    await scene.clear();
    expect(await scene.keys()).toEqual([`uploads/${stays}-480.webp`, `uploads/${stays}-800.webp`]);
  });

  it('is what an agent discards, unless a listing has it', async () => {
    const [loose, named] = [await scene.send(await jpeg()), await scene.send(await jpeg())];
    await scene.outcome(named);
    const listing = await scene.list([named]);
    for (const id of [loose, named, loose]) expect((await scene.discard(id)).data.discardUpload).toBe(true);
    await scene.clear();
    expect(await scene.uploads([loose, named])).toMatchObject([{ id: named }]);
    expect((await scene.shown(listing)).images).toHaveLength(1);
  });

  it('are objects without an upload, and what a failure left', async () => {
    const { objects } = scene.engines;
    const kept = await scene.send(await jpeg());
    await scene.outcome(kept);
    await scene.list([kept]);
    const webp = { contentType: 'image/webp' };
    for (const key of [
      'uploads/01935f4e-7c00-7000-8000-00000000000a-480.webp',
      'uploads/incoming/01935f4e-7c00-7000-8000-00000000000b',
      `uploads/incoming/${kept}`,
      `uploads/${kept}.pdf`,
    ])
      await objects.put(key, Buffer.from('x'), webp);
    await objects.put('demo/1/01-front-480.webp', Buffer.from('x'), webp);
    await scene.listings.uploads.clear.handle();
    expect(await scene.keys()).toHaveLength(6);
    scene.harness.clock.advance({ seconds: 3700 });
    await scene.listings.uploads.clear.handle();
    expect(await scene.keys()).toEqual([`uploads/${kept}-480.webp`, `uploads/${kept}-800.webp`]);
    expect(await objects.head('demo/1/01-front-480.webp')).not.toBeNull();
  });

  it('is removed once, whichever replica does it', async () => {
    const id = await scene.send(await jpeg());
    await scene.outcome(id);
    scene.harness.clock.advance(DAY);
    const both = () => Promise.all([1, 2].map(() => scene.listings.uploads.clear.handle()));
    await both();
    scene.harness.clock.advance({ seconds: 3600 });
    await both();
    expect(await scene.keys()).toEqual([]);
  });
});
