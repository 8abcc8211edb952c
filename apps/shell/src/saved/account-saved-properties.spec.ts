import * as fc from 'fast-check';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, type Toast, savedPropertiesIn, savedPropertiesKey } from '@lintel/web';
import type { SavedPropertiesApi } from './saved-properties-queries.js';
import { accountSavedProperties } from './account-saved-properties.js';
import { fakeStorage, heldApi, settle } from '@lintel/web/testing';

const unreachable = new ApiError('network', 'Lintel could not be reached.');
const refused = new ApiError('graphql', 'This home is not public.', {
  issues: [{ message: 'This home is not public.', code: 'NOT_FOUND' }],
});
const signedOutError = new ApiError('graphql', 'Sign in first.', {
  issues: [{ message: 'Sign in first.', code: 'UNAUTHENTICATED' }],
});

function account(onDevice: readonly { id: number }[] = []) {
  const storage = fakeStorage({ [savedPropertiesKey]: JSON.stringify(onDevice) });
  const toasts: Toast[] = [];
  const local = savedPropertiesIn(storage);
  const { api, calls, take } = heldApi<SavedPropertiesApi>();
  const saved = accountSavedProperties({
    local,
    toast: (toast) => void toasts.push(toast),
    api,
  });
  return {
    saved,
    calls,
    take,
    toasts,
    ids: () => saved.get().map(({ id }) => id),
    onDevice: () => storage.parsed(savedPropertiesKey),
  };
}

/** One whose list has been loaded. */
async function loaded(ids: readonly number[]) {
  const made = account();
  await settle();
  await made.take('ids').answer(ids);
  return made;
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the saved properties of an account', () => {
  it('are those the server knows, the last saved first', async () => {
    const { saved, ids, take } = account();
    await settle();
    expect(saved.status.get()).toBe('loading');
    await take('ids').answer([9, 4]);
    expect(ids()).toEqual([9, 4]);
    expect(saved.status.get()).toBe('ready');
  });

  it('show a change before the server has acknowledged it', async () => {
    const { saved, ids, take } = await loaded([9, 4]);
    saved.add({ id: 7 });
    saved.remove(4);
    expect(ids()).toEqual([7, 9]);
    expect(saved.status.get()).toBe('saving');
    await take('save').answer([7, 9, 4]);
    expect(ids()).toEqual([7, 9]);
    await take('unsave').answer([7, 9]);
    expect(ids()).toEqual([7, 9]);
    expect(saved.status.get()).toBe('ready');
  });

  it('settle to the last wish, however fast it changes', async () => {
    const { saved, ids, take, calls } = await loaded([]);
    saved.add({ id: 7 });
    for (let press = 0; press < 4; press += 1) {
      saved.remove(7);
      saved.add({ id: 7 });
    }
    saved.remove(7);
    expect(ids()).toEqual([]);
    await take('save').answer([7]);
    expect(ids()).toEqual([]);
    await take('unsave').answer([]);
    expect(calls).toEqual([]);
    expect(ids()).toEqual([]);
  });

  it('ask nothing more when the last wish is what the server did already', async () => {
    const { saved, ids, take, calls } = await loaded([]);
    saved.add({ id: 7 });
    saved.remove(7);
    saved.add({ id: 7 });
    await take('save').answer([7]);
    expect(calls).toEqual([]);
    expect(ids()).toEqual([7]);
  });

  it.each([
    [
      'could not be reached',
      unreachable,
      'Lintel could not be reached. Your list is as it was.',
      'Try again',
    ],
    ['refuses', refused, 'This home is not public.', undefined],
  ])('take a saved home back when the server %s, and say so', async (_, error, description, action) => {
    const { saved, ids, take, toasts } = await loaded([4]);
    saved.add({ id: 7 });
    await take('save').refuse(error);
    expect(ids()).toEqual([4]);
    expect(toasts).toEqual([
      {
        title: 'Property could not be saved',
        error,
        tone: 'destructive',
        description,
        ...(action && { action: { label: action, run: expect.any(Function) } }),
      },
    ]);
    // The request may have arrived: what the server knows is asked for.
    await take('ids').answer([7, 4]);
    expect(ids()).toEqual([7, 4]);
  });

  it('put a removed home back when that fails, and try again when asked to', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { saved, ids, take, toasts } = await loaded([4]);
    saved.remove(4);
    await take('unsave').refuse(unreachable);
    expect(ids()).toEqual([4]);
    expect(toasts[0]!.title).toBe('Property could not be removed');
    await take('ids').refuse(unreachable);
    expect(ids()).toEqual([4]);
    expect(saved.status.get()).toBe('ready');
    toasts[0]!.action!.run();
    expect(ids()).toEqual([]);
    await take('unsave').answer([]);
    expect(ids()).toEqual([]);
  });

  it('follow the wish that came after one that failed', async () => {
    const { saved, ids, take, toasts } = await loaded([4]);
    saved.add({ id: 7 });
    saved.remove(7);
    await take('save').refuse(unreachable);
    expect(toasts).toEqual([]);
    await take('unsave').answer([4]);
    expect(ids()).toEqual([4]);
  });

  it('say so when the server knows of no session', async () => {
    const { saved, take, toasts } = await loaded([]);
    saved.add({ id: 7 });
    await take('save').refuse(signedOutError);
    expect(toasts[0]!.description).toBe('You are not signed in any more. Sign in, then try again.');
  });

  it('are fetched anew after another device changed them, also when that happens while they are fetched', async () => {
    const { saved, ids, take, calls } = await loaded([4]);
    saved.reload();
    saved.reload();
    await settle();
    const first = take('ids');
    saved.reload();
    await first.answer([4]);
    await take('ids').answer([8, 4]);
    expect(calls).toEqual([]);
    expect(ids()).toEqual([8, 4]);
  });

  it('keep what is wished over what is fetched', async () => {
    const { saved, ids, take } = await loaded([4]);
    saved.reload();
    await settle();
    const fetched = take('ids');
    saved.remove(4);
    await fetched.answer([4]);
    expect(ids()).toEqual([]);
    await take('unsave').answer([]);
    expect(ids()).toEqual([]);
  });

  it('have failed when they never came, and come when asked for again', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { saved, ids, take } = account();
    await settle();
    await take('ids').refuse(unreachable);
    expect(saved.status.get()).toBe('failed');
    expect(error).toHaveBeenCalledTimes(1);
    saved.reload();
    await settle();
    await take('ids').answer([4]);
    expect(ids()).toEqual([4]);
    expect(saved.status.get()).toBe('ready');
  });

  it('change no more after they are closed', async () => {
    const { saved, ids, take, calls, toasts } = await loaded([4]);
    saved.add({ id: 7 });
    saved.close();
    await take('save').refuse(unreachable);
    expect(toasts).toEqual([]);
    expect(calls).toEqual([]);
    expect(ids()).toEqual([7, 4]);
  });
});

describe('what a device saved before its visitor signed in', () => {
  it('is merged once, and leaves the device only when the server has it', async () => {
    const { ids, take, calls, onDevice } = account([{ id: 1 }, { id: 2 }]);
    await settle();
    expect(ids()).toEqual([2, 1]);
    const merge = take('merge');
    expect(merge.args).toEqual([[1, 2]]);
    expect(onDevice()).toEqual([{ id: 1 }, { id: 2 }]);
    await merge.answer([2, 1, 9]);
    expect(onDevice()).toEqual([]);
    expect(ids()).toEqual([2, 1, 9]);
    expect(calls).toEqual([]);
  });

  it('leaves out what is no longer public', async () => {
    const { ids, take, onDevice } = account([{ id: 1 }, { id: 2 }]);
    await settle();
    await take('merge').answer([2]);
    expect(ids()).toEqual([2]);
    expect(onDevice()).toEqual([]);
  });

  it('stays on the device when that fails, is shown, and is merged the next time', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { saved, ids, take, onDevice } = account([{ id: 1 }]);
    await settle();
    await take('merge').refuse(unreachable);
    await take('ids').answer([9]);
    expect(onDevice()).toEqual([{ id: 1 }]);
    expect(ids()).toEqual([1, 9]);
    saved.reload();
    await settle();
    await take('merge').answer([1, 9]);
    expect(onDevice()).toEqual([]);
    expect(ids()).toEqual([1, 9]);
  });

  it('can be removed before it was merged', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { saved, ids, take, onDevice } = account([{ id: 1 }]);
    await settle();
    await take('merge').refuse(unreachable);
    await take('ids').answer([]);
    saved.remove(1);
    await take('unsave').answer([]);
    expect(ids()).toEqual([]);
    expect(onDevice()).toEqual([]);
  });

  it('goes 500 at a time, without what cannot be a home', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index - 1 }));
    const { take, onDevice } = account([...many, { id: 2 ** 40 }]);
    await settle();
    const first = take('merge');
    expect(first.args[0]).toHaveLength(498);
    await first.answer([]);
    expect(onDevice()).toHaveLength(2);
    const second = take('merge');
    expect(second.args[0]).toEqual([499]);
    await second.answer([]);
    expect(onDevice()).toEqual([]);
  });
});

it('Whatever is pressed and however the server answers, the list ends as the server has it', async () => {
  const press = fc.record({ id: fc.integer({ min: 1, max: 3 }), save: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(press, fc.constant('answer' as const), fc.constant('fail' as const)), {
        maxLength: 20,
      }),
      async (script) => {
        const server = new Set<number>();
        const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
        const { saved, calls, ids } = account();
        await settle();
        const reply = async (arrives: boolean): Promise<void> => {
          const call = calls.shift();
          if (!call) return;
          const [id] = call.args as [number];
          if (call.name === 'save') server.add(id);
          if (call.name === 'unsave') server.delete(id);
          await (arrives ? call.answer([...server]) : call.refuse(unreachable));
        };
        const wanted = new Map<number, boolean>();
        for (const part of script) {
          if (part === 'answer') await reply(true);
          else if (part === 'fail') await reply(false);
          else {
            wanted.set(part.id, part.save);
            if (part.save) saved.add({ id: part.id });
            else saved.remove(part.id);
          }
        }
        while (calls.length > 0) await reply(true);
        // A change that arrived without an answer is heard of by a live update.
        saved.reload();
        await settle();
        while (calls.length > 0) await reply(true);
        errors.mockRestore();
        expect(new Set(ids())).toEqual(server);
        if (!script.includes('fail'))
          for (const [id, save] of wanted) expect([id, server.has(id)]).toEqual([id, save]);
      },
    ),
    { numRuns: 60 },
  );
});
