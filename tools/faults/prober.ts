import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './asker.ts';

const SEARCH = '{ searchListings(listingType: sale, first: 1) { total } }';
const EVERY_MS = 100;

export interface Silences {
  readonly asked: number;
  readonly unanswered: number;
  /** Together, and the longest at a stretch, in seconds. */
  readonly seconds: number;
  readonly longestSeconds: number;
}

/** A visitor who asks for homes all the time, and keeps account of how long there was no answer. */
export class Prober {
  readonly #origin: string;
  readonly #asking: Promise<void>;
  #stopped = false;
  #asked = 0;
  #unanswered = 0;
  #silentMs = 0;
  #longestMs = 0;
  #silentSince: number | undefined;

  constructor(origin: string) {
    this.#origin = origin;
    this.#asking = this.#probe();
  }

  /** Whether the last question had an answer. */
  get isAnswered(): boolean {
    return this.#asked > 0 && this.#silentSince === undefined;
  }

  async stop(): Promise<Silences> {
    this.#stopped = true;
    await this.#asking;
    return {
      asked: this.#asked,
      unanswered: this.#unanswered,
      seconds: this.#silentMs / 1000,
      longestSeconds: this.#longestMs / 1000,
    };
  }

  async #probe(): Promise<void> {
    while (!this.#stopped) {
      const begun = performance.now();
      const { data } = await ask<{ searchListings: unknown }>(this.#origin, SEARCH);
      this.#asked++;
      if (data?.searchListings) {
        if (this.#silentSince !== undefined) this.#end(performance.now() - this.#silentSince);
        this.#silentSince = undefined;
      } else {
        this.#unanswered++;
        this.#silentSince ??= begun;
      }
      await pause(EVERY_MS);
    }
    if (this.#silentSince !== undefined) this.#end(performance.now() - this.#silentSince);
  }

  #end(silentMs: number): void {
    this.#silentMs += silentMs;
    this.#longestMs = Math.max(this.#longestMs, silentMs);
  }
}
