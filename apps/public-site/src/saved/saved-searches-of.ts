import { useSyncExternalStore } from 'react';
import {
  type LiveUpdates,
  type Session,
  type Shell,
  shell,
  createStore,
  type Store,
  savedSearchesInBrowser,
  savedSearchesKey,
  type SavedStatus,
  type SavedSearch,
  type SavedSearches,
} from '@lintel/web';
import type { accountSavedSearches } from './account-saved-searches.js';

interface SavedSearchesSource {
  readonly local: SavedSearches;
  readonly session: Store<Session>;
  readonly live: LiveUpdates;
  /** For tests. */
  readonly loadAccount?: () => Promise<{ accountSavedSearches: typeof accountSavedSearches }>;
}

/** The saved searches of whoever looks at the page: of the device while nobody is signed in, else of the account. */
export function savedSearchesOf({
  local,
  session,
  live,
  loadAccount = () => import('./account-saved-searches.js'),
}: SavedSearchesSource): SavedSearches {
  const shown = createStore<readonly SavedSearch[]>([]);
  const status = createStore<SavedStatus>('loading');
  let account: string | undefined;
  let list = Promise.resolve(local);
  let leave: () => void = () => undefined;

  const show = (next: SavedSearches): (() => void) => {
    const follow = (): void => {
      shown.set(next.get());
      status.set(next.status.get());
    };
    const stops = [next.subscribe(follow), next.status.subscribe(follow)];
    follow();
    return () => stops.forEach((stop) => stop());
  };

  const open = async (id: string): Promise<SavedSearches> => {
    shown.set([]);
    status.set('loading');
    const part = await loadAccount();
    const kept = part.accountSavedSearches({ local });
    if (account !== id) {
      kept.close();
      return kept;
    }
    const stops = [show(kept), live.on('saved-searches', kept.reload), live.onReset(kept.reload), kept.close];
    leave = () => stops.forEach((stop) => stop());
    return kept;
  };
  const enter = (id: string): void => {
    list = open(id);
    list.catch((error: unknown) => {
      console.error('Saved searches of the account could not be loaded', error);
      if (account === id) status.set('failed');
    });
  };

  const follow = (): void => {
    const now = session.get();
    // While it is asked who is signed in, the list stays as it is.
    if (now.status === 'loading') return;
    const next = now.status === 'signedIn' ? now.user.id : undefined;
    if (next === account) return;
    account = next;
    leave();
    leave = () => undefined;
    if (account === undefined) {
      local.reload();
      list = Promise.resolve(local);
      leave = show(local);
    } else enter(account);
  };
  leave = show(local);
  session.subscribe(follow);
  follow();

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    status,
    save: async (search) => (await list).save(search),
    rename: async (id, name) => (await list).rename(id, name),
    changeFrequency: async (id, frequency) => (await list).changeFrequency(id, frequency),
    remove: async (id) => (await list).remove(id),
    reload: () => {
      const id = account;
      list.then(
        (kept) => kept.reload(),
        // The account's list could not be opened: tries again.
        () => id !== undefined && id === account && enter(id),
      );
    },
  };
}

let ofThisPage: { readonly shell: Shell; readonly searches: SavedSearches } | undefined;

/** The visitor's, made when first asked for; a page of another shell has its own. */
export function savedSearches(): SavedSearches {
  const around = shell();
  if (ofThisPage?.shell !== around) {
    const local = savedSearchesInBrowser();
    addEventListener('storage', ({ key: changed }) => {
      if (changed === savedSearchesKey || changed === null) local.reload();
    });
    const { session, live } = around;
    ofThisPage = { shell: around, searches: savedSearchesOf({ local, session, live }) };
  }
  return ofThisPage.searches;
}

/** The visitor's saved searches, and whether they have been loaded. */
export function useSavedSearches(): { searches: readonly SavedSearch[]; status: SavedStatus } {
  const store = savedSearches();
  return {
    searches: useSyncExternalStore(store.subscribe, store.get),
    status: useSyncExternalStore(store.status.subscribe, store.status.get),
  };
}
