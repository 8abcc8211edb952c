import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  ApiError,
  criterionNames,
  savedSearchesIn,
  savedSearchesKey,
  toSaved,
  type SavedSearchInput,
  type SavedSearchOnAccountFragment,
} from '@lintel/web';
import { fakeLive, fakeSession, fakeStorage, heldApi, settle } from '@lintel/web/testing';
import type { SavedSearchesApi } from './saved-queries.js';
import { accountSavedSearches } from './account-saved-searches.js';
import { savedSearchesOf } from './saved-searches-of.js';

const unreachable = new ApiError('network', 'Lintel could not be reached.');
const none = Object.fromEntries(
  criterionNames.map((name) => [name, null]),
) as SavedSearchOnAccountFragment['criteria'];

/** One on the account, in this place. */
const onAccount = (
  id: string,
  location: string,
  more: Partial<SavedSearchOnAccountFragment> = {},
): SavedSearchOnAccountFragment => ({
  id,
  name: `Homes in ${location}`,
  listingType: 'rent',
  criteria: { ...none, location },
  propertyTypes: [],
  area: null,
  wishes: null,
  dateCreated: '2026-11-21T09:00:00.000Z',
  alertFrequency: 'daily',
  ...more,
});

/** One of the device, in this place. */
const onDevice = (id: string, location: string, name = `Near ${location}`) =>
  toSaved(
    { listingType: 'rent', criteria: { location } },
    { id, name, dateCreated: '2026-11-20T09:00:00.000Z', alertFrequency: 'weekly' },
  );

function account(...searches: ReturnType<typeof onDevice>[]) {
  const storage = fakeStorage({ [savedSearchesKey]: JSON.stringify(searches) });
  const { api, calls, take } = heldApi<SavedSearchesApi>();
  const saved = accountSavedSearches({ local: savedSearchesIn(storage), api });
  return {
    saved,
    calls,
    take,
    shown: () => saved.get().map(({ id, name, alertFrequency }) => [id, name, alertFrequency]),
    left: () => (storage.parsed(savedSearchesKey) as { id: string }[]).map(({ id }) => id),
  };
}

async function loaded(...searches: SavedSearchOnAccountFragment[]) {
  const made = account();
  await settle();
  await made.take('list').answer(searches);
  return made;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the saved searches of an account', () => {
  it('are those the server knows, in the fields of the specification', async () => {
    const { saved } = await loaded(
      onAccount('s1', 'Clapham', {
        criteria: { ...none, location: 'Clapham', beds: 2 },
        propertyTypes: ['flat'],
      }),
    );
    expect(saved.status.get()).toBe('ready');
    expect(saved.get()).toEqual([
      {
        ...none,
        id: 's1',
        name: 'Homes in Clapham',
        type: 'rent',
        location: 'Clapham',
        beds: 2,
        propertyTypes: ['flat'],
        area: null,
        wishes: null,
        dateCreated: '2026-11-21T09:00:00.000Z',
        alertFrequency: 'daily',
      },
    ]);
  });

  it('begin with the one saved last, under the id that the server gave it', async () => {
    const { saved, take, shown } = await loaded(onAccount('s1', 'Clapham'));
    const saving = saved.save(onDevice('search-1', 'Balham'));
    await settle();
    const create = take('create');
    expect(create.args[0]).toEqual({
      name: 'Near Balham',
      listingType: 'rent',
      criteria: { location: 'Balham' },
      propertyTypes: [],
      within: null,
      wishes: null,
      alertFrequency: 'weekly',
    } satisfies SavedSearchInput);
    await create.answer(onAccount('s2', 'Balham', { name: 'Near Balham', alertFrequency: 'weekly' }));
    expect(await saving).toBe('account');
    expect(shown()).toEqual([
      ['s2', 'Near Balham', 'weekly'],
      ['s1', 'Homes in Clapham', 'daily'],
    ]);
  });

  it('take another name from saving the same search again', async () => {
    const { saved, take, shown } = await loaded(onAccount('s1', 'Clapham'), onAccount('s2', 'Balham'));
    const saving = saved.save(onDevice('search-1', 'Balham', 'By the station'));
    await settle();
    await take('create').answer(onAccount('s2', 'Balham', { name: 'By the station' }));
    await saving;
    expect(shown().map(([, name]) => name)).toEqual(['Homes in Clapham', 'By the station']);
  });

  it('show a new name, other alerts and a removal at once', async () => {
    const { saved, take, shown, calls } = await loaded(onAccount('s1', 'Clapham'), onAccount('s2', 'Balham'));
    const kept = [saved.rename('s1', 'Common'), saved.changeFrequency('s1', 'off'), saved.remove('s2')];
    expect(shown()).toEqual([['s1', 'Common', 'off']]);
    expect(saved.status.get()).toBe('saving');
    await settle();
    await take('rename').answer(onAccount('s1', 'Clapham', { name: 'Common' }));
    await take('changeFrequency').answer(
      onAccount('s1', 'Clapham', { name: 'Common', alertFrequency: 'off' }),
    );
    await take('remove').answer(true);
    await Promise.all(kept);
    expect(calls).toEqual([]);
    expect(shown()).toEqual([['s1', 'Common', 'off']]);
    expect(saved.status.get()).toBe('ready');
  });

  it('take a change back that the server did not', async () => {
    const { saved, take, shown } = await loaded(onAccount('s1', 'Clapham'));
    const removing = expect(saved.remove('s1')).rejects.toBe(unreachable);
    expect(shown()).toEqual([]);
    await settle();
    await take('remove').refuse(unreachable);
    await removing;
    expect(shown()).toEqual([['s1', 'Homes in Clapham', 'daily']]);
  });

  it('send only the last of several alerts chosen in haste', async () => {
    const { saved, take, calls, shown } = await loaded(onAccount('s1', 'Clapham'));
    const chosen = (['off', 'instant', 'weekly'] as const).map((choice) =>
      saved.changeFrequency('s1', choice),
    );
    await settle();
    const sent = take('changeFrequency');
    expect(sent.args).toEqual(['s1', 'weekly']);
    await sent.answer(onAccount('s1', 'Clapham', { alertFrequency: 'weekly' }));
    await Promise.all(chosen);
    expect(calls).toEqual([]);
    expect(shown()).toEqual([['s1', 'Homes in Clapham', 'weekly']]);
  });

  it('have failed when they never came, and come when asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { saved, take, shown } = account();
    await settle();
    await take('list').refuse(unreachable);
    expect(saved.status.get()).toBe('failed');
    saved.reload();
    expect(saved.status.get()).toBe('loading');
    await settle();
    await take('list').answer([onAccount('s1', 'Clapham')]);
    expect(shown()).toHaveLength(1);
  });
});

describe('searches that wait on a device', () => {
  it('are merged once, each leaving the device when the server has it', async () => {
    const { take, left, calls, shown } = account(onDevice('d1', 'Clapham'), onDevice('d2', 'Balham'));
    await settle();
    await take('list').answer([]);
    await take('create').answer(onAccount('s1', 'Clapham'));
    expect(left()).toEqual(['d2']);
    await take('create').answer(onAccount('s2', 'Balham'));
    expect(left()).toEqual([]);
    await take('list').answer([onAccount('s2', 'Balham'), onAccount('s1', 'Clapham')]);
    expect(calls).toEqual([]);
    expect(shown().map(([id]) => id)).toEqual(['s2', 's1']);
  });

  it('leave alone what the account has already', async () => {
    const { take, left, shown } = account(onDevice('d1', 'Clapham'));
    const there = onAccount('s1', 'Clapham', { alertFrequency: 'off' });
    await settle();
    await take('list').answer([there]);
    expect(left()).toEqual([]);
    await take('list').answer([there]);
    expect(shown()).toEqual([['s1', 'Homes in Clapham', 'off']]);
  });

  it('stay on the device when that fails, the others do not', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { take, left } = account(onDevice('d1', 'Clapham'), onDevice('d2', 'Balham'));
    await settle();
    await take('list').answer([]);
    await take('create').refuse(unreachable);
    await take('create').answer(onAccount('s2', 'Balham'));
    expect(left()).toEqual(['d1']);
    expect(error).toHaveBeenCalledTimes(1);
    await take('list').answer([onAccount('s2', 'Balham')]);
  });
});

describe('the saved searches of whoever looks at the page', () => {
  function visitor() {
    const storage = fakeStorage({ [savedSearchesKey]: JSON.stringify([onDevice('d1', 'Clapham')]) });
    const session = fakeSession();
    const live = fakeLive();
    const { api, take } = heldApi<SavedSearchesApi>();
    const saved = savedSearchesOf({
      local: savedSearchesIn(storage),
      session,
      live,
      loadAccount: async () => ({
        accountSavedSearches: (device) => accountSavedSearches({ ...device, api }),
      }),
    });
    return { saved, session, live, take, ids: () => saved.get().map(({ id }) => id) };
  }

  it("are the device's, then the account's, then the device's again", async () => {
    const { saved, session, take, ids, live } = visitor();
    expect(ids()).toEqual(['d1']);
    session.signIn('a');
    expect(saved.status.get()).toBe('loading');
    await settle();
    await take('list').answer([]);
    await take('create').answer(onAccount('s1', 'Clapham'));
    await take('list').answer([onAccount('s1', 'Clapham')]);
    expect(ids()).toEqual(['s1']);
    live.send('saved-searches');
    await settle();
    await take('list').answer([onAccount('s2', 'Balham'), onAccount('s1', 'Clapham')]);
    expect(ids()).toEqual(['s2', 's1']);
    session.signOut();
    expect(ids()).toEqual([]);
    expect(live.listeners()).toBe(0);
    expect(await saved.save(onDevice('d3', 'Balham'))).toBe('device');
    expect(ids()).toEqual(['d3']);
  });

  it('keep on the account what is saved while that is being loaded', async () => {
    const { saved, session, take } = visitor();
    session.signIn('a');
    const saving = saved.save(onDevice('d2', 'Balham'));
    await settle();
    await take('list').answer([onAccount('s1', 'Clapham')]);
    await take('list').answer([onAccount('s1', 'Clapham')]);
    await take('create').answer(onAccount('s2', 'Balham'));
    expect(await saving).toBe('account');
  });
});
