import type { LiveUpdates, Session, SessionControl } from './shell.js';
import { createStore } from './store.js';

/** For a remote on its own, without a shell: nobody is signed in, and nothing is told of. */
export const nobody: SessionControl = {
  ...createStore<Session>({ status: 'signedOut' }),
  refresh: async () => ({ status: 'signedOut' }),
  signOut: async () => undefined,
};

export const silence: LiveUpdates = {
  on: () => () => undefined,
  onReset: () => () => undefined,
};
