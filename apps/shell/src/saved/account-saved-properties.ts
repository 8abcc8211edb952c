import {
  ApiError,
  type Shell,
  createStore,
  alone,
  brand,
  type SavedProperties,
  type SavedPropertiesOfDevice,
  type SavedProperty,
  type SavedStatus,
} from '@lintel/web';
import { savedPropertiesApi, type SavedPropertiesApi } from './saved-properties-queries.js';

export interface AccountSavedProperties extends SavedProperties {
  /** After this, answers of the server change nothing here. */
  close(): void;
}

interface Wish {
  readonly property: SavedProperty;
  readonly saved: boolean;
}

/** The API takes no more at once. */
const mostAtOnce = 500;

/**
 * The saved homes of the account that is signed in. There is one request at a time, so that its answer, all ids, is always the latest. The visitor's
 * changes meanwhile show at once and are sent afterwards, only the last for each home.
 */
export function accountSavedProperties({
  local,
  toast,
  api = savedPropertiesApi,
}: {
  local: SavedPropertiesOfDevice;
  toast: Shell['toast'];
  api?: SavedPropertiesApi;
}): AccountSavedProperties {
  const shown = createStore<readonly SavedProperty[]>([]);
  const status = createStore<SavedStatus>('loading');
  const wishes = new Map<number, Wish>();
  let answered: readonly number[] | undefined;
  let stale = true;
  let unmerged = true;
  let working = false;
  let closed = false;

  const show = (): void => {
    if (closed) return;
    // The device keeps its list in the order of saving, the last at the end.
    const waiting = local.get().map(({ id }) => id);
    const kept = [...waiting.reverse(), ...(answered ?? [])];
    const added = [...wishes].filter(([, { saved }]) => saved).map(([id]) => id);
    const ids = new Set([...added.reverse(), ...kept].filter((id) => wishes.get(id)?.saved !== false));
    shown.set([...ids].map((id) => ({ id })));
    const busy = wishes.size > 0 || (unmerged && local.get().length > 0);
    status.set(answered ? (busy ? 'saving' : 'ready') : working ? 'loading' : 'failed');
  };

  /** Moves the device's homes to the account. They leave the device only when the server has them; a lock lets one tab do it for all. */
  const merge = (): Promise<void> =>
    alone('saved-properties', async () => {
      local.reload();
      const ids = local.get().map(({ id }) => id);
      for (let from = 0; from < ids.length && !closed; from += mostAtOnce) {
        const some = ids.slice(from, from + mostAtOnce);
        const all = await api.merge(some.filter(isListingId));
        local.drop(some);
        answered = all;
        stale = false;
      }
    });

  const send = async (id: number, wish: Wish): Promise<void> => {
    try {
      const all = await (wish.saved ? api.save(id) : api.unsave(id));
      answered = all;
      stale = false;
      // Removed from the device too, where a home may wait that the account could not take.
      if (!wish.saved && local.get().some((property) => property.id === id)) local.drop([id]);
      const last = wishes.get(id);
      if (last === wish || last?.saved === wish.saved) wishes.delete(id);
    } catch (error) {
      // The server may have made the change although no answer came.
      stale = true;
      if (closed) return;
      if (wishes.get(id) !== wish) return;
      wishes.delete(id);
      toast(refusal(wish, error, () => want(wish.property, wish.saved)));
    }
  };

  /** Does the next thing there is to do, if there is one. */
  const step = async (): Promise<boolean> => {
    if (unmerged) {
      unmerged = false;
      await merge().catch((error: unknown) =>
        console.error('Saved properties of this device are not on the account yet', error),
      );
      return true;
    }
    const [next] = wishes;
    if (next) {
      await send(...next);
      return true;
    }
    if (!stale) return false;
    stale = false;
    try {
      answered = await api.ids();
    } catch (error) {
      console.error('Saved properties of the account could not be loaded', error);
    }
    return true;
  };

  const work = async (): Promise<void> => {
    show();
    if (working) return;
    working = true;
    show();
    while (!closed && (await step())) show();
    working = false;
    show();
  };

  const want = (property: SavedProperty, saved: boolean): void => {
    // Deleted and set again, so that it moves to the end of the map, where the last one saved belongs.
    wishes.delete(property.id);
    wishes.set(property.id, { property, saved });
    void work();
  };

  void work();
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    status,
    add: (property: SavedProperty) => want(property, true),
    remove: (id: number) => want({ id }, false),
    reload: () => {
      stale = true;
      unmerged = true;
      void work();
    },
    close: () => {
      closed = true;
    },
  };
}

/** Local storage may hold ids that no home can have; the API would refuse the whole list for one of them. */
const isListingId = (id: number): boolean => id > 0 && id < 2 ** 31;

/** Says that a wish was not fulfilled, why, and what to do. */
function refusal({ saved }: Wish, error: unknown, again: () => void): Parameters<Shell['toast']>[0] {
  const title = saved ? 'Property could not be saved' : 'Property could not be removed';
  if (error instanceof ApiError && error.has('UNAUTHENTICATED'))
    return {
      title,
      tone: 'destructive',
      description: 'You are not signed in any more. Sign in, then try again.',
    };
  const refused = error instanceof ApiError && error.kind === 'graphql' && !error.retryable;
  return {
    title,
    tone: 'destructive',
    description: refused ? error.message : `${brand().name} could not be reached. Your list is as it was.`,
    error,
    ...(!refused && { action: { label: 'Try again', run: again } }),
  };
}
