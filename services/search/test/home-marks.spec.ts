import { accountClosed } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, anna, ben, type SavedScene, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
beforeEach(async () => {
  scene = await startSavedScene();
});
afterEach(() => scene.harness.dispose());

const hide = async (id: number, as = anna) =>
  (await scene.ask('mutation ($id: Int!) { ids: hideProperty(id: $id) }', { id }, as)).ids;
const show = async (id: number) =>
  (await scene.ask('mutation ($id: Int!) { ids: unhideProperty(id: $id) }', { id })).ids;
const hidden = async (as = anna) => (await scene.ask('{ hiddenPropertyIds }', {}, as)).hiddenPropertyIds;
const write = async (id: number, text: string, as = anna) =>
  (
    await scene.ask(
      'mutation ($id: Int!, $text: String!) { note: writePropertyNote(id: $id, text: $text) { id text } }',
      { id, text },
      as,
    )
  ).note;
const notes = async (ids: number[], as = anna) =>
  (await scene.ask('query ($ids: [Int!]!) { propertyNotes(ids: $ids) { id text } }', { ids }, as))
    .propertyNotes;
const mergeNotes =
  'mutation ($notes: [PropertyNoteInput!]!) { mergePropertyNotes(notes: $notes) { id text } }';
const found = async (except: number[]) =>
  (
    await scene.ask(
      `query ($except: [Int!]) { searchListings(listingType: sale, except: $except, first: 2) {
        total edges { node { id } } facets { criterion options { value total } } } }`,
      { except },
    )
  ).searchListings;
const event = (id: number, sequence = 1, price = 500_000) =>
  anEvent(id, scene.harness.clock.now(), { price }, sequence);

describe('a home that is hidden', () => {
  it('is hidden for the account that did it, once, until it is brought back', async () => {
    await scene.publish(event(1), event(2));
    await hide(1);
    scene.harness.clock.advance({ seconds: 1 });
    expect(await hide(2)).toEqual([2, 1]);
    expect(await hide(1)).toEqual([2, 1]);
    expect(await hidden(ben)).toEqual([]);
    expect(await show(2)).toEqual([1]);
    expect(await show(2)).toEqual([1]);
  });

  it('is left out of results, of their total and of what each choice would find, where its id is said', async () => {
    await scene.publish(...[1, 2, 3, 4].map((id) => event(id)));
    const all = await found([]);
    const { total, edges, facets } = await found([2, 4, 4, 999]);
    expect(all.total).toBe(4);
    expect(total).toBe(2);
    expect(edges.map(({ node }: { node: { id: number } }) => node.id).sort()).toEqual([1, 3]);
    const any = (of: any) =>
      of
        .find(({ criterion }: any) => criterion === 'propertyType')
        .options.find(({ value }: any) => value === '');
    expect([any(all.facets).total, any(facets).total]).toEqual([4, 2]);
  });

  it('is left out of the map', async () => {
    await scene.publish(...[1, 2, 3].map((id) => event(id)));
    const { listingsMap } = await scene.ask(
      `{ listingsMap(listingType: sale, except: [1], zoom: 10,
         within: { north: 60, south: 49, east: 3, west: -9 }) { total homes { id } } }`,
    );
    expect(listingsMap.total).toBe(2);
    expect(listingsMap.homes.map(({ id }: { id: number }) => id).sort()).toEqual([2, 3]);
  });

  it('is no news for the searches of who hid it, and is for those of others', async () => {
    await scene.saveSearch();
    await scene.saveSearch({}, ben);
    await scene.publish(event(1), event(2));
    await hide(1);
    const told = await scene.tell();
    const homesOf = (account: string) =>
      told.find(({ accountId }) => accountId === account)!.homes.map(({ id }) => id);
    expect(homesOf(anna.subject)).toEqual([2]);
    expect(homesOf(ben.subject).sort()).toEqual([1, 2]);
  });

  it('is not told of when it is saved too and changes', async () => {
    await scene.listed(1, { price: 600_000 });
    for (const as of [anna, ben]) await scene.ask('mutation { saveProperty(id: 1) }', {}, as);
    await hide(1);
    await scene.listed(1, { price: 550_000 }, 2);
    expect(scene.homeChanges().map(({ accountId }) => accountId)).toEqual([ben.subject]);
  });

  it('may be one of 500, and of those that are left out of a search there are no more', async () => {
    const ids = Array.from({ length: 501 }, (_, n) => n + 1);
    await scene.publish(...ids.map((id) => event(id)));
    const merge = 'mutation ($ids: [Int!]!) { ids: mergeHiddenProperties(ids: $ids) }';
    expect((await scene.ask(merge, { ids: ids.slice(0, 500) })).ids).toHaveLength(500);
    expect(await scene.faults('mutation { hideProperty(id: 501) }')).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'id' },
    ]);
    expect(await scene.faults(merge, { ids })).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'ids' }]);
    expect(
      await scene.faults(
        'query ($ids: [Int!]) { searchListings(listingType: sale, except: $ids) { total } }',
        { ids },
      ),
    ).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'except' }]);
    expect((await found(ids.slice(0, 500))).total).toBe(1);
  });

  it('is refused where it is not listed, naming the id', async () => {
    expect(await scene.faults('mutation { hideProperty(id: 77) }')).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'id' },
    ]);
  });
});

describe('a note of a home', () => {
  it('is for whoever wrote it, and is another one when it is written again', async () => {
    await scene.listed(1);
    expect(await write(1, '  Light,\r\nbut loud  ')).toEqual({ id: 1, text: 'Light,\nbut loud' });
    await write(1, 'Loud');
    expect(await notes([1, 2])).toEqual([{ id: 1, text: 'Loud' }]);
    expect(await notes([1], ben)).toEqual([]);
  });

  it('is gone when it is emptied, also of a home that is not listed any more', async () => {
    await scene.listed(1);
    await write(1, 'Loud');
    await scene.removed(1, 2);
    expect(await write(1, 'Loud, and gone')).toEqual({ id: 1, text: 'Loud, and gone' });
    expect(await write(1, ' ')).toBeNull();
    expect(await notes([1])).toEqual([]);
  });

  it('has at most 2,000 characters and is of a home that is listed', async () => {
    await scene.listed(1);
    await write(1, 'x'.repeat(2000));
    const asked = 'mutation ($id: Int!, $text: String!) { writePropertyNote(id: $id, text: $text) { id } }';
    expect(await scene.faults(asked, { id: 1, text: 'x'.repeat(2001) })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'text' },
    ]);
    expect(await scene.faults(asked, { id: 9, text: 'x' })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'id' },
    ]);
  });

  it('of a device joins the one of the account; what finds no room stays on the device', async () => {
    await scene.publish(...[1, 2, 3].map((id) => event(id)));
    await write(1, 'Loud');
    await write(2, 'x'.repeat(1999));
    const asked = [
      { id: 1, text: 'Near the park' },
      { id: 2, text: 'Dear' },
      { id: 3, text: 'Ask for keys' },
      { id: 9, text: 'Not listed' },
    ];
    const { mergePropertyNotes } = await scene.ask(mergeNotes, { notes: asked });
    expect(mergePropertyNotes).toEqual([
      { id: 1, text: 'Loud\n\nNear the park' },
      { id: 3, text: 'Ask for keys' },
    ]);
    // Once more, as when no answer came the first time.
    await scene.ask(mergeNotes, { notes: asked });
    expect(await notes([1])).toEqual([{ id: 1, text: 'Loud\n\nNear the park' }]);
    expect(
      await scene.faults(mergeNotes, { notes: [asked[0], { id: 1, text: 'x'.repeat(2001) }] }),
    ).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'notes.1.text' }]);
  });
});

describe('hidden homes and notes', () => {
  it('are for those who are signed in', async () => {
    for (const query of [
      '{ hiddenPropertyIds }',
      '{ propertyNotes(ids: [1]) { id } }',
      'mutation { hideProperty(id: 1) }',
      'mutation { unhideProperty(id: 1) }',
      'mutation { mergeHiddenProperties(ids: [1]) }',
      'mutation { writePropertyNote(id: 1, text: "x") { id } }',
      'mutation { mergePropertyNotes(notes: []) { id } }',
    ])
      expect([query, await scene.faults(query, {}, null)]).toMatchObject([
        query,
        [{ code: 'UNAUTHENTICATED' }],
      ]);
  });

  it('are in what somebody downloads of theirs, and go with the account', async () => {
    await scene.listed(1);
    for (const as of [anna, ben]) {
      await hide(1, as);
      await write(1, 'Loud', as);
    }
    const exported = async () => JSON.parse((await scene.ask('{ exportMySavedData }')).exportMySavedData);
    expect(await exported()).toMatchObject({
      hiddenHomes: [{ id: 1 }],
      notesOnHomes: [{ id: 1, text: 'Loud' }],
    });
    const data = accountClosed.schema.parse({
      id: anna.subject,
      closedAt: scene.harness.clock.now().toISOString(),
    });
    const closed = { ...event(99), id: 'closed', type: accountClosed.type, subject: anna.subject, data };
    await scene.harness.bus.publish('lintel.account', [{ ...closed, sequence: 9 }]);
    await scene.settle();
    expect(await exported()).toMatchObject({ hiddenHomes: [], notesOnHomes: [] });
    expect([await hidden(ben), await notes([1], ben)]).toEqual([[1], [{ id: 1, text: 'Loud' }]]);
    expect(await scene.faults('mutation { hideProperty(id: 1) }')).toMatchObject([
      { code: 'UNAUTHENTICATED' },
    ]);
  });
});
