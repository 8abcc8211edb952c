import { accountClosed } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, anna, ben, type SavedScene, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
beforeEach(async () => {
  scene = await startSavedScene();
});
afterEach(() => scene.harness.dispose());

const save = async (id: number, as = anna) =>
  (await scene.ask('mutation ($id: Int!) { ids: saveProperty(id: $id) }', { id }, as)).ids;
const unsave = async (id: number, as = anna) =>
  (await scene.ask('mutation ($id: Int!) { ids: unsaveProperty(id: $id) }', { id }, as)).ids;
const merge = async (ids: number[]) =>
  (await scene.ask('mutation ($ids: [Int!]!) { ids: mergeSavedProperties(ids: $ids) }', { ids })).ids;
const ids = async (as = anna) => (await scene.ask('{ savedPropertyIds }', {}, as)).savedPropertyIds;
const types = () => scene.heard.map(({ type, sequence }) => `${type} ${sequence}`);

describe('saving a home', () => {
  it('keeps it for the account that did, the last saved first', async () => {
    await scene.listed(1);
    await scene.listed(2);
    await save(1);
    scene.harness.clock.advance({ seconds: 1 });
    expect(await save(2)).toEqual([2, 1]);
    expect(await ids()).toEqual([2, 1]);
    expect(await ids(ben)).toEqual([]);
  });

  it('is harmless when done twice, and at once', async () => {
    await scene.listed(1);
    const answers = await Promise.all([save(1), save(1), save(1), save(1)]);
    expect(answers).toEqual([[1], [1], [1], [1]]);
    expect(await save(1)).toEqual([1]);
    await scene.settle();
    expect(types()).toEqual(['lintel.saved-property.saved.v1 1']);
  });

  it('is undone and done again, each with its event in order', async () => {
    await scene.listed(1);
    await save(1);
    expect(await unsave(1)).toEqual([]);
    expect(await unsave(1)).toEqual([]);
    await save(1);
    await scene.settle();
    expect(types()).toEqual([
      'lintel.saved-property.saved.v1 1',
      'lintel.saved-property.removed.v1 2',
      'lintel.saved-property.saved.v1 3',
    ]);
  });

  it('refuses one that is not listed, naming the id', async () => {
    const [fault] = await scene.faults('mutation { saveProperty(id: 77) }');
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    expect(await ids()).toEqual([]);
  });

  it('is for those who are signed in, whatever their role', async () => {
    await scene.listed(1);
    for (const query of [
      '{ savedPropertyIds }',
      '{ savedProperties { total } }',
      'mutation { saveProperty(id: 1) }',
      'mutation { unsaveProperty(id: 1) }',
      'mutation { mergeSavedProperties(ids: [1]) }',
      '{ exportMySavedData }',
    ])
      expect([query, await scene.faults(query, {}, null)]).toMatchObject([
        query,
        [{ code: 'UNAUTHENTICATED', message: 'Sign in to save homes and searches.' }],
      ]);
    expect(await save(1, ben)).toEqual([1]);
  });

  it('ends at a thousand homes', async () => {
    await scene.publish(...Array.from({ length: 1001 }, (_, n) => event(n + 1)));
    const all = Array.from({ length: 1000 }, (_, n) => n + 1);
    await merge(all.slice(0, 500));
    expect(await merge(all.slice(500))).toHaveLength(1000);
    const [fault] = await scene.faults('mutation { saveProperty(id: 1001) }');
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    expect(await save(3)).toHaveLength(1000);
  });
});

describe('homes saved on a device', () => {
  it('are added once when they are merged; those that are not public are left out', async () => {
    const known = Array.from({ length: 300 }, (_, n) => n + 1);
    await scene.publish(...known.map((id) => event(id)));
    await save(7);
    scene.harness.clock.advance({ seconds: 10 });
    const device = Array.from({ length: 500 }, (_, n) => n + 1);
    const merged = await merge([...device.slice(2), 2, 1]);
    expect(merged).toHaveLength(300);
    // The last saved is the last of a device's list.
    expect(merged.slice(0, 3)).toEqual([1, 2, 300]);
    expect(merged.at(-1)).toBe(7);
    expect(await merge(device)).toEqual(merged);
    await scene.settle();
    expect(types().filter((type) => type.includes('saved.v1'))).toHaveLength(300);
  });

  it('are at most 500 at once', async () => {
    const [fault] = await scene.faults('mutation ($ids: [Int!]!) { mergeSavedProperties(ids: $ids) }', {
      ids: Array.from({ length: 501 }, (_, n) => n + 1),
    });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
  });
});

describe('the page of saved homes', () => {
  const page = `query ($first: Int, $after: String) { savedProperties(first: $first, after: $after) {
    total edges { cursor id title savedAt listing { id title } } pageInfo { hasNextPage endCursor } } }`;

  it('goes on after its last, also when all were saved in the same moment', async () => {
    await scene.publish(...[1, 2, 3, 4, 5].map((id) => event(id)));
    for (const id of [1, 2, 3, 4, 5]) await save(id);
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const { savedProperties } = await scene.ask(page, { first: 2, after });
      expect(savedProperties.total).toBe(5);
      seen.push(...savedProperties.edges.map(({ id }: { id: number }) => id));
      if (!savedProperties.pageInfo.hasNextPage) break;
      after = savedProperties.pageInfo.endCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('keeps the title of a home that is no longer public', async () => {
    await scene.listed(1, { title: 'A house by the park' });
    await save(1);
    await scene.removed(1, 2);
    const { savedProperties } = await scene.ask(page);
    expect(savedProperties.edges).toMatchObject([{ id: 1, title: 'A house by the park', listing: null }]);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
  ])('names what is wrong of %o', async (variables, field) => {
    expect(await scene.faults(page, variables)).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
  });
});

describe('a saved home that changes', () => {
  beforeEach(async () => {
    await scene.listed(1, { price: 600_000 });
    await save(1);
    scene.harness.clock.advance({ seconds: 1 });
  });

  it('is told of once for each change of its price or status', async () => {
    await scene.listed(1, { price: 575_000 }, 2);
    await scene.listed(1, { price: 575_000, description: 'Other words' }, 3);
    await scene.listed(1, { price: 575_000, status: 'sold' }, 4);
    expect(scene.homeChanges()).toMatchObject([
      {
        listingId: 1,
        accountId: anna.subject,
        before: { price: 600_000, status: 'available' },
        home: { price: 575_000 },
      },
      { before: { price: 575_000, status: 'available' }, home: { price: 575_000, status: 'sold' } },
    ]);
  });

  it('is told of in its last state when changes come back to back, and not at all when they cancel out', async () => {
    const { clock } = scene.harness;
    await scene.publish(event(1, 2, 590_000), event(1, 3, 580_000));
    const told = scene.homeChanges();
    expect(told.at(-1)!.home.price).toBe(580_000);
    expect(told.map(({ before }) => before.price)[0]).toBe(600_000);
    clock.advance({ seconds: 1 });
    const known = told.length;
    await scene.publish({ ...event(1, 2, 590_000), id: 'again' });
    expect(scene.homeChanges()).toHaveLength(known);
  });

  it('is not told of when it is removed, but when it comes back with another price', async () => {
    await scene.removed(1, 2);
    expect(scene.homeChanges()).toEqual([]);
    await scene.listed(1, { price: 600_000 }, 3);
    expect(scene.homeChanges()).toEqual([]);
    await scene.removed(1, 4);
    await scene.listed(1, { price: 550_000 }, 5);
    expect(scene.homeChanges()).toMatchObject([{ before: { price: 600_000 }, home: { price: 550_000 } }]);
  });

  it('is not told of to those who no longer keep it', async () => {
    await unsave(1);
    await scene.listed(1, { price: 500_000 }, 2);
    expect(scene.homeChanges()).toEqual([]);
    await save(1);
    await scene.listed(1, { price: 490_000 }, 3);
    expect(scene.homeChanges()).toMatchObject([{ before: { price: 500_000 }, home: { price: 490_000 } }]);
  });

  it('is told of to all who keep it, by whichever replica handles the event, once each', async () => {
    await scene.replica();
    await save(1, ben);
    await scene.listed(1, { price: 575_000 }, 2);
    expect(
      scene
        .homeChanges()
        .map(({ accountId }) => accountId)
        .sort(),
    ).toEqual([anna.subject, ben.subject]);
  });

  it('is told of with the title that it has now', async () => {
    await scene.listed(1, { price: 600_000, title: 'Another title' }, 2);
    expect(scene.homeChanges()).toEqual([]);
    await scene.removed(1, 3);
    const { savedProperties } = await scene.ask('{ savedProperties { edges { title } } }');
    expect(savedProperties.edges).toEqual([{ title: 'Another title' }]);
  });
});

describe('an account that is closed', () => {
  const close = async () => {
    const { type, schema } = accountClosed;
    const data = schema.parse({ id: anna.subject, closedAt: scene.harness.clock.now().toISOString() });
    const event = {
      ...(await scene.listed(99)),
      id: 'closed',
      type,
      subject: anna.subject,
      sequence: 9,
      data,
    };
    await scene.harness.bus.publish('lintel.account', [event]);
    await scene.settle();
  };

  it('leaves no saved home and no saved search behind, and others keep theirs', async () => {
    await scene.listed(1);
    await save(1);
    await save(1, ben);
    await scene.saveSearch();
    await scene.saveSearch({}, ben);
    await scene.listed(2);
    await close();
    expect(await ids()).toEqual([]);
    expect((await scene.ask('{ savedSearches { id } }')).savedSearches).toEqual([]);
    expect(JSON.parse((await scene.ask('{ exportMySavedData }')).exportMySavedData)).toEqual({
      savedHomes: [],
      hiddenHomes: [],
      notesOnHomes: [],
      sharedLists: [],
      writtenInListsOfOthers: [],
      savedSearches: [],
    });
    expect(await ids(ben)).toEqual([1]);
    const told = await scene.tell();
    expect(told.map(({ accountId }) => accountId)).toEqual([ben.subject]);
  });

  const refused = [expect.objectContaining({ code: 'UNAUTHENTICATED' })];

  it('saves nothing any more, be its token still good', async () => {
    await scene.listed(1);
    const { id } = await scene.saveSearch();
    await close();
    for (const days of [0, 1, 400]) {
      scene.harness.clock.advance({ days });
      await scene.search.lookAfterAlerts();
      expect(await scene.faults('mutation { saveProperty(id: 1) }')).toEqual(refused);
      expect(await scene.faults('mutation { mergeSavedProperties(ids: [1]) }')).toEqual(refused);
      expect(
        await scene.faults(
          'mutation { createSavedSearch(input: { name: "Flats", listingType: sale, criteria: { beds: 2 } }) { id } }',
        ),
      ).toEqual(refused);
    }
    expect(
      await scene.faults(`mutation { renameSavedSearch(id: "${id}", name: "Mine") { id } }`),
    ).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await ids()).toEqual([]);
    expect((await scene.ask('{ savedSearches { id } }')).savedSearches).toEqual([]);
  });

  it('has nothing stay that was being saved while it was closed', async () => {
    await scene.listed(1);
    const { index } = scene;
    const get = index.get.bind(index);
    index.get = async (keys) => {
      index.get = get;
      const found = await get(keys);
      await close();
      return found;
    };
    expect(await scene.faults('mutation { saveProperty(id: 1) }')).toEqual(refused);
    expect(await ids()).toEqual([]);
  });
});

describe('the export of what is saved', () => {
  it('has every home and search, with what was told', async () => {
    await scene.listed(1, { price: 600_000 });
    await save(1);
    await scene.saveSearch({ name: 'Flats', criteria: { beds: 2 } });
    const { exportMySavedData } = await scene.ask('{ exportMySavedData }');
    expect(JSON.parse(exportMySavedData)).toMatchObject({
      savedHomes: [{ id: 1, title: 'Home 1', lastTold: { price: 600_000, status: 'available' } }],
      savedSearches: [{ name: 'Flats', listingType: 'sale', criteria: { beds: 2 }, alertFrequency: 'daily' }],
    });
  });
});

function event(id: number, sequence = 1, price = 500_000) {
  return anEvent(id, scene.harness.clock.now(), { price }, sequence);
}
