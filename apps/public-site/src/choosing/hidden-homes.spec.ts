import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Toast } from '@lintel/web';
import { fakeSession, fakeStorage, heldApi, settle } from '@lintel/web/testing';
import type { HiddenHomesApi } from './choosing-queries.js';
import { hiddenHomesKey, hiddenHomesOf, mostHiddenHomes } from './hidden-homes.js';

function scene(content?: unknown, session = fakeSession()) {
  const storage = fakeStorage(content === undefined ? {} : { [hiddenHomesKey]: JSON.stringify(content) });
  const toasts: Toast[] = [];
  const held = heldApi<HiddenHomesApi>();
  const homes = hiddenHomesOf({ storage, session, toast: (toast) => void toasts.push(toast), api: held.api });
  return { ...held, storage, session, toasts, homes, kept: () => storage.parsed(hiddenHomesKey) };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('hidden homes of a visitor', () => {
  it('are kept on the device, the last hidden first, until they are brought back', () => {
    const { homes, kept, calls } = scene();
    homes.hide(1);
    homes.hide(2);
    homes.hide(1);
    expect(homes.get()).toEqual([1, 2]);
    homes.show(2);
    expect(kept()).toEqual({ device: [1], account: null });
    expect(calls).toEqual([]);
  });

  it.each(['{', '"text"', '{"device":"x"}', '{"device":[-1,"2",1.5]}', 'null'])(
    'are none when the content is %s',
    (content) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const storage = fakeStorage({ [hiddenHomesKey]: content });
      const { homes } = { homes: hiddenHomesOf({ storage, session: fakeSession(), toast: () => undefined }) };
      expect(homes.get()).toEqual([]);
    },
  );

  it('are at most 500, and the next one is refused in words', () => {
    const { homes, toasts } = scene({ device: Array.from({ length: mostHiddenHomes }, (_, n) => n + 1) });
    expect(homes.hide(1000)).toBe(false);
    expect(homes.get()).toHaveLength(mostHiddenHomes);
    expect(toasts[0]!.description).toBe('Bring some back first.');
  });
});

describe('hidden homes of an account', () => {
  it('are shown as they were last known, then as the account has them', async () => {
    const { homes, take, session } = scene(
      { device: [], account: { id: 'anna', ids: [1, 2] } },
      fakeSession({ status: 'loading' }),
    );
    expect(homes.get()).toEqual([1, 2]);
    session.signIn('anna');
    expect(homes.get()).toEqual([1, 2]);
    await settle();
    const arrived = homes.arrivals.get();
    await take('ids').answer([3, 1]);
    expect(homes.get()).toEqual([3, 1]);
    expect(homes.arrivals.get()).toBe(arrived + 1);
  });

  it('take those of the device along, which leave it only then', async () => {
    const { homes, take, session, kept } = scene({ device: [7] });
    session.signIn('anna');
    await settle();
    const merge = take('merge');
    expect(merge.args).toEqual([[7]]);
    expect(kept()).toMatchObject({ device: [7] });
    await merge.answer([7, 1]);
    expect(homes.get()).toEqual([7, 1]);
    expect(kept()).toEqual({ device: [], account: { id: 'anna', ids: [7, 1] } });
  });

  it('stay on the device when the account could not take them', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { homes, take, session, kept } = scene({ device: [7] });
    session.signIn('anna');
    await settle();
    await take('merge').refuse(new Error('offline'));
    expect(homes.get()).toEqual([7]);
    expect(kept()).toMatchObject({ device: [7] });
  });

  it('change at once, and change back in words when the server refuses', async () => {
    const { homes, take, session, toasts } = scene();
    session.signIn('anna');
    await settle();
    await take('ids').answer([1]);
    homes.hide(2);
    homes.show(1);
    expect(homes.get()).toEqual([2]);
    await settle();
    await take('hide').answer([2, 1]);
    expect(homes.get()).toEqual([2]);
    await take('show').refuse(new Error('offline'));
    expect(homes.get()).toEqual([2, 1]);
    expect(toasts.map(({ title }) => title)).toEqual(['The home could not be brought back']);
  });

  it('are not the next visitor’s', async () => {
    const { homes, take, session, kept } = scene({ device: [], account: { id: 'anna', ids: [1, 2] } });
    expect(homes.get()).toEqual([]);
    session.signIn('ben');
    await settle();
    await take('ids').answer([5]);
    expect(homes.get()).toEqual([5]);
    session.signOut();
    expect(homes.get()).toEqual([]);
    expect(kept()).toEqual({ device: [], account: null });
  });
});
