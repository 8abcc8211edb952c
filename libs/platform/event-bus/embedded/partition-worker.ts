import type { CloudEvent } from '@lintel/contracts';
import { defaultRetry, UnprocessableEvent, type Subscription } from '../event-bus.port.js';
import type { StoredEvent } from './event-log.js';
import type { AdapterLogger } from '../../port.js';
import { pause, Signal } from './signal.js';

/** A partition as its worker sees it, from where its group left off. */
export interface PartitionSource {
  readonly position: number;
  read(after: number, limit: number): StoredEvent[];
  /** False when the partition was taken over by another member. */
  commit(position: number): Promise<boolean>;
  /** Notes that the next event failed and is tried again. */
  fail(error: unknown, attempts: number): Promise<void>;
  /** Parks the event and commits, both or neither. False as for `commit`. */
  park(event: StoredEvent, error: unknown, attempts: number): Promise<boolean>;
}

/** Events read at once for a handler that takes fewer. */
const READ_AHEAD = 64;

/** How long to wait before asking a store again that has failed, in milliseconds. */
const STORE_RETRY_MS = 500;

/** Longest timer there is. */
const MAX_DELAY_MS = 2 ** 31 - 1;

type Attempt = { readonly failed: false } | { readonly failed: true; readonly error: unknown };

/** Gives the events of one partition to a handler, in order: retries, parks, commits. */
export class PartitionWorker {
  readonly #source: PartitionSource;
  readonly #subscription: Subscription;
  readonly #logger: AdapterLogger;
  readonly #stopping = new AbortController();
  readonly #wakeUp = new Signal();
  readonly #done: Promise<void>;
  #position: number;

  constructor(source: PartitionSource, subscription: Subscription, logger: AdapterLogger) {
    this.#source = source;
    this.#subscription = subscription;
    this.#logger = logger;
    this.#position = source.position;
    this.#done = this.#run();
  }

  /** There may be new events. */
  wake(): void {
    this.#wakeUp.raise();
  }

  /** Resolves when the handler under way has ended and its progress is committed. */
  stop(): Promise<void> {
    this.#stopping.abort();
    this.#wakeUp.raise();
    return this.#done;
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #run(): Promise<void> {
    const batchSize = this.#subscription.batchSize ?? 1;
    while (!this.#stopped)
      try {
        const events = this.#source.read(this.#position, Math.max(batchSize, READ_AHEAD));
        if (events.length === 0) await this.#wakeUp.wait();
        for (let start = 0; start < events.length && !this.#stopped; start += batchSize)
          await this.#handleBatch(events.slice(start, start + batchSize));
      } catch (error) {
        if (this.#stopped) return;
        this.#logger.error({ err: error, ...this.#where }, 'events cannot be read, trying again');
        await pause(STORE_RETRY_MS, this.#stopping.signal);
      }
  }

  async #handleBatch(events: readonly StoredEvent[]): Promise<void> {
    if (events.length > 1 && !(await this.#attempt(events)).failed)
      return this.#settle(events.at(-1)!, (last) => this.#source.commit(last.position));
    for (const event of events) {
      if (this.#stopped) return;
      await this.#handleOne(event);
    }
  }

  async #handleOne(event: StoredEvent): Promise<void> {
    const { attempts, initialDelayMs } = this.#subscription.retry ?? defaultRetry;
    for (let tries = 1; ; tries++) {
      const attempt = await this.#attempt([event]);
      if (!attempt.failed) return this.#settle(event, ({ position }) => this.#source.commit(position));
      // What fails while its consumer stops may be for that alone: the next one begins the count again.
      if (attempt.error instanceof UnprocessableEvent || (tries >= attempts && !this.#stopped))
        return this.#settle(event, () => this.#source.park(event, attempt.error, tries));
      this.#source
        .fail(attempt.error, tries)
        .catch((error: unknown) =>
          this.#logger.warn({ err: error, ...this.#where }, 'a failure could not be noted'),
        );
      await pause(Math.min(initialDelayMs * 2 ** (tries - 1), MAX_DELAY_MS), this.#stopping.signal);
      if (this.#stopped) return;
    }
  }

  async #attempt(events: readonly StoredEvent[]): Promise<Attempt> {
    try {
      await this.#subscription.handle(events.map(({ body }) => JSON.parse(body) as CloudEvent));
      return { failed: false };
    } catch (error) {
      return { failed: true, error };
    }
  }

  /** What was handled is committed however long the store is away: to give it again would not help. */
  async #settle(event: StoredEvent, write: (event: StoredEvent) => Promise<boolean>): Promise<void> {
    for (;;)
      try {
        if (!(await write(event))) this.#stopping.abort();
        this.#position = event.position;
        return;
      } catch (error) {
        if (this.#stopped) return;
        this.#logger.error({ err: error, ...this.#where }, 'progress cannot be committed, trying again');
        await pause(STORE_RETRY_MS, this.#stopping.signal);
      }
  }

  get #where() {
    return { topic: this.#subscription.topic, consumer: this.#subscription.consumer };
  }
}
