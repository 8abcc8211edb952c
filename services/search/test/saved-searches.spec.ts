import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anna, ben, savedSearchFields, type SavedScene, staff, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
beforeEach(async () => {
  scene = await startSavedScene();
});
afterEach(() => scene.harness.dispose());

const create = `mutation ($input: SavedSearchInput!) { created: createSavedSearch(input: $input) { ${savedSearchFields} } }`;
const rename =
  'mutation ($id: ID!, $name: String!) { renamed: renameSavedSearch(id: $id, name: $name) { name } }';
const change = `mutation ($id: ID!, $to: AlertFrequency!) { changed: changeAlertFrequency(id: $id, frequency: $to) { alertFrequency } }`;
const remove = 'mutation ($id: ID!) { deleteSavedSearch(id: $id) }';
const stop = 'mutation ($token: String!) { stopSavedSearchAlerts(token: $token) }';

const list = async (as = anna) =>
  (await scene.ask(`{ savedSearches { ${savedSearchFields} } }`, {}, as)).savedSearches;
const types = () => scene.heard.map(({ type, sequence }) => `${type} ${sequence}`);

describe('a saved search', () => {
  it('is kept as it was asked for, the last saved first, with daily alerts unless said otherwise', async () => {
    const first = await scene.saveSearch({
      name: '  Flats   near the common ',
      criteria: { beds: 2, location: 'Clapham', maxPrice: 600000, baths: null },
      propertyTypes: ['maisonette', 'flat', 'flat'],
      within: { north: 51.5, east: 0, south: 51.4, west: -0.2 },
    });
    expect(first).toMatchObject({
      name: 'Flats near the common',
      listingType: 'sale',
      criteria: { beds: 2, location: 'Clapham', maxPrice: 600000 },
      propertyTypes: ['flat', 'maisonette'],
      area: { north: 51.5, east: 0, south: 51.4, west: -0.2 },
      alertFrequency: 'daily',
      dateCreated: '2026-03-01T09:00:00.000Z',
    });
    const second = await scene.saveSearch({ name: 'To rent', listingType: 'rent', alertFrequency: 'weekly' });
    expect(await list()).toEqual([second, first]);
    await scene.settle();
    expect(scene.heard).toMatchObject([
      {
        type: 'lintel.saved-search.created.v1',
        data: { accountId: anna.subject, name: 'Flats near the common', alertFrequency: 'daily' },
      },
      { type: 'lintel.saved-search.created.v1', data: { name: 'To rent', alertFrequency: 'weekly' } },
    ]);
  });

  it('that asks for the same homes takes the name and frequency, and is no second one', async () => {
    const first = await scene.saveSearch({
      name: 'One',
      criteria: { location: 'Clapham' },
      propertyTypes: ['flat', 'house'],
    });
    const again = await scene.saveSearch({
      name: 'Two',
      criteria: { location: 'CLAPHAM', beds: null },
      propertyTypes: ['house', 'flat'],
      alertFrequency: 'weekly',
    });
    expect(again).toMatchObject({ id: first.id, name: 'Two', alertFrequency: 'weekly' });
    expect(await list()).toHaveLength(1);
    await scene.saveSearch({ name: 'Two', criteria: { location: 'Clapham' } });
    expect(await list()).toHaveLength(2);
    expect(await list(ben)).toEqual([]);
  });

  it('is made once by a double click', async () => {
    const asked = { input: { name: 'Homes', listingType: 'sale', criteria: { beds: 3 } } };
    const made = await Promise.all([1, 2, 3, 4].map(() => scene.ask(create, asked)));
    expect(new Set(made.map(({ created }) => created.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    await scene.settle();
    expect(types()).toEqual(['lintel.saved-search.created.v1 1']);
  });

  it('is renamed, told of at another frequency and deleted, with an event for what changed', async () => {
    const { id } = await scene.saveSearch();
    expect(await scene.ask(rename, { id, name: 'By the sea' })).toEqual({ renamed: { name: 'By the sea' } });
    await scene.ask(rename, { id, name: 'By the sea' });
    expect(await scene.ask(change, { id, to: 'off' })).toEqual({ changed: { alertFrequency: 'off' } });
    expect(await scene.ask(remove, { id })).toEqual({ deleteSavedSearch: true });
    expect(await scene.ask(remove, { id })).toEqual({ deleteSavedSearch: false });
    expect(await list()).toEqual([]);
    expect(await scene.faults(rename, { id, name: 'Gone' })).toMatchObject([
      { code: 'NOT_FOUND', field: 'id' },
    ]);
    await scene.settle();
    expect(types()).toEqual([
      'lintel.saved-search.created.v1 1',
      'lintel.saved-search.changed.v1 2',
      'lintel.saved-search.changed.v1 3',
      'lintel.saved-search.deleted.v1 4',
    ]);
  });

  it('can be saved anew after it was deleted', async () => {
    const first = await scene.saveSearch();
    await scene.ask(remove, { id: first.id });
    const second = await scene.saveSearch();
    expect(second.id).not.toBe(first.id);
    expect(await list()).toEqual([second]);
  });

  it('of another account is answered as one that is not there', async () => {
    const { id } = await scene.saveSearch();
    const missing = { id: '01935f4e-7c00-7000-8000-00000000dead' };
    for (const [query, more] of [
      [rename, { name: 'Mine' }],
      [change, { to: 'off' }],
    ] as const) {
      const foreign = await scene.faults(query, { id, ...more }, ben);
      expect(foreign).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
      expect(foreign).toEqual(await scene.faults(query, { ...missing, ...more }, ben));
    }
    expect(await scene.ask(remove, { id }, ben)).toEqual(await scene.ask(remove, missing, ben));
    expect(await list()).toMatchObject([{ id, name: 'Homes', alertFrequency: 'daily' }]);
  });

  it('is for those who are signed in', async () => {
    const { id } = await scene.saveSearch();
    const input = { name: 'Homes', listingType: 'sale' };
    for (const [query, variables] of [
      ['{ savedSearches { id } }', {}],
      [create, { input }],
      [rename, { id, name: 'Mine' }],
      [change, { id, to: 'off' }],
      [remove, { id }],
    ] as const)
      expect([query, await scene.faults(query, variables, null)]).toMatchObject([
        query,
        [{ code: 'UNAUTHENTICATED' }],
      ]);
  });

  it.each([
    [{ name: '' }, 'input.name'],
    [{ name: ' \u00A0 ' }, 'input.name'],
    [{ name: 'x'.repeat(121) }, 'input.name'],
    [{ name: 'To: all\r\nBcc: everyone' }, 'input.name'],
    [{ name: 'Homes \u202Egro.elpmaxe' }, 'input.name'],
    [{ criteria: { beds: -1 } }, 'input.criteria.beds'],
    [{ criteria: { maxPrice: 2_000_000_000 } }, 'input.criteria.maxPrice'],
    [{ criteria: { location: 'x'.repeat(100_000) } }, 'input.criteria.location'],
    [{ within: { north: 1, east: 1, south: 2, west: 1 } }, 'input.within.north'],
    [{ within: { north: 91, east: 1, south: 2, west: 1 } }, 'input.within.north'],
  ])('names what is wrong of %j', async (wrong, field) => {
    const input = { name: 'Homes', listingType: 'sale', ...wrong };
    expect(await scene.faults(create, { input })).toMatchObject([{ code: 'BAD_USER_INPUT', field }]);
    expect(await list()).toEqual([]);
  });

  it('is not renamed to what is no name', async () => {
    const { id } = await scene.saveSearch();
    expect(await scene.faults(rename, { id, name: '\u2067' })).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'name' },
    ]);
  });

  it('is one of at most a hundred', async () => {
    for (let beds = 1; beds <= 50; beds += 1)
      for (const listingType of ['sale', 'rent'])
        await scene.ask(create, { input: { name: 'Homes', listingType, criteria: { beds } } });
    const [fault] = await scene.faults(create, { input: { name: 'Homes', listingType: 'sale' } });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input' });
    // One that is there already takes another name all the same.
    await scene.ask(create, { input: { name: 'Again', listingType: 'sale', criteria: { beds: 1 } } });
    expect(await list()).toHaveLength(100);
  });
});

describe('the link of an e-mail that ends alerts', () => {
  const link = (subject: string, purpose = 'saved-search-alerts') =>
    scene.harness.linkKey.sign({ purpose, subject, request: 'alerts', expiresAt: null });

  it('stops them without signing in, and keeps the search', async () => {
    const { id } = await scene.saveSearch();
    const token = await link(id);
    expect(await scene.ask(stop, { token }, null)).toEqual({ stopSavedSearchAlerts: 'stopped' });
    expect(await scene.ask(stop, { token }, null)).toEqual({ stopSavedSearchAlerts: 'alreadyStopped' });
    expect(await list()).toMatchObject([{ id, alertFrequency: 'off' }]);
  });

  it('says that they have stopped when the search is gone', async () => {
    const { id } = await scene.saveSearch();
    await scene.ask(remove, { id });
    const answer = await scene.ask(stop, { token: await link(id) }, null);
    expect(answer).toEqual({ stopSavedSearchAlerts: 'alreadyStopped' });
  });

  it('is refused when it is not whole, or was made for something else', async () => {
    const { id } = await scene.saveSearch();
    const whole = await link(id);
    for (const token of ['', 'x', whole.slice(0, -3), `${whole}x`, await link(id, 'saved-home-emails')])
      expect(await scene.ask(stop, { token }, null)).toEqual({ stopSavedSearchAlerts: 'invalid' });
    expect(await list()).toMatchObject([{ alertFrequency: 'daily' }]);
  });
});

describe('sending what waits at once', () => {
  const send = 'mutation ($to: AlertFrequency!) { sendDueAlerts(frequency: $to) }';

  it('is for operations staff, and answers with how many e-mails that makes', async () => {
    await scene.saveSearch();
    await scene.saveSearch({}, ben);
    await scene.listed(1);
    expect(await scene.faults(send, { to: 'daily' }, null)).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    for (const as of [anna, ben])
      expect(await scene.faults(send, { to: 'daily' }, as)).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await scene.faults(send, { to: 'off' }, staff)).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'frequency' },
    ]);
    expect(await scene.ask(send, { to: 'weekly' }, staff)).toEqual({ sendDueAlerts: 0 });
    expect(await scene.ask(send, { to: 'daily' }, staff)).toEqual({ sendDueAlerts: 2 });
    expect(await scene.ask(send, { to: 'daily' }, staff)).toEqual({ sendDueAlerts: 0 });
  });
});
