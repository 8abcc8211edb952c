import { createStore, localStore, shell, type Store } from '@lintel/web';
import { useSyncExternalStore } from 'react';

/** Homes that stand side by side. */
export const mostCompared = 4;
/** The key of local storage: an array of ids, in the order in which they were chosen. */
export const comparedKey = 'comparedHomes';

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface Compared extends Store<readonly number[]> {
  /** False where it would be a fifth. */
  add(id: number): boolean;
  remove(id: number): void;
  clear(): void;
  reload(): void;
}

/** The homes that are ticked to be compared. Corrupt content counts as none. */
export function comparedIn(storage: LocalStorage): Compared {
  const store = createStore(read(storage));
  const keep = (ids: readonly number[]): void => {
    store.set(ids);
    try {
      storage.setItem(comparedKey, JSON.stringify(ids));
    } catch (error) {
      console.error('Homes to compare could not be kept in local storage', error);
    }
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(id) {
      const ids = store.get();
      if (ids.includes(id)) return true;
      if (ids.length >= mostCompared) return false;
      keep([...ids, id]);
      return true;
    },
    remove: (id) => keep(store.get().filter((other) => other !== id)),
    clear: () => keep([]),
    reload: () => store.set(read(storage)),
  };
}

function read(storage: LocalStorage): readonly number[] {
  try {
    const content: unknown = JSON.parse(storage.getItem(comparedKey) ?? '[]');
    return Array.isArray(content) ? idsFrom(content.map(String)).ids : [];
  } catch (error) {
    console.error('Homes to compare in local storage are corrupt and are ignored', error);
    return [];
  }
}

/** What `ids` of an address names: each home once, and what of it is not shown. */
export function idsFrom(texts: readonly string[]): {
  readonly ids: readonly number[];
  /** How many homes more than can stand side by side. */
  readonly tooMany: number;
} {
  const all = new Set(
    texts
      .map((text) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : 0))
      .filter((id) => id > 0 && id < 2 ** 31),
  );
  return { ids: [...all].slice(0, mostCompared), tooMany: Math.max(0, all.size - mostCompared) };
}

export const compareAddress = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`;

let ofThisDevice: Compared | undefined;

export function compared(): Compared {
  if (!ofThisDevice) {
    const made = (ofThisDevice = comparedIn(localStore('homes to compare')));
    addEventListener('storage', ({ key }) => {
      if (key === comparedKey || key === null) made.reload();
    });
  }
  return ofThisDevice;
}

export function useCompared(): readonly number[] {
  const homes = compared();
  return useSyncExternalStore(homes.subscribe, homes.get);
}

/** Ticks a home or takes the tick away; a fifth is refused in words. */
export function toggleCompared(id: number): void {
  if (compared().get().includes(id)) compared().remove(id);
  else if (!compared().add(id))
    shell().toast({
      title: 'Four homes are the most',
      description: 'Take one away from those you compare, then choose this one.',
    });
}
