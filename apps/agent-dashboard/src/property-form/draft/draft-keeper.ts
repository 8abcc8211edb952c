import { createStore, type Store } from '@lintel/web';

export type DraftState =
  | { readonly is: 'nothing' }
  /** Something was typed that is not kept yet. */
  | { readonly is: 'typing' }
  | { readonly is: 'kept'; readonly at: Date }
  | { readonly is: 'failed' };

export interface DraftWorld {
  /** Resolves with the time at which it was kept. @param leaving the page may go away at any moment. */
  readonly save: (content: string, leaving: boolean) => Promise<Date>;
  readonly discard: () => Promise<unknown>;
  /** The form as it is now; undefined when there is nothing to keep. */
  readonly content: () => string | undefined;
}

export interface DraftKeeper extends Store<DraftState> {
  /** Keeps this form from now on, beginning with its content as it is. */
  follow(world: DraftWorld): void;
  /** Something was typed. */
  changed(): void;
  /** Keeps now what is not kept yet. @param leaving the page may go away at any moment. */
  flush(leaving?: boolean): void;
  /** Discards the draft, since the form was saved or is not wanted. Later changes are not kept. */
  end(): Promise<void>;
}

/** After the last key, in milliseconds. */
export const keepAfter = 1_000;
export const tryAgainAfter = 10_000;

/** Calls `then` later; returns a function that cancels it. */
type After = (milliseconds: number, then: () => void) => () => void;

const afterTime: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Keeps what is typed, one request at a time, the newest last. @param kept whether an earlier draft is kept already. */
export function createDraftKeeper(kept: boolean, after: After = afterTime): DraftKeeper {
  const store = createStore<DraftState>({ is: 'nothing' });
  let cancel: (() => void) | undefined;
  let keeping: Promise<void> | undefined;
  let last: string | undefined;
  let hasKept = kept;
  let ended = false;
  let world: DraftWorld = {
    content: () => undefined,
    save: () => Promise.reject(new Error('Nothing is followed yet')),
    discard: async () => undefined,
  };

  const isKept = (content: string | undefined): boolean =>
    content === undefined ? !hasKept : content === last;
  const later = (milliseconds: number): void => {
    cancel?.();
    cancel = after(milliseconds, () => keep(false));
  };

  function keep(leaving: boolean): void {
    cancel?.();
    cancel = undefined;
    if (ended) return;
    const content = world.content();
    if (isKept(content)) return;
    // A page that is going away cannot wait for the request under way.
    if (keeping && !leaving) {
      void keeping.then(() => keep(false));
      return;
    }
    const work = write(content, leaving).finally(() => {
      if (keeping === work) keeping = undefined;
    });
    keeping = work;
  }

  async function write(content: string | undefined, leaving: boolean): Promise<void> {
    try {
      if (content === undefined) {
        if (hasKept) await world.discard();
        hasKept = false;
        last = undefined;
        if (!ended) store.set({ is: 'nothing' });
        return;
      }
      const at = await world.save(content, leaving);
      hasKept = true;
      last = content;
      if (!ended) store.set({ is: 'kept', at });
    } catch (error) {
      console.error('What was typed could not be kept', error);
      if (ended) return;
      store.set({ is: 'failed' });
      later(tryAgainAfter);
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    follow(followed) {
      world = followed;
    },
    changed() {
      if (ended) return;
      if (isKept(world.content())) return;
      if (store.get().is !== 'failed') store.set({ is: 'typing' });
      later(keepAfter);
    },
    flush: (leaving = false) => keep(leaving),
    async end() {
      ended = true;
      cancel?.();
      await keeping;
      if (hasKept) await world.discard();
      hasKept = false;
    },
  };
}
