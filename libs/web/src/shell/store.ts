/** A value that can be read and watched; what `useSyncExternalStore` takes. */
export interface Store<T> {
  get(): T;
  /** Returns what stops it. */
  subscribe(changed: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const watcher of [...watchers]) watcher();
    },
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
