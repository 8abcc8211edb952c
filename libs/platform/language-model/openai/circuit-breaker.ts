import type { Clock } from '@lintel/kernel';

export interface BreakerSettings {
  /** How many failures in a row open it. */
  readonly failures: number;
  /** Milliseconds after which one call is let through as a probe. */
  readonly coolDownMs: number;
}

/** Closed: calls pass. Open: none does. Half open: one passes, and decides. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** Spares callers the wait for a server that does not answer, and that server their calls. */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  #failures = 0;
  #openedAt: number | undefined;
  #trying = false;
  #opened = 0;

  constructor(settings: BreakerSettings, clock: Clock) {
    for (const [name, value] of Object.entries(settings))
      if (!Number.isInteger(value) || value < 1)
        throw new RangeError(`breaker.${name} must be a whole number from 1, not ${value}`);
    this.#settings = settings;
    this.#clock = clock;
  }

  get state(): BreakerState {
    if (this.#openedAt === undefined) return 'closed';
    return this.#clock.now().getTime() - this.#openedAt >= this.#settings.coolDownMs ? 'half-open' : 'open';
  }

  /** How often it opened. */
  get opened(): number {
    return this.#opened;
  }

  /** Null when the call must not be made; else what to tell the outcome to, once. */
  enter(): ((outcome: 'success' | 'failure' | 'unknown') => void) | null {
    const { state } = this;
    if (state === 'open' || (state === 'half-open' && this.#trying)) return null;
    const trial = state === 'half-open';
    if (trial) this.#trying = true;
    return (outcome) => {
      if (trial) this.#trying = false;
      // A call from before it opened says nothing about now.
      else if (this.#openedAt !== undefined) return;
      if (outcome === 'success') this.#close();
      if (outcome === 'failure') this.#count(trial);
    };
  }

  #close(): void {
    this.#failures = 0;
    this.#openedAt = undefined;
  }

  #count(trial: boolean): void {
    if (!trial && ++this.#failures < this.#settings.failures) return;
    this.#openedAt = this.#clock.now().getTime();
    this.#opened++;
  }
}
