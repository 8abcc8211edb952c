import type { LiveUpdates, Session } from '../shell/shell.js';
import { createStore } from '../shell/store.js';

/** Local storage with this content. */
export function fakeStorage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    parsed: (key: string) => JSON.parse(kept.get(key) ?? 'null') as unknown,
  };
}

/** A session in which people come and go. */
export function fakeSession(initial: Session = { status: 'signedOut' }) {
  const store = createStore<Session>(initial);
  return {
    get: store.get,
    subscribe: store.subscribe,
    signIn: (id: string) =>
      store.set({
        status: 'signedIn',
        user: { id, name: 'Odile Marsh', email: 'odile@example.org', role: 'user' },
      }),
    signOut: () => store.set({ status: 'signedOut' }),
  };
}

/** Live updates that a spec sends itself. */
export function fakeLive() {
  const handlers = new Map<string, Set<(data: unknown) => void>>();
  const on: LiveUpdates['on'] = (type, handler) => {
    const those = handlers.get(type) ?? new Set();
    handlers.set(type, those.add(handler));
    return () => those.delete(handler);
  };
  return {
    on,
    onReset: (handler: () => void) => on('reset', handler),
    send: (type: string) => handlers.get(type)?.forEach((handler) => handler({})),
    /** How many still listen. */
    listeners: () => [...handlers.values()].reduce((count, those) => count + those.size, 0),
  };
}

/** A call that waits until the spec answers it. */
export interface HeldCall {
  readonly name: string;
  readonly args: readonly unknown[];
  answer(value: unknown): Promise<void>;
  refuse(error: Error): Promise<void>;
}

/** Lets everything that is due happen; no time passes. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
};

/** An API whose every call is answered by the spec, in `calls` in the order in which they were made. */
export function heldApi<Api extends object>(): { api: Api; calls: HeldCall[]; take(name: string): HeldCall } {
  const calls: HeldCall[] = [];
  const api = new Proxy({} as Api, {
    get:
      (_, name) =>
      (...args: unknown[]) => {
        const { promise, resolve, reject } = Promise.withResolvers<unknown>();
        calls.push({
          name: String(name),
          args,
          answer: (value) => {
            resolve(value);
            return settle();
          },
          refuse: (error) => {
            reject(error);
            return settle();
          },
        });
        return promise;
      },
  });
  return {
    api,
    calls,
    take: (name) => {
      const call = calls.shift();
      if (call?.name !== name) throw new Error(`Expected ${name}, but ${call?.name ?? 'nothing'} was called`);
      return call;
    },
  };
}
