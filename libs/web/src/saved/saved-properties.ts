import { createStore, type Store } from '../shell/store.js';
import type { Shell } from '../shell/shell.js';

/** At least an id; cards keep enough beside it to be listed without asking the API. */
export interface SavedProperty {
  readonly id: number;
  readonly [field: string]: unknown;
}

export interface SavedProperties extends Store<readonly SavedProperty[]> {
  add(property: SavedProperty): void;
  remove(id: number): void;
}

/** The key of local storage that the specification names (section 3). */
export const savedPropertiesKey = 'savedProperties';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Saved properties of a visitor without an account: an array of objects with an id in local storage. Corrupt content counts as none. */
export function savedPropertiesIn(storage: Storage): SavedProperties & { reload(): void } {
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
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (property) => keep([...store.get().filter(({ id }) => id !== property.id), property]),
    remove: (id) => keep(store.get().filter((property) => property.id !== id)),
    /** After another tab changed them. */
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

/** Saves a property or removes it, and says which (specification, section 4). */
export function toggleSaved(
  { savedProperties, toast }: Pick<Shell, 'savedProperties' | 'toast'>,
  property: SavedProperty,
): void {
  if (savedProperties.get().some(({ id }) => id === property.id)) {
    savedProperties.remove(property.id);
    toast({ title: 'Property removed from saved list' });
  } else {
    savedProperties.add(property);
    toast({ title: 'Property saved to your list', tone: 'success' });
  }
}
