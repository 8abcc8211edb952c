import { createStore, type Store, type Toast } from '@lintel/web';

export interface ShownToast extends Toast {
  readonly id: number;
}

export interface ToastStore extends Store<readonly ShownToast[]> {
  show(toast: Toast): void;
  dismiss(id: number): void;
  /** The user has acted: the next toast replaces those from before. */
  acted(): void;
  /** Keeps all of them while somebody reads or reaches for one. */
  hold(): void;
  release(): void;
}

/** Milliseconds a toast stays; failures stay longer. */
const stay = { plain: 5_000, success: 5_000, destructive: 10_000 } as const;
/** More at once is noise: the oldest makes room. */
const most = 3;

export function createToastStore(): ToastStore {
  const store = createStore<readonly ShownToast[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let last = 0;
  let old = 0;
  let held = false;

  const dismiss = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    store.set(store.get().filter((toast) => toast.id !== id));
  };
  const schedule = ({ id, tone = 'plain' }: ShownToast): void => {
    if (!held)
      timers.set(
        id,
        setTimeout(() => dismiss(id), stay[tone]),
      );
  };

  /** A toast from before the user's last act, or one that the next repeats, makes way for it; one that offers an action stays. */
  const isOver = ({ id, title, description, action }: ShownToast, next: Toast): boolean =>
    !action && (id <= old || (title === next.title && description === next.description));

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    acted() {
      old = last;
    },
    show(toast) {
      const shown = { ...toast, id: (last += 1) };
      for (const before of store.get()) if (isOver(before, toast)) dismiss(before.id);
      for (const { id } of store.get().slice(0, -(most - 1))) dismiss(id);
      store.set([...store.get(), shown]);
      schedule(shown);
    },
    hold() {
      held = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    release() {
      held = false;
      store.get().forEach(schedule);
    },
  };
}
