import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jpeg, png, program } from './files.fixture.js';
import { agent, CREATE, home, UPDATE } from './listings.fixture.js';
import { stranger, startUploading } from './uploads.fixture.js';

const ONE = `query ($id: Int!) { agencyListing(id: $id) { version changes { by fields }
  images { id alt state problem image { url alt } } floorplan { id state problem document { contentType } } epc { id state } } }`;

let scene: Awaited<ReturnType<typeof startUploading>>;
beforeEach(async () => {
  scene = await startUploading();
});
afterEach(() => scene.harness.dispose());

const one = async (id: number) => (await scene.ask(ONE, { id }, { as: agent })).data.agencyListing;
const create = (input: object) => scene.ask(CREATE, { input: { ...home, ...input } }, { as: agent });
const update = (id: number, version: number, input: object) =>
  scene.ask(UPDATE, { id, version, input }, { as: agent });
const png1 = { contentType: 'image/png' } as const;

describe('the files of a listing', () => {
  it('are shown to its agency at once and to the public when they are ready, in the order that was given', async () => {
    const [first, second] = [await scene.send(await jpeg()), await scene.send(await png(), png1)];
    const id = await scene.list([second, first]);
    const states = (await one(id)).images.map((image: any) => [image.id, image.state, image.image]);
    // Whoever is quicker: what is not ready has no address, and the public sees nothing of it.
    for (const [, state, image] of states) expect(image === null).toBe(state !== 'ready');
    await scene.outcome(second);
    expect((await one(id)).images).toMatchObject([
      { id: second, alt: 'A front', state: 'ready', problem: null },
      { id: first, state: 'ready' },
    ]);
    const shown = (await scene.shown(id)).images.map(({ url }: { url: string }) => url);
    expect(shown).toEqual([
      expect.stringContaining(`uploads/${second}-`),
      expect.stringContaining(`uploads/${first}-`),
    ]);
  });

  it('that become ready are no edit that stands in the way of an agent, and one line of the history', async () => {
    const ids = [await scene.send(await jpeg()), await scene.send(await jpeg())];
    const id = await scene.list(ids);
    await scene.outcome(ids[0]!);
    const { version, changes } = await one(id);
    expect(changes.length).toBeLessThanOrEqual(1);
    for (const change of changes) expect(change).toEqual({ by: null, fields: ['images'] });
    const saved = await update(id, 1, { price: 1000 });
    expect(saved.data.updateListing.version).toBe(version + 1);
    expect((await scene.shown(id)).images).toHaveLength(2);
  });

  it('are put into another order, described and taken out by their ids', async () => {
    const ids = [await scene.send(await jpeg()), await scene.send(await jpeg())];
    const id = await scene.list(ids);
    await scene.outcome(ids[1]!);
    const images = [{ id: ids[1], alt: 'The garden' }, { id: ids[0] }];
    await update(id, (await one(id)).version, { images });
    expect((await scene.shown(id)).images.map(({ alt }: { alt: string }) => alt)).toEqual(['The garden', '']);
    await update(id, (await one(id)).version, { images: [{ id: ids[0] }] });
    expect((await scene.shown(id)).images).toHaveLength(1);
    await update(id, (await one(id)).version, { title: 'Garden flat' });
    expect((await one(id)).images).toMatchObject([{ id: ids[0] }]);
  });

  it('include a floorplan and an EPC, until null takes them out', async () => {
    const floorplan = await scene.send(await png(), { ...png1, kind: 'floorplan' });
    const epc = await scene.send(await png(), { ...png1, kind: 'epc' });
    const id = await scene.list([], { floorplan, epc });
    await scene.outcome(epc);
    expect(await one(id)).toMatchObject({
      floorplan: { id: floorplan, state: 'ready', document: { contentType: 'image/webp' } },
      epc: { id: epc, state: 'ready' },
    });
    await update(id, (await one(id)).version, { floorplan: null });
    expect(await scene.shown(id)).toMatchObject({ floorplan: null, epc: { url: expect.any(String) } });
  });

  it('that could not be made ready say why, to the agency alone', async () => {
    const broken = await scene.arrive(program(), {});
    const good = await scene.send(await jpeg());
    const attempt = await create({ images: [{ id: good }, { id: broken }] });
    expect(attempt.errors?.[0]?.extensions).toMatchObject({ field: 'input.images.1.id' });
    await scene.finish(broken);
    await scene.outcome(broken);
    const refused = await create({ images: [{ id: broken }] });
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This picture cannot be used\. .+ Take it out, or upload another\.$/),
      extensions: { code: 'BAD_USER_INPUT', field: 'input.images.0.id' },
    });
  });

  it("are the agency's own uploads of the right kind, each once", async () => {
    const theirs = await scene.send(await jpeg());
    const plan = await scene.send(await png(), { ...png1, kind: 'floorplan' });
    const picture = await scene.send(await jpeg());
    const problem = async (input: object) => {
      const { errors } = await create(input);
      return (errors?.[0]?.extensions['problems'] as { field: string; message: string }[])[0]!;
    };
    const foreign = await scene.ask(
      CREATE,
      { input: { ...home, images: [{ id: theirs }] } },
      { as: stranger as unknown as typeof agent },
    );
    const missing = await problem({ images: [{ id: 'nothing' }] });
    expect(missing).toEqual({
      field: 'input.images.0.id',
      message: 'This picture is not there any more. Upload it again.',
    });
    expect(foreign.errors?.[0]?.message).toBe(missing.message);
    expect(await problem({ images: [{ id: plan }] })).toMatchObject({ field: 'input.images.0.id' });
    expect(await problem({ floorplan: picture })).toMatchObject({ field: 'input.floorplan' });
    expect(await problem({ epc: plan })).toMatchObject({ field: 'input.epc' });
    expect(await problem({ images: [{ id: picture }, { id: picture }] })).toEqual({
      field: 'input.images.1.id',
      message: 'This picture is there twice',
    });
    const many = Array.from({ length: 51 }, (_, index) => ({ id: `image-${index}` }));
    expect(await problem({ images: many })).toEqual({
      field: 'input.images',
      message: 'A listing has at most 50 pictures',
    });
  });

  it('that an open form mentions are not cleaned away', async () => {
    const id = await scene.send(await jpeg());
    await scene.outcome(id);
    const content = JSON.stringify({ images: [{ id }] });
    const SAVE = 'mutation ($content: String!) { saveListingForm(content: $content) { savedAt } }';
    await scene.ask(SAVE, { content }, { as: agent });
    scene.harness.clock.advance({ days: 3 });
    await scene.clear();
    expect(await scene.uploads([id])).toHaveLength(1);
    await scene.ask('mutation { discardListingForm }', {}, { as: agent });
    for (const days of [40, 2]) {
      scene.harness.clock.advance({ days });
      await scene.clear();
    }
    expect(await scene.uploads([id])).toEqual([]);
  });
});
