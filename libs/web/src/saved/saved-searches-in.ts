import { propertyTypes } from '@lintel/contracts/enumerations';
import { criterionNames, readArea, readSearch } from '../search/search-address.js';
import { createStore } from '../shell/store.js';
import { localStore } from './local-store.js';
import { readKeptWishes } from './kept-wishes.js';
import type { SavedStatus } from './saved-properties.js';
import {
  alertFrequencies,
  longestSearchName,
  sameHomesKey,
  toSaved,
  type SavedSearch,
  type SavedSearches,
} from './saved-searches.js';

/** The key of local storage in which they wait for an account. */
export const savedSearchesKey = 'savedSearches';

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Saved searches of a visitor without an account, in local storage. Corrupt content counts as none. */
export function savedSearchesIn(storage: LocalStorage): SavedSearches {
  const store = createStore(read(storage));
  const keep = (searches: readonly SavedSearch[]): boolean => {
    store.set(searches);
    try {
      storage.setItem(savedSearchesKey, JSON.stringify(searches));
      return true;
    } catch (error) {
      console.error('Saved searches could not be kept in local storage', error);
      return false;
    }
  };
  const change = async (id: string, changes: Partial<SavedSearch>): Promise<void> => {
    keep(store.get().map((search) => (search.id === id ? { ...search, ...changes } : search)));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    status: createStore<SavedStatus>('ready'),
    save: async (search) => {
      const others = store.get().filter((other) => sameHomesKey(other) !== sameHomesKey(search));
      return keep([...others, search]) ? 'device' : 'page';
    },
    rename: (id, name) => change(id, { name }),
    changeFrequency: (id, alertFrequency) => change(id, { alertFrequency }),
    remove: async (id) => void keep(store.get().filter((search) => search.id !== id)),
    reload: () => store.set(read(storage)),
  };
}

/** Those of this browser, as they are now. */
export const savedSearchesInBrowser = (): SavedSearches => savedSearchesIn(localStore('saved searches'));

function read(storage: LocalStorage): readonly SavedSearch[] {
  try {
    const text = storage.getItem(savedSearchesKey);
    if (text === null) return [];
    const content: unknown = JSON.parse(text);
    if (!Array.isArray(content)) throw new TypeError('It is not an array');
    return content.flatMap((entry) => readSaved(entry) ?? []);
  } catch (error) {
    console.error('Saved searches in local storage are corrupt and are ignored', error);
    return [];
  }
}

/** An entry with an id and a name; its filters go through the rules of the query string. */
function readSaved(entry: unknown): SavedSearch | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const raw = entry as Record<string, unknown>;
  const { id, name, dateCreated, alertFrequency, area, wishes } = raw;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  const written = ['type', ...criterionNames].flatMap((field) => {
    const value = raw[field];
    return typeof value === 'string' || typeof value === 'number' ? [[field, String(value)]] : [];
  });
  const types: unknown[] = Array.isArray(raw['propertyTypes']) ? raw['propertyTypes'] : [];
  const { north, east, south, west } = (area ?? {}) as Record<string, unknown>;
  const kept = readArea([north, east, south, west].join(','));
  const wished = readKeptWishes(wishes);
  return toSaved(
    {
      ...readSearch(new URLSearchParams(written)),
      propertyTypes: propertyTypes.filter((type) => types.includes(type)),
      ...(kept && { area: kept }),
      ...(wished && { wishes: wished }),
    },
    {
      id,
      name: name.trim().slice(0, longestSearchName) || 'Saved search',
      dateCreated: typeof dateCreated === 'string' ? dateCreated : '',
      alertFrequency: alertFrequencies.find((frequency) => frequency === alertFrequency) ?? 'daily',
    },
  );
}
