import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { SavedPropertiesApi } from './saved-properties-queries.js';
import { accountSavedProperties } from './account-saved-properties.js';
import { savedPropertiesIn, savedPropertiesKey } from '@lintel/web';
import { fakeLive, fakeSession, fakeStorage, heldApi, settle } from '@lintel/web/testing';
import { savedPropertiesOf } from './saved-properties-of.js';

type Account = Parameters<typeof savedPropertiesOf>[0]['loadAccount'];

function visitor({ onDevice = '[]', fails = 0 } = {}) {
  const storage = fakeStorage({ [savedPropertiesKey]: onDevice });
  const session = fakeSession();
  const live = fakeLive();
  const { api, calls, take } = heldApi<SavedPropertiesApi>();
  let loads = 0;
  const loadAccount: Account = async () => {
    loads += 1;
    if (loads <= fails) throw new Error('This part did not arrive');
    return { savedOnAccount: (device) => accountSavedProperties({ ...device, api }) };
  };
  const saved = savedPropertiesOf({
    local: savedPropertiesIn(storage),
    session,
    live,
    toast: () => undefined,
    loadAccount,
  });
  return {
    saved,
    session,
    live,
    calls,
    take,
    loads: () => loads,
    ids: () => saved.get().map(({ id }) => id),
    onDevice: () => storage.parsed(savedPropertiesKey),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the saved properties of whoever looks at the page', () => {
  it('are those of the device while nobody is signed in, and load nothing', async () => {
    const { saved, ids, onDevice, loads, live } = visitor({ onDevice: '[{"id":3}]' });
    saved.add({ id: 5 });
    await settle();
    expect(ids()).toEqual([3, 5]);
    expect(onDevice()).toEqual([{ id: 3 }, { id: 5 }]);
    expect([loads(), live.listeners()]).toEqual([0, 0]);
  });

  it('are those of the account once somebody signs in, with those of the device merged', async () => {
    const { saved, session, ids, take } = visitor({ onDevice: '[{"id":3}]' });
    session.signIn('a');
    expect(saved.status.get()).toBe('loading');
    await settle();
    await take('merge').answer([3, 8]);
    expect(ids()).toEqual([3, 8]);
    expect(saved.status.get()).toBe('ready');
  });

  it('take what is saved while the account is being loaded', async () => {
    const { saved, session, ids, take } = visitor();
    session.signIn('a');
    saved.add({ id: 5 });
    expect(ids()).toEqual([5]);
    await settle();
    const merge = take('merge');
    expect(merge.args).toEqual([[5]]);
    await merge.answer([5, 8]);
    expect(ids()).toEqual([5, 8]);
  });

  it("are the device's again after signing out, never the account's", async () => {
    const { saved, session, ids, take, onDevice, live } = visitor({ onDevice: '[{"id":3}]' });
    session.signIn('a');
    await settle();
    await take('merge').answer([3, 8]);
    saved.add({ id: 9 });
    const late = take('save');
    session.signOut();
    expect(ids()).toEqual([]);
    await late.answer([9, 3, 8]);
    expect(ids()).toEqual([]);
    expect(onDevice()).toEqual([]);
    expect(live.listeners()).toBe(0);
  });

  it('belong to one account at a time', async () => {
    const { session, ids, take } = visitor();
    session.signIn('a');
    await settle();
    await take('ids').answer([8]);
    session.signIn('b');
    expect(ids()).toEqual([]);
    await settle();
    await take('ids').answer([2]);
    expect(ids()).toEqual([2]);
  });

  it.each(['saved-properties', 'reset'])('are fetched anew at the live update %s', async (update) => {
    const { session, ids, take, live } = visitor();
    session.signIn('a');
    await settle();
    await take('ids').answer([8]);
    live.send(update);
    await settle();
    await take('ids').answer([2, 8]);
    expect(ids()).toEqual([2, 8]);
  });

  it('keep to the device when what the account needs does not arrive, and ask for it again', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { saved, session, ids, take, onDevice } = visitor({ fails: 1 });
    session.signIn('a');
    await settle();
    expect(error).toHaveBeenCalledTimes(1);
    saved.add({ id: 5 });
    expect(onDevice()).toEqual([{ id: 5 }]);
    expect(saved.status.get()).toBe('failed');
    saved.reload();
    await settle();
    await take('merge').answer([5]);
    expect(ids()).toEqual([5]);
    expect(saved.status.get()).toBe('ready');
  });
});
