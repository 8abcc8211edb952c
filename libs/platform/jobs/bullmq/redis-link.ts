import { Redis } from 'ioredis';
import type { AdapterLogger } from '../../port.js';

/** Redis was not there, or did not answer in time. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway';
}

/** How long BullMQ lets Redis say nothing when it asks to be told of a job, at most, and what is allowed beyond that, in milliseconds. */
const LONGEST_SILENCE_MS = 10_000 + 5000;

const reconnectAfter = (times: number): number => Math.min(times * 100, 2000);

/** The connections of one adapter: one for callers, who are told when Redis is away, and one for workers, who wait for it to return. */
export class RedisLink {
  readonly callers: Redis;
  readonly workers: Redis;
  readonly #timeLimitMs: number;
  #lastError = 'no connection yet';
  #becomingReady: Promise<void> | undefined;

  constructor(url: string, timeLimitMs: number, logger: AdapterLogger) {
    this.#timeLimitMs = timeLimitMs;
    // What a caller asked for must not be done long after the caller was told that it was not.
    this.callers = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 1,
      connectTimeout: timeLimitMs,
      // A connection that answers nothing is replaced: whoever stood between may have forgotten it, and nobody is told.
      socketTimeout: timeLimitMs * 2,
      retryStrategy: reconnectAfter,
    });
    this.workers = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: null,
      connectTimeout: timeLimitMs,
      socketTimeout: LONGEST_SILENCE_MS,
      retryStrategy: reconnectAfter,
    });
    for (const redis of [this.callers, this.workers])
      redis.on('error', (error: Error) => {
        this.#lastError = error.message || String((error as NodeJS.ErrnoException).code);
        logger.warn({ err: error }, 'redis: trouble with the connection');
      });
  }

  /** The result of `work`. Rejects with `RedisAway` after the time limit, however far it has come. */
  async run<T>(what: string, work: () => Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () =>
        reject(
          new RedisAway(`${what}: Redis did not answer in ${this.#timeLimitMs} ms (${this.#lastError})`),
        ),
      this.#timeLimitMs,
    );
    try {
      if (this.callers.status !== 'ready') await Promise.race([this.#ready(), late]);
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.callers, this.workers].map((redis) => this.#quit(redis)));
  }

  cut(): void {
    this.callers.disconnect();
    this.workers.disconnect();
  }

  async #quit(redis: Redis): Promise<void> {
    if (redis.status === 'ready') await this.run('close', () => redis.quit()).catch(() => undefined);
    redis.disconnect();
  }

  /** One promise for all who wait. */
  #ready(): Promise<void> {
    if (this.callers.status === 'wait') this.callers.connect().catch(() => undefined);
    return (this.#becomingReady ??= new Promise((resolve) =>
      this.callers.once('ready', () => {
        this.#becomingReady = undefined;
        resolve();
      }),
    ));
  }
}
