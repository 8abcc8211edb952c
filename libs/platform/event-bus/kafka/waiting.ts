import { setTimeout as delay } from 'node:timers/promises';

/** Wakes whoever waits; a wake-up while nobody waits is kept for the next who does. */
export class Signal {
  #raised = false;
  #resume: (() => void) | undefined;

  raise(): void {
    this.#raised = true;
    this.#resume?.();
  }

  /** Resolves when raised, or after `limitMs` when given. */
  async wait(limitMs?: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    if (!this.#raised)
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
        if (limitMs !== undefined) timer = setTimeout(resolve, limitMs);
      });
    clearTimeout(timer);
    this.#raised = false;
    this.#resume = undefined;
  }
}

/** Resolves after so many milliseconds, or at once when `cut` is aborted. */
export const pause = (ms: number, cut: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal: cut }).catch(() => undefined);

/** As `work` does, or rejects after `ms`. Nobody waits for what `work` does later. */
export function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(late()), ms);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
