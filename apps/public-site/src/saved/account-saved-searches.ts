import { savedSearchesApi, type SavedSearchesApi } from './saved-queries.js';
import {
  createStore,
  mergeSavedSearches,
  fromAccount,
  toInput,
  type SavedStatus,
  type SavedSearch,
  type SavedSearches,
} from '@lintel/web';

export interface AccountSavedSearches extends SavedSearches {
  /** After this, answers of the server change nothing here. */
  close(): void;
}

type List = readonly SavedSearch[];

/** A change that shows already and that the server has yet to acknowledge. */
interface Change {
  /** Of two with the same key only the later one needs to be sent. */
  readonly key: string;
  readonly on: (list: List) => List;
}

/** The saved searches of the account that is signed in. Requests go one after another; changes that wait show already. */
export function accountSavedSearches({
  local,
  api = savedSearchesApi,
}: {
  local: SavedSearches;
  api?: SavedSearchesApi;
}): AccountSavedSearches {
  const shown = createStore<List>([]);
  const status = createStore<SavedStatus>('loading');
  let answered: List | undefined;
  let changes: readonly Change[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let asked = false;
  let loading = 0;
  let closed = false;

  const show = (): void => {
    if (closed) return;
    shown.set(changes.reduce((list, { on }) => on(list), answered ?? []));
    status.set(answered ? (changes.length > 0 ? 'saving' : 'ready') : loading > 0 ? 'loading' : 'failed');
  };
  const afterwards = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  const make = (change: Change, send: () => Promise<(list: List) => List>): Promise<void> => {
    changes = [...changes, change];
    show();
    return afterwards(async () => {
      try {
        const isLast = changes.findLast(({ key }) => key === change.key) === change;
        if (!isLast || closed) return;
        answered = (await send())(answered ?? []);
      } finally {
        changes = changes.filter((other) => other !== change);
        show();
      }
    });
  };
  const set = (id: string, changed: Partial<SavedSearch>) => (list: List) =>
    list.map((search) => (search.id === id ? { ...search, ...changed } : search));
  const put = (search: SavedSearch) => (list: List) =>
    list.some(({ id }) => id === search.id) ? set(search.id, search)(list) : [search, ...list];

  const load = async (): Promise<void> => {
    // A load that has been asked for and has not begun will see this change as well.
    if (asked) return;
    asked = true;
    loading += 1;
    show();
    await afterwards(async () => {
      asked = false;
      try {
        await mergeSavedSearches(local, api).catch((error: unknown) =>
          console.error('Saved searches of this device are not on the account yet', error),
        );
        if (!closed) answered = (await api.list()).map(fromAccount);
      } catch (error) {
        console.error('Saved searches of the account could not be loaded', error);
      } finally {
        loading -= 1;
        show();
      }
    });
  };
  void load();

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    status,
    save: (search) =>
      afterwards(async () => {
        answered = put(fromAccount(await api.create(toInput(search))))(answered ?? []);
        show();
        return 'account' as const;
      }),
    rename: (id, name) =>
      make({ key: `name ${id}`, on: set(id, { name }) }, async () =>
        put(fromAccount(await api.rename(id, name))),
      ),
    changeFrequency: (id, alertFrequency) =>
      make({ key: `frequency ${id}`, on: set(id, { alertFrequency }) }, async () =>
        put(fromAccount(await api.changeFrequency(id, alertFrequency))),
      ),
    remove: (id) => {
      const without = (list: List) => list.filter((search) => search.id !== id);
      return make({ key: `removal ${id}`, on: without }, async () => {
        await api.remove(id);
        return without;
      });
    },
    reload: () => void load(),
    close: () => {
      closed = true;
    },
  };
}
