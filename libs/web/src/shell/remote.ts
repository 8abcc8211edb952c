import type { ComponentType } from 'react';
import { connectShell, type Shell } from './shell.js';

export interface RemoteRoute {
  /** Absolute, in the router's notation, such as `/property/:id`. */
  readonly path: string;
  /** Loads the page. Called again when the visitor asks to try again, so it must really import each time. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** What a remote exposes as `./remote`, its one entry. */
export interface Remote {
  /** Of this contract. A shell refuses a version it does not know. */
  readonly contract: 1;
  /** As the manifest of remotes calls it; its pages are rendered inside `[data-remote="<name>"]`, below which its styles apply. */
  readonly name: string;
  /** Called once, before any route renders. */
  connect(shell: Shell): void;
  /** Its `pages.json` says which paths reach the remote at all. */
  readonly routes: readonly RemoteRoute[];
}

/** @param routes what loads each page: all those that the remote's `pages.ts` declares, and no other */
export const defineRemote = <Path extends string>({
  name,
  routes,
}: {
  readonly name: string;
  readonly routes: Readonly<Record<Path, RemoteRoute['load']>>;
}): Remote => ({
  contract: 1,
  connect: connectShell,
  name,
  routes: Object.entries<RemoteRoute['load']>(routes).map(([path, load]) => ({ path, load })),
});

/** Whether what was loaded keeps this contract. */
export const isRemote = (loaded: unknown): loaded is Remote =>
  typeof loaded === 'object' &&
  loaded !== null &&
  (loaded as Partial<Remote>).contract === 1 &&
  typeof (loaded as Partial<Remote>).connect === 'function' &&
  Array.isArray((loaded as Partial<Remote>).routes);
