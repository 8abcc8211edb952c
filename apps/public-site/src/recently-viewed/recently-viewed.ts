import { localStore, createStore, type Store } from '@lintel/web';

/** The key of local storage: an array of listing ids, the last seen first. */
export const recentlyViewedKey = 'recentlyViewed';
/** More are forgotten. */
export const mostRecentlyViewed = 12;

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface RecentlyViewed extends Store<readonly number[]> {
  record(id: number): void;
  /** After another tab changed them. */
  reload(): void;
}

/** The homes seen last on this device. Corrupt content counts as none. */
export function recentlyViewedIn(storage: LocalStorage): RecentlyViewed {
  const store = createStore(read(storage));
  return {
    get: store.get,
    subscribe: store.subscribe,
    record(id) {
      // Read again: another tab may have seen homes meanwhile.
      const ids = [id, ...read(storage).filter((other) => other !== id)].slice(0, mostRecentlyViewed);
      store.set(ids);
      try {
        storage.setItem(recentlyViewedKey, JSON.stringify(ids));
      } catch (error) {
        console.error('Recently viewed homes could not be kept in local storage', error);
      }
    },
    reload: () => store.set(read(storage)),
  };
}

function read(storage: LocalStorage): readonly number[] {
  try {
    const text = storage.getItem(recentlyViewedKey);
    if (text === null) return [];
    const content: unknown = JSON.parse(text);
    if (!Array.isArray(content)) throw new TypeError('It is not an array');
    const ids = content.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
    return [...new Set(ids)].slice(0, mostRecentlyViewed);
  } catch (error) {
    console.error('Recently viewed homes in local storage are corrupt and are ignored', error);
    return [];
  }
}

let ofThisDevice: RecentlyViewed | undefined;

/** The one list of this device, made when it is first asked for. */
export function recentlyViewed(): RecentlyViewed {
  if (!ofThisDevice) {
    const made = (ofThisDevice = recentlyViewedIn(localStore('recently viewed homes')));
    addEventListener('storage', ({ key }) => {
      if (key === recentlyViewedKey || key === null) made.reload();
    });
  }
  return ofThisDevice;
}

/** Remembers that a home's page was seen. */
export const recordViewed = (id: number): void => recentlyViewed().record(id);
