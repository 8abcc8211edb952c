import {
  type LiveUpdates,
  type Session,
  type Shell,
  createStore,
  type Store,
  type SavedProperties,
  type SavedPropertiesOfDevice,
  type SavedStatus,
} from '@lintel/web';
import type { savedOnAccount } from './account-saved.js';

interface SavedPropertiesSource {
  /** Those of this device, as `savedPropertiesIn(localStorage)`. */
  readonly local: SavedPropertiesOfDevice;
  readonly session: Store<Session>;
  readonly live: LiveUpdates;
  readonly toast: Shell['toast'];
  /** For tests. */
  readonly loadAccount?: () => Promise<{ savedOnAccount: typeof savedOnAccount }>;
}

/**
 * The saved properties of whoever looks at the page: of the device while nobody is signed in, else of the account. What the account needs is
 * loaded when somebody signs in; until it is there the device keeps what is saved, and the account takes it from there.
 */
export function savedPropertiesOf({
  local,
  session,
  live,
  toast,
  loadAccount = () => import('./account-saved.js'),
}: SavedPropertiesSource): SavedProperties {
  const shown = createStore(local.get());
  const status = createStore<SavedStatus>('ready');
  let list: SavedProperties = local;
  let account: string | undefined;
  let opening = false;
  let leave: () => void = () => undefined;

  const report = (): void => {
    const waiting = list === local && account !== undefined;
    status.set(waiting ? (opening ? 'loading' : 'failed') : list.status.get());
  };
  const show = (next: SavedProperties): void => {
    const follow = (): void => {
      shown.set(next.get());
      report();
    };
    const stops = [next.subscribe(follow), next.status.subscribe(follow)];
    leave = () => stops.forEach((stop) => stop());
    list = next;
    follow();
  };

  const open = async (id: string): Promise<void> => {
    opening = true;
    report();
    try {
      const part = await loadAccount();
      if (account !== id) return;
      leave();
      const kept = part.savedOnAccount({ local, toast });
      show(kept);
      const stops = [live.on('saved-properties', kept.reload), live.onReset(kept.reload)];
      const unfollow = leave;
      leave = () => {
        [...stops, unfollow, kept.close].forEach((stop) => stop());
      };
    } catch (error) {
      console.error('Saved properties of the account could not be loaded', error);
    } finally {
      opening = false;
      report();
    }
  };

  const follow = (): void => {
    const now = session.get();
    // While it is asked who is signed in, the list stays as it is.
    if (now.status === 'loading') return;
    const next = now.status === 'signedIn' ? now.user.id : undefined;
    if (next === account) return;
    account = next;
    leave();
    local.reload();
    show(local);
    if (account !== undefined) void open(account);
  };

  show(local);
  session.subscribe(follow);
  follow();

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    status,
    add: (property) => list.add(property),
    remove: (id) => list.remove(id),
    reload: () => {
      list.reload();
      if (list === local && account !== undefined && !opening) void open(account);
    },
  };
}
