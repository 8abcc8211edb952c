import { setTimeout as delay } from 'node:timers/promises';

/** Wakes whoever waits; a wake-up while nobody waits is kept for the next who does. */
export class Signal {
  #raised = false;
  #resume: (() => void) | undefined;

  raise(): void {
    this.#raised = true;
    this.#resume?.();
  }

  async wait(): Promise<void> {
    if (!this.#raised) await new Promise<void>((resolve) => (this.#resume = resolve));
    this.#raised = false;
    this.#resume = undefined;
  }
}

/** Resolves after so many milliseconds, or at once when `cut` is aborted. */
export const pause = (ms: number, cut: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal: cut }).catch(() => undefined);
