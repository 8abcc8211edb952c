/** The work that an adapter has begun and not ended: whoever closes it waits for that. */
export class UnderWay {
  readonly #begun = new Set<Promise<unknown>>();

  get size(): number {
    return this.#begun.size;
  }

  track<T>(work: Promise<T>): Promise<T> {
    const ended = work.then(
      () => void this.#begun.delete(ended),
      () => void this.#begun.delete(ended),
    );
    this.#begun.add(ended);
    return work;
  }

  /** Resolves when all has ended, however it ended. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#begun);
  }
}
