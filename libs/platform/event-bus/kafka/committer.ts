import type { Failing } from '../event-bus.port.js';
import { pause } from './waiting.js';

const RETRY_MS = 200;

/** What is committed of a partition. */
export interface Progress {
  readonly offset: number;
  /** What the record at the offset failed with. */
  readonly failing: Failing | null;
}

interface Commit extends Progress {
  readonly partition: number;
  resolve(): void;
  reject(error: unknown): void;
}

/** Commits what all partitions of a member have handled, one request at a time, again and again until it is through or the membership has lapsed. */
export class Committer {
  readonly #send: (offsets: ReadonlyMap<number, Progress>) => Promise<void>;
  readonly #over = new AbortController();
  #waiting: Commit[] = [];
  #since: number | undefined;
  #sending = false;
  /** Ends the request under way. */
  #giveUp: ((reason: unknown) => void) | undefined;

  constructor(send: (offsets: ReadonlyMap<number, Progress>) => Promise<void>) {
    this.#send = send;
  }

  /** Rejects when the membership ends before. */
  commit(partition: number, offset: number, failing: Failing | null = null): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#over.signal.aborted) reject(this.#over.signal.reason);
    else this.#waiting.push({ partition, offset, failing, resolve, reject });
    if (!this.#sending) void this.#sendAll();
    return promise;
  }

  /** How long the commits under way have waited. */
  get waitingMs(): number {
    return this.#since === undefined ? 0 : performance.now() - this.#since;
  }

  /** The membership has lapsed, or its commits are given up. */
  end(reason: string): void {
    this.#over.abort(new Error(reason));
    this.#giveUp?.(this.#over.signal.reason);
    for (const { reject } of this.#waiting.splice(0)) reject(this.#over.signal.reason);
  }

  async #sendAll(): Promise<void> {
    this.#sending = true;
    while (this.#waiting.length > 0) {
      const commits = this.#waiting.splice(0);
      this.#since ??= performance.now();
      try {
        // One promise for each request: what waits on one that outlives them all is kept as long as that.
        const ended = Promise.withResolvers<never>();
        this.#giveUp = ended.reject;
        // The last of a partition wins.
        await Promise.race([
          this.#send(new Map(commits.map(({ partition, ...progress }) => [partition, progress]))),
          ended.promise,
        ]);
        this.#since = undefined;
        for (const { resolve } of commits) resolve();
      } catch {
        if (this.#over.signal.aborted) for (const { reject } of commits) reject(this.#over.signal.reason);
        else this.#waiting.unshift(...commits);
        await pause(RETRY_MS, this.#over.signal);
      }
    }
    this.#sending = false;
  }
}
