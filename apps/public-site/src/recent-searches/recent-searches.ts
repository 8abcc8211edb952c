import { createStore, localStore, type Store } from '@lintel/web';
import { recentSearchesKey } from './recent-searches-key.js';

/** More are forgotten. */
export const mostRecentSearches = 5;
const results = '/properties?';

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface RecentSearch {
  /** Of its results, on this site: `/properties?type=rent&beds=2`. */
  readonly address: string;
  /** What it asks for: `2+ beds in Clapham, garden · To rent`. */
  readonly text: string;
}

export interface RecentSearches extends Store<readonly RecentSearch[]> {
  /** @param refined the address of an entry that this search has come of, whose place it takes */
  record(search: RecentSearch, refined?: string): void;
  remove(address: string): void;
  clear(): void;
  /** After another tab changed them. */
  reload(): void;
}

/** The last searches of this device, which it tells nobody. Corrupt content counts as none. */
export function recentSearchesIn(storage: LocalStorage): RecentSearches {
  const store = createStore(read(storage));
  const keep = (searches: readonly RecentSearch[]): void => {
    store.set(searches);
    try {
      storage.setItem(recentSearchesKey, JSON.stringify(searches));
    } catch (error) {
      console.error('Recent searches could not be kept in local storage', error);
    }
  };
  // Read again each time: another tab may have searched meanwhile.
  const others = (...addresses: (string | undefined)[]): RecentSearch[] =>
    read(storage).filter(({ address }) => !addresses.includes(address));
  return {
    get: store.get,
    subscribe: store.subscribe,
    record: ({ address, text }, refined) =>
      keep([{ address, text }, ...others(address, refined)].slice(0, mostRecentSearches)),
    remove: (address) => keep(others(address)),
    clear: () => keep([]),
    reload: () => store.set(read(storage)),
  };
}

function read(storage: LocalStorage): readonly RecentSearch[] {
  try {
    const text = storage.getItem(recentSearchesKey);
    if (text === null) return [];
    const content: unknown = JSON.parse(text);
    if (!Array.isArray(content)) throw new TypeError('It is not an array');
    const byAddress = new Map(content.filter(isSearch).map((search) => [search.address, search]));
    return [...byAddress.values()].slice(0, mostRecentSearches);
  } catch (error) {
    console.error('Recent searches in local storage are corrupt and are ignored', error);
    return [];
  }
}

/** An address that leads anywhere else is none. */
function isSearch(entry: unknown): entry is RecentSearch {
  const { address, text } = (entry ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  return (
    typeof address === 'string' && address.startsWith(results) && typeof text === 'string' && text !== ''
  );
}

let ofThisDevice: RecentSearches | undefined;

/** The one list of this device, made when it is first asked for. */
export function recentSearches(): RecentSearches {
  if (!ofThisDevice) {
    const made = (ofThisDevice = recentSearchesIn(localStore('recent searches')));
    addEventListener('storage', ({ key }) => {
      if (key === recentSearchesKey || key === null) made.reload();
    });
  }
  return ofThisDevice;
}
