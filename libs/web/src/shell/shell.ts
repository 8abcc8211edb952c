import type { Store, WritableStore } from './store.js';
import type { SavedProperties } from '../saved/saved-properties.js';

/** A short notice that comes and goes by itself. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** `destructive` is for failures: it is announced at once and stays longer. */
  readonly tone?: 'plain' | 'success' | 'destructive';
  /** What went wrong: the reference of a failure of ours is shown with it. */
  readonly error?: unknown;
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Who is signed in. There is no token in it: that is in a cookie which no script can read. */
export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'user' | 'agent' | 'operations';
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser };

export interface SessionControl extends Store<Session> {
  /** Asks the server anew, as after signing in or changing the account. */
  refresh(): Promise<Session>;
  /** @throws {ApiError} when the server could not be reached; the session is as it was then. */
  signOut(): Promise<void>;
}

/** What the server tells of while it happens. Reconnects by itself. */
export interface LiveUpdates {
  /** @param type of the update, such as `saved-properties`. Returns what stops it. */
  on(type: string, handler: (data: unknown) => void): () => void;
  /** Called when updates may have been missed: what is shown should be fetched anew. */
  onReset(handler: () => void): () => void;
}

/**
 * What the shell does for its remotes. A remote receives it once, in `Remote.connect`, because each side bundles its own copy of this
 * library and only React, the router and the query client are shared.
 */
export interface Shell {
  toast(toast: Toast): void;
  /** To be called when a page shows its heading: sets the document's title and, after a change of route, moves the focus to the heading. */
  pageShown(title: string): void;
  readonly session: SessionControl;
  readonly live: LiveUpdates;
  readonly savedProperties: SavedProperties;
  /**
   * True while a page holds what would be lost with it: it then stays although the session has ended, and says so itself. Absent from shells that do
   * not know it.
   */
  readonly unsaved?: WritableStore<boolean>;
}

let connected: Shell | undefined;

export function connectShell(shell: Shell): void {
  connected = shell;
}

/** The shell of this page. @throws when no shell has connected: a remote rendered outside of one. */
export function shell(): Shell {
  if (!connected)
    throw new Error('This remote is not connected to a shell: call remote.connect(shell) first.');
  return connected;
}
