import { createStore } from '../shell/store.js';
import type { SavedPropertiesOfDevice, SavedProperty, SavedStatus } from './saved-properties.js';

/** The key of local storage that the specification names (section 3). */
export const savedPropertiesKey = 'savedProperties';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Saved properties of a visitor without an account: an array of objects with an id in local storage. Corrupt content counts as none. */
export function savedPropertiesIn(storage: Storage): SavedPropertiesOfDevice {
  const store = createStore<readonly SavedProperty[]>(read(storage));
  const keep = (properties: readonly SavedProperty[]): void => {
    store.set(properties);
    try {
      storage.setItem(savedPropertiesKey, JSON.stringify(properties));
    } catch (error) {
      // Full or forbidden storage: it still holds for as long as the page is open.
      console.error('Saved properties could not be kept in local storage', error);
    }
  };
  const drop = (ids: readonly number[]): void => keep(store.get().filter(({ id }) => !ids.includes(id)));
  return {
    get: store.get,
    subscribe: store.subscribe,
    status: createStore<SavedStatus>('ready'),
    add: (property) => keep([...store.get().filter(({ id }) => id !== property.id), property]),
    remove: (id) => drop([id]),
    drop,
    reload: () => store.set(read(storage)),
  };
}

function read(storage: Storage): readonly SavedProperty[] {
  try {
    const text = storage.getItem(savedPropertiesKey);
    if (text === null) return [];
    const content: unknown = JSON.parse(text);
    if (!Array.isArray(content)) throw new TypeError('It is not an array');
    return content.filter(isSavedProperty);
  } catch (error) {
    console.error('Saved properties in local storage are corrupt and are ignored', error);
    return [];
  }
}

const isSavedProperty = (value: unknown): value is SavedProperty =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as { id?: unknown }).id);
