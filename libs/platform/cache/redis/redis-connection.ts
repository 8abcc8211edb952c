import { Redis, type RedisOptions } from 'ioredis';
import { CacheUnavailable } from '../cache.port.js';
import { scripts } from './scripts.js';

/** The commands that `scripts` makes. */
interface Scripted {
  countUse(limit: string, max: number, windowMs: number): Promise<[number, number, number]>;
  acquireLock(lock: string, fence: string, owner: string, ttlMs: number): Promise<string | null>;
  renewLock(lock: string, fence: string, owner: string, token: number, ttlMs: number): Promise<number>;
  releaseLock(lock: string, fence: string, owner: string): Promise<number>;
}

/** Not an address of a Redis server. The message holds no password. */
export class InvalidRedisAddress extends Error {
  override readonly name = 'InvalidRedisAddress';
}

/** The longest pause between two tries to connect again. */
const LONGEST_PAUSE_MS = 1000;

/** One connection that comes back by itself, and calls that never wait longer than they may. */
export class RedisConnection {
  readonly #redis: Redis & Scripted;
  readonly #timeoutMs: number;
  #lastError = 'not connected yet';
  /** Since when there is no connection, in ms of `performance.now()`. */
  #awaySince: number | undefined = performance.now();
  #errors = 0;
  #latencyMs = 0;

  constructor(url: string, timeoutMs: number) {
    assertAddress(url);
    this.#timeoutMs = timeoutMs;
    this.#redis = new Redis(url, connectionOptions(timeoutMs)) as Redis & Scripted;
    // Each call that waits for a connection adds a listener.
    this.#redis.setMaxListeners(0);
    this.#redis.on('ready', () => (this.#awaySince = undefined));
    this.#redis.on('close', () => (this.#awaySince ??= performance.now()));
    this.#redis.on('error', (error: Error) => {
      this.#lastError = error.message || (error as NodeJS.ErrnoException).code || error.name;
    });
  }

  /** Numbers for health(). */
  get figures(): Readonly<Record<'connected' | 'errors' | 'latency_ms', number>> {
    return {
      connected: this.#redis.status === 'ready' ? 1 : 0,
      errors: this.#errors,
      latency_ms: this.#latencyMs,
    };
  }

  /** Rejects with `CacheUnavailable` when there is no answer in time. */
  async run<Answer>(command: (redis: Redis & Scripted) => Promise<Answer>): Promise<Answer> {
    const startedAt = performance.now();
    try {
      if (this.#redis.status !== 'ready') await this.#ready();
      const answer = await command(this.#redis);
      this.#latencyMs = Math.round((performance.now() - startedAt) * 100) / 100;
      return answer;
    } catch (error) {
      this.#errors++;
      throw new CacheUnavailable(`redis failed: ${(error as Error).message}`, { cause: error });
    }
  }

  close(): void {
    this.#redis.disconnect();
  }

  /** Resolves when there is a connection. All wait for it together: who comes after the first have given up is refused at once. */
  #ready(): Promise<void> {
    const waitedMs = performance.now() - (this.#awaySince ?? performance.now());
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        this.#redis.off('ready', ready);
        settle();
      };
      const ready = () => end(resolve);
      const timer = setTimeout(
        () => end(() => reject(new Error(`no connection: ${this.#lastError}`))),
        Math.max(0, this.#timeoutMs - waitedMs),
      );
      this.#redis.on('ready', ready);
    });
  }
}

/** A command is sent once, on a live connection, or not at all: one that is carried out after its caller gave up would do harm. */
const connectionOptions = (timeoutMs: number): RedisOptions => ({
  scripts,
  commandTimeout: timeoutMs,
  connectTimeout: timeoutMs,
  // A connection that stays silent is replaced.
  socketTimeout: timeoutMs * 2,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  // The server is no longer the primary of several; the address leads to the new one.
  reconnectOnError: (error) => error.message.startsWith('READONLY'),
  retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 10), LONGEST_PAUSE_MS),
});

function assertAddress(url: string): void {
  const address = URL.parse(url);
  if (!address || !['redis:', 'rediss:'].includes(address.protocol) || address.hostname === '')
    throw new InvalidRedisAddress(
      `not an address of the form redis://host:port: ${JSON.stringify(withoutPassword(url))}`,
    );
}

const withoutPassword = (url: string): string => url.replace(/^.*@/s, '').slice(0, 120);
