import { defaultRetry, UnprocessableEvent, type Subscription } from '../event-bus.port.js';
import type { AdapterLogger } from '../../port.js';
import { toEvent, type EventRecord } from './event-records.js';
import { isOfTheBus } from './ticks.js';
import { pause, Signal } from './waiting.js';

/** What a worker needs of the group's member that it works for. */
export interface PartitionOwner {
  readonly partition: number;
  /** Resolves when it is committed, rejects when the membership ended before. */
  commit(offset: number): Promise<void>;
  park(record: EventRecord, error: unknown, attempts: number): Promise<void>;
  /** Whether more should be fetched for now. */
  fetchMore(wanted: boolean): void;
  failed(): void;
  /** A record that failed by itself is tried again. Settles as `commit` does. */
  fails(offset: number, error: unknown, attempts: number): Promise<void>;
}

/** What a worker holds before fetching pauses, and the half of it from which fetching goes on. */
const MOST_RECORDS = 10_000;
const MOST_BYTES = 2_000_000;

/** Batches that may be handled ahead of their commit: what a crash gives again at most, beside the one in hand. */
const MOST_UNCOMMITTED = 8;

const PARK_RETRY_MS = 500;

/** Longest timer there is. */
const MAX_DELAY_MS = 2 ** 31 - 1;

type Attempt = { readonly failed: false } | { readonly failed: true; readonly error: unknown };

/** Gives the records of one partition to a handler, in order: retries, parks, commits. */
export class PartitionWorker {
  readonly #owner: PartitionOwner;
  readonly #subscription: Subscription;
  readonly #logger: AdapterLogger;
  readonly #stopping = new AbortController();
  readonly #wakeUp = new Signal();
  readonly #buffer: EventRecord[] = [];
  readonly #uncommitted: Promise<void>[] = [];
  readonly #done: Promise<void>;
  #bufferedBytes = 0;
  #full = false;
  /** The offset that is fetched next, and the one after what was handled last. */
  #expected = 0;
  #position = 0;
  #abandoned = false;

  /** Begins once the partition's worker before, if there is one, has ended: and where that one ended, if it is given more than once. */
  constructor(
    owner: PartitionOwner,
    subscription: Subscription,
    logger: AdapterLogger,
    before?: PartitionWorker,
  ) {
    this.#owner = owner;
    this.#subscription = subscription;
    this.#logger = logger;
    this.#done = this.#run(before);
  }

  /** Records as fetched; those that it has already are left out. */
  accept(records: readonly EventRecord[]): void {
    for (const record of records) {
      if (Number(record.offset) < this.#expected) continue;
      this.#expected = Number(record.offset) + 1;
      this.#buffer.push(record);
      this.#bufferedBytes += record.value?.length ?? 0;
    }
    if (!this.full && this.#brimming(1)) this.#setFull(true);
    this.#wakeUp.raise();
  }

  get full(): boolean {
    return this.#full;
  }

  /** Resolves when the handler under way has ended and its progress is committed, or cannot be any more. */
  stop(): Promise<void> {
    this.#stopping.abort();
    this.#wakeUp.raise();
    return this.#done;
  }

  /** As though the process had died. */
  abandon(): void {
    this.#abandoned = true;
    void this.stop();
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #run(before: PartitionWorker | undefined): Promise<void> {
    if (before) {
      await before.stop();
      this.#position = before.#position;
    }
    const batchSize = this.#subscription.batchSize ?? 1;
    while (!this.#stopped) {
      const batch = this.#take(batchSize);
      if (batch.length > 0) await this.#handleBatch(batch);
      // What was handled before may fill more than a batch.
      else if (this.#buffer.length === 0) await this.#wakeUp.wait();
    }
    if (!this.#abandoned) await Promise.all(this.#uncommitted);
  }

  #take(batchSize: number): EventRecord[] {
    const batch = this.#buffer.splice(0, batchSize);
    for (const { value } of batch) this.#bufferedBytes -= value?.length ?? 0;
    if (this.full && !this.#brimming(0.5)) this.#setFull(false);
    // Fetched again, though its worker before had handled it but not yet committed.
    return batch.filter(({ offset }) => Number(offset) >= this.#position);
  }

  async #handleBatch(records: readonly EventRecord[]): Promise<void> {
    if (records.length > 1 && !(await this.#attempt(records)).failed) return this.#handled(records.at(-1)!);
    for (const record of records) {
      if (this.#stopped) return;
      await this.#handleOne(record);
    }
  }

  async #handleOne(record: EventRecord): Promise<void> {
    const { attempts, initialDelayMs } = this.#subscription.retry ?? defaultRetry;
    for (let tries = 1; ; tries++) {
      const attempt = await this.#attempt([record]);
      if (!attempt.failed) return this.#handled(record);
      // What fails while its consumer stops may be for that alone: the next one begins the count again.
      if (attempt.error instanceof UnprocessableEvent || (tries >= attempts && !this.#stopped))
        return this.#park(record, attempt.error, tries);
      this.#settles(this.#owner.fails(Number(record.offset), attempt.error, tries));
      await pause(Math.min(initialDelayMs * 2 ** (tries - 1), MAX_DELAY_MS), this.#stopping.signal);
      if (this.#stopped) return;
    }
  }

  async #attempt(records: readonly EventRecord[]): Promise<Attempt> {
    try {
      const events = records.filter((record) => !isOfTheBus(record)).map(toEvent);
      if (events.length > 0) await this.#subscription.handle(events);
      return { failed: false };
    } catch (error) {
      this.#owner.failed();
      return { failed: true, error };
    }
  }

  async #handled(record: EventRecord): Promise<void> {
    if (this.#abandoned) return;
    this.#position = Number(record.offset) + 1;
    this.#settles(this.#owner.commit(this.#position));
    while (this.#uncommitted.length > MOST_UNCOMMITTED) await this.#uncommitted.shift();
  }

  /** To be waited for before the partition is another's, whose progress it would set back. One that failed ended the membership, and this worker with it. */
  #settles(commit: Promise<void>): void {
    this.#uncommitted.push(commit.catch(() => undefined));
  }

  /** What cannot be parked for now is neither lost nor skipped. */
  async #park(record: EventRecord, error: unknown, tries: number): Promise<void> {
    while (!this.#abandoned)
      try {
        await this.#owner.park(record, error, tries);
        return await this.#handled(record);
      } catch (cause) {
        if (this.#stopped) return;
        const { topic, consumer } = this.#subscription;
        this.#logger.error({ err: cause, topic, consumer }, 'an event cannot be parked, trying again');
        await pause(PARK_RETRY_MS, this.#stopping.signal);
      }
  }

  #brimming(part: number): boolean {
    return this.#buffer.length > MOST_RECORDS * part || this.#bufferedBytes > MOST_BYTES * part;
  }

  #setFull(full: boolean): void {
    this.#full = full;
    this.#owner.fetchMore(!full);
  }
}
