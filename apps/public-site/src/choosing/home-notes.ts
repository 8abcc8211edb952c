import { alone, localStore, shell, useSession } from '@lintel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type HomeNote, homeNotesApi, type HomeNotesApi } from './choosing-queries.js';

/** The key of local storage: an array of notes, the last written first. */
export const homeNotesKey = 'homeNotes';
/** Characters of a note. */
export const longestHomeNote = 2000;
const mostAtOnce = 100;

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Notes of a visitor without an account. Corrupt content counts as none. */
export function notesOfDevice(storage: LocalStorage = localStore('notes of homes')) {
  const read = (): readonly HomeNote[] => {
    try {
      const content: unknown = JSON.parse(storage.getItem(homeNotesKey) ?? '[]');
      if (!Array.isArray(content)) throw new TypeError('It is not an array');
      return content.filter(isNote);
    } catch (error) {
      console.error('Notes in local storage are corrupt and are ignored', error);
      return [];
    }
  };
  return {
    read,
    /** @throws when the browser keeps nothing */
    write({ id, text }: HomeNote): void {
      const others = read().filter((note) => note.id !== id);
      storage.setItem(homeNotesKey, JSON.stringify(text === '' ? others : [{ id, text }, ...others]));
    },
    drop(ids: readonly number[]): void {
      storage.setItem(homeNotesKey, JSON.stringify(read().filter(({ id }) => !ids.includes(id))));
    },
  };
}

export type NotesOfDevice = ReturnType<typeof notesOfDevice>;

const isNote = (value: unknown): value is HomeNote => {
  const { id, text } = (value ?? {}) as Partial<HomeNote>;
  return Number.isSafeInteger(id) && typeof text === 'string' && text.length <= longestHomeNote;
};

/** Moves the device's notes to the account, once for all tabs. What the account does not take stays on the device. */
export async function mergeHomeNotes(
  device: NotesOfDevice = notesOfDevice(),
  api: HomeNotesApi = homeNotesApi,
): Promise<void> {
  if (device.read().length === 0) return;
  await alone('home-notes', async () => {
    const notes = device.read();
    for (let from = 0; from < notes.length; from += mostAtOnce) {
      const taken = await api.merge(notes.slice(from, from + mostAtOnce));
      device.drop(taken.map(({ id }) => id));
    }
  });
}

async function notesOnAccount(ids: readonly number[]): Promise<readonly HomeNote[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, part) =>
    homeNotesApi.of(ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce)),
  );
  return (await Promise.all(parts)).flat();
}

const keyOf = (account: string | undefined, ids: readonly number[]) => ['home-notes', account ?? '', ids];

/** The visitor's notes of some homes; undefined until they are there. */
export function useHomeNotes(ids: readonly number[]) {
  const session = useSession();
  const account = session.status === 'signedIn' ? session.user.id : undefined;
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(account, ids),
    queryFn: async () => {
      const device = notesOfDevice();
      if (account !== undefined)
        await mergeHomeNotes(device).catch((error: unknown) =>
          console.error('Notes of this device are not on the account yet', error),
        );
      const kept = account === undefined ? [] : await notesOnAccount(ids);
      // Notes that wait on the device are shown too; the account's come last, and count.
      return new Map([...device.read(), ...kept].map(({ id, text }) => [id, text]));
    },
    // While another page of homes is added, or one is taken away, their notes stay.
    placeholderData: (before, query) => (query?.queryKey[1] === (account ?? '') ? before : undefined),
    enabled: session.status !== 'loading' && ids.length > 0,
    // On a device they need no network.
    networkMode: account === undefined ? 'always' : 'online',
  });
  return { notes: data, failed: isError, retry: () => void refetch() };
}

/** Writes a note, or does away with it where the text is empty. @throws {ApiError} */
export function useWriteNote(): (note: HomeNote) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async ({ id, text }) => {
      const session = shell().session.get();
      const tidy = text.trim();
      if (session.status === 'signedIn') await homeNotesApi.write({ id, text: tidy });
      else notesOfDevice().write({ id, text: tidy });
      const account = session.status === 'signedIn' ? session.user.id : undefined;
      client.setQueriesData<ReadonlyMap<number, string>>(
        { queryKey: ['home-notes', account ?? ''] },
        (before) => before && new Map([...before, [id, tidy]]),
      );
    },
    [client],
  );
}
