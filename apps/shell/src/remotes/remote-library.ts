import type { Remote, Shell } from '@lintel/web';
import { patiently, type Patience } from './patience.js';

/** The remotes of this page: each loaded and connected once, and again after a failure when asked to. */
export interface RemoteLibrary {
  /** Returns the same promise until it has failed and `forget` was called. */
  get(name: string): Promise<Remote>;
  forget(name: string): void;
}

export function createRemoteLibrary(
  fetchRemote: (name: string, attempt: number, signal: AbortSignal) => Promise<Remote>,
  shell: Shell,
  patience?: Patience,
): RemoteLibrary {
  const loads = new Map<string, Promise<Remote>>();
  // Counts over the whole life of the page: each attempt must differ from all before it.
  const attempts = new Map<string, number>();
  const load = (name: string): Promise<Remote> =>
    patiently(
      name,
      async (_, signal) => {
        const attempt = attempts.get(name) ?? 0;
        attempts.set(name, attempt + 1);
        const remote = await fetchRemote(name, attempt, signal);
        remote.connect(shell);
        return remote;
      },
      patience,
    );
  return {
    get(name) {
      const loading = loads.get(name) ?? load(name);
      loads.set(name, loading);
      return loading;
    },
    forget: (name) => void loads.delete(name),
  };
}
