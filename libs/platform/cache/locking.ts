import { fail, succeed, type Result } from '@lintel/kernel';
import { LockLost, type HeldLock, type LockHeldElsewhere, type LockOptions } from './cache.port.js';

/** What an adapter must be able to do, each in one step, for its locks. */
export interface LockTable {
  /** The fencing token, or null when somebody else holds the lock. */
  acquire(key: string, owner: string, ttlMs: number): Promise<number | null>;
  /** Extends the lease; also one that ran out or was forgotten, if nobody had the lock since. False when somebody had. */
  renew(key: string, owner: string, token: number, ttlMs: number): Promise<boolean>;
  /** Lets go, if this owner still holds it. */
  release(key: string, owner: string): Promise<void>;
}

/** The first and the longest pause between two looks at a lock that others hold. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

/** Waits for a lock, keeps its lease alive while something runs, and lets go of it. Waiting ends when `closing` is aborted. */
export async function runLocked<Value>(
  table: LockTable,
  key: string,
  { ttlMs, waitMs = 0 }: LockOptions,
  run: (lock: HeldLock) => Promise<Value>,
  closing: AbortSignal,
): Promise<Result<Value, LockHeldElsewhere>> {
  const owner = crypto.randomUUID();
  const giveUpAt = performance.now() + waitMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    closing.throwIfAborted();
    const askedAt = performance.now();
    const token = await table.acquire(key, owner, ttlMs).catch(async (error: unknown) => {
      // The answer may have got lost, and the lock been taken all the same.
      await quietly(table.release(key, owner));
      throw error;
    });
    if (token !== null && performance.now() - askedAt < ttlMs)
      return succeed(await underLease(new Lease(table, key, owner, token, ttlMs, askedAt), run));
    // The answer came after the lease: what was granted cannot be relied on.
    if (token !== null) await quietly(table.release(key, owner));
    const left = giveUpAt - performance.now();
    if (left <= 0) return fail({ code: 'held-elsewhere' });
    await pause(Math.min(wait, left), closing);
  }
}

async function underLease<Value>(lease: Lease, run: (lock: HeldLock) => Promise<Value>): Promise<Value> {
  try {
    const value = await run(lease);
    lease.signal.throwIfAborted();
    return value;
  } finally {
    await lease.end();
  }
}

/** A lock that is held, for as long as the engine can be told so in time. */
class Lease implements HeldLock {
  readonly #lost = new AbortController();
  #ended = false;
  #lapse: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();

  constructor(
    readonly table: LockTable,
    readonly key: string,
    readonly owner: string,
    readonly fencingToken: number,
    readonly ttlMs: number,
    askedAt: number,
  ) {
    this.#extend(askedAt);
  }

  get signal(): AbortSignal {
    return this.#lost.signal;
  }

  async end(): Promise<void> {
    this.#stop();
    // A renewal that overtook the release would take the lock again.
    await this.#renewing;
    await quietly(this.table.release(this.key, this.owner));
  }

  /** Counted from the moment of asking, so that we stop believing in the lease before the engine does. */
  #extend(askedAt: number): void {
    clearTimeout(this.#lapse);
    this.#lapse = setTimeout(() => this.#lose('it could not be renewed in time'), this.#left(askedAt));
    this.#renewLater();
  }

  #renewLater(): void {
    this.#renewal = setTimeout(() => {
      this.#renewing = this.#renew();
    }, this.ttlMs / 3);
  }

  async #renew(): Promise<void> {
    const askedAt = performance.now();
    try {
      const held = await this.table.renew(this.key, this.owner, this.fencingToken, this.ttlMs);
      if (this.#ended) return;
      if (!held) this.#lose('somebody else had it meanwhile');
      else if (this.#left(askedAt) > 0) this.#extend(askedAt);
    } catch {
      // The lease may outlive the trouble; until it lapses there is time to try again.
      if (!this.#ended) this.#renewLater();
    }
  }

  #left(askedAt: number): number {
    return this.ttlMs - (performance.now() - askedAt);
  }

  #lose(reason: string): void {
    this.#stop();
    this.#lost.abort(new LockLost(`the lock ${this.key} was lost: ${reason}`));
  }

  #stop(): void {
    this.#ended = true;
    clearTimeout(this.#lapse);
    clearTimeout(this.#renewal);
  }
}

/** For a release: what fails here lapses by itself. */
const quietly = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

/** Global timers, so that a test's clock moves them. */
async function pause(ms: number, cut: AbortSignal): Promise<void> {
  if (cut.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      cut.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    cut.addEventListener('abort', done, { once: true });
  });
}
