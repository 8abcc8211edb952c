import { alone, createStore, localStore, type Session, type Shell, shell, type Store } from '@lintel/web';
import { useSyncExternalStore } from 'react';
import { hiddenHomesApi, type HiddenHomesApi } from './choosing-queries.js';

/** The key of local storage: `{ "device": [ids], "account": { "id": …, "ids": [ids] } | null }`, the last hidden first. */
export const hiddenHomesKey = 'hiddenHomes';
/** A search leaves out no more at once. */
export const mostHiddenHomes = 500;

type LocalStorage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

interface Kept {
  /** Hidden here while nobody was signed in. They leave the device only when an account has them. */
  readonly device: readonly number[];
  /** What an account has hidden, as it was last known: the first results of a page need not wait for it. */
  readonly account: { readonly id: string; readonly ids: readonly number[] } | null;
}

const nothing: Kept = { device: [], account: null };

/** The homes that the visitor has hidden, the last hidden first. */
export interface HiddenHomes extends Store<readonly number[]> {
  /** Counts up when they came from elsewhere: the account, or another tab. */
  readonly arrivals: Store<number>;
  /** False when there are too many already, which is said. */
  hide(id: number): boolean;
  show(id: number): void;
  /** After another tab changed them. */
  reload(): void;
}

export function hiddenHomesOf({
  storage,
  session,
  toast,
  api = hiddenHomesApi,
}: {
  storage: LocalStorage;
  session: Store<Session>;
  toast: Shell['toast'];
  api?: HiddenHomesApi;
}): HiddenHomes {
  let kept = read(storage);
  const shown = createStore<readonly number[]>(all(kept));
  const arrivals = createStore(0);
  const wishes = new Map<number, boolean>();
  let account: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const publish = (): void => {
    const wished = [...wishes].filter(([, hidden]) => hidden).map(([id]) => id);
    const next = [...wished, ...all(kept)].filter((id) => wishes.get(id) !== false);
    shown.set([...new Set(next)].slice(0, mostHiddenHomes));
  };
  const keep = (next: Kept): void => {
    kept = next;
    publish();
    try {
      storage.setItem(hiddenHomesKey, JSON.stringify(kept));
    } catch (error) {
      console.error('Hidden homes could not be kept in local storage', error);
    }
  };
  const arrive = (next: Kept): void => {
    const before = shown.get();
    keep(next);
    if (!sameIds(before, shown.get())) arrivals.set(arrivals.get() + 1);
  };
  const afterwards = (work: () => Promise<void>): void => {
    last = last.then(work, work);
  };

  const open = async (id: string): Promise<void> => {
    try {
      const ids = await alone('hidden-homes', async () => {
        kept = read(storage);
        if (kept.device.length === 0) return api.ids();
        const merged = await api.merge(kept.device);
        kept = { ...kept, device: [] };
        return merged;
      });
      if (account === id) arrive({ ...kept, account: { id, ids } });
    } catch (error) {
      console.error('Hidden homes of the account could not be loaded', error);
    }
  };

  const send = async (id: number, hidden: boolean, of: string): Promise<void> => {
    if (account !== of || wishes.get(id) !== hidden) return;
    try {
      const ids = await (hidden ? api.hide(id) : api.show(id));
      if (wishes.get(id) === hidden) wishes.delete(id);
      if (account === of)
        keep({ device: kept.device.filter((other) => other !== id), account: { id: of, ids } });
    } catch (error) {
      if (wishes.get(id) === hidden) wishes.delete(id);
      if (account !== of) return;
      publish();
      toast({
        title: hidden ? 'The home could not be hidden' : 'The home could not be brought back',
        tone: 'destructive',
        error,
        action: { label: 'Try again', run: () => want(id, hidden) },
      });
    }
  };

  const want = (id: number, hidden: boolean): void => {
    if (account === undefined) {
      const others = kept.device.filter((other) => other !== id);
      keep({ ...kept, device: hidden ? [id, ...others] : others });
      return;
    }
    const of = account;
    wishes.set(id, hidden);
    publish();
    afterwards(() => send(id, hidden, of));
  };

  const follow = (): void => {
    const now = session.get();
    // While it is asked who is signed in, they stay as they are.
    if (now.status === 'loading') return;
    const next = now.status === 'signedIn' ? now.user.id : undefined;
    if (next !== (kept.account?.id ?? undefined) && kept.account) arrive({ ...kept, account: null });
    if (next === account) return;
    account = next;
    wishes.clear();
    if (account !== undefined) {
      const id = account;
      afterwards(() => open(id));
    }
  };
  session.subscribe(follow);
  follow();

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    arrivals,
    hide: (id) => {
      if (shown.get().length < mostHiddenHomes) {
        want(id, true);
        return true;
      }
      toast({
        title: `At most ${mostHiddenHomes} homes can be hidden`,
        description: 'Bring some back first.',
      });
      return false;
    },
    show: (id) => want(id, false),
    reload: () => {
      kept = read(storage);
      const before = shown.get();
      publish();
      if (!sameIds(before, shown.get())) arrivals.set(arrivals.get() + 1);
    },
  };
}

const all = ({ device, account }: Kept): readonly number[] => [
  ...new Set([...device, ...(account?.ids ?? [])]),
];

const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

function read(storage: LocalStorage): Kept {
  try {
    const text = storage.getItem(hiddenHomesKey);
    if (text === null) return nothing;
    const { device, account } = JSON.parse(text) as { device?: unknown; account?: Record<string, unknown> };
    const id = account?.['id'];
    return {
      device: idsIn(device),
      account: typeof id === 'string' ? { id, ids: idsIn(account?.['ids']) } : null,
    };
  } catch (error) {
    console.error('Hidden homes in local storage are corrupt and are ignored', error);
    return nothing;
  }
}

const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value)
    ? [...new Set(value)]
        .filter((id): id is number => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
        .slice(0, mostHiddenHomes)
    : [];

let ofThisPage: { readonly around: Shell; readonly homes: HiddenHomes } | undefined;

/** The visitor's, made when first asked for; a page of another shell has its own. */
export function hiddenHomes(): HiddenHomes {
  const around = shell();
  if (ofThisPage?.around !== around) {
    const { session, toast } = around;
    const homes = hiddenHomesOf({ storage: localStore('hidden homes'), session, toast });
    addEventListener('storage', ({ key }) => {
      if (key === hiddenHomesKey || key === null) homes.reload();
    });
    ofThisPage = { around, homes };
  }
  return ofThisPage.homes;
}

/** The ids of the homes that the visitor has hidden. */
export function useHiddenHomes(): readonly number[] {
  const homes = hiddenHomes();
  return useSyncExternalStore(homes.subscribe, homes.get);
}

/** Hides a home and says so; the notice brings it back. */
export function hideHome({ id, title }: { readonly id: number; readonly title: string }): boolean {
  const homes = hiddenHomes();
  if (!homes.hide(id)) return false;
  shell().toast({
    title: 'Home hidden',
    description: `${title} is left out of your results, map and alerts.`,
    action: { label: 'Undo', run: () => homes.show(id) },
  });
  return true;
}
