import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '@lintel/kernel';
import { emptyLog, traceUpkeepMs } from '../../sqlite-traces.js';
import { compactionStep } from './compaction.js';
import type { EventLog } from './event-log.js';
import type { GroupRegistry } from './group-registry.js';
import type { AdapterLogger } from '../../port.js';
import type { Neighbour } from './neighbours.js';
import { retentionStep } from './retention.js';

/** After so many events in compacted topics, superseded ones are looked for. */
const COMPACT_EVERY = 1000;

export interface UpkeepOptions {
  readonly database: DatabaseSync;
  readonly log: EventLog;
  readonly registry: GroupRegistry;
  readonly instance: string;
  readonly clock: Clock;
  readonly logger: AdapterLogger;
  readonly pollIntervalMs: number;
  readonly leaseMs: number;
  /** Told of what other processes did. */
  readonly news: Neighbour;
  leaseLost(): void;
}

/** What an adapter does by the clock: looks for other processes' doings, keeps its lease, ends those that ran out, compacts, removes what is kept no longer. */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #dataVersion;
  readonly #timers: NodeJS.Timeout[];
  #seenVersion: unknown;
  #seenHead: number;
  #lastBeat = performance.now();
  #publishedSinceCompaction = 0;
  #compacting: Promise<void> | undefined;
  #missed = 0;
  #stopped = false;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#dataVersion = options.database.prepare('PRAGMA data_version');
    this.#seenHead = options.log.head();
    this.#timers = [
      setInterval(() => this.#guard(() => this.#poll()), options.pollIntervalMs),
      setInterval(() => this.#guard(() => this.#beat()), options.leaseMs / 3),
      setInterval(() => void this.tidy(), traceUpkeepMs),
    ];
    // At once, since what a process that was killed held may be free by now.
    setImmediate(() => this.#guard(() => this.#sweep()));
    void this.tidy();
  }

  /** Events that were gone before a consumer of theirs had read them, as far as this process removed them. */
  get missed(): number {
    return this.#missed;
  }

  /** Removes what is superseded, what is kept no longer, and what is left of both in the write-ahead log. */
  async tidy(): Promise<void> {
    await this.#compact();
    await this.#inSteps(() => this.#expire());
    this.#guard(() => emptyLog(this.#options.database));
  }

  stop(): void {
    this.#stopped = true;
    this.#timers.forEach((timer) => clearInterval(timer));
  }

  /** So many events were added to a compacted topic. */
  published(events: number): void {
    this.#publishedSinceCompaction += events;
    if (this.#publishedSinceCompaction >= COMPACT_EVERY) void this.#compact();
  }

  #poll(): void {
    const { data_version: version } = this.#dataVersion.get()!;
    if (version === this.#seenVersion) return;
    this.#seenVersion = version;
    const { log, news } = this.#options;
    const head = log.head();
    if (head > this.#seenHead) news.grown(log.touchedSince(this.#seenHead));
    this.#seenHead = head;
    news.membersChanged();
    news.progressed();
  }

  #beat(): void {
    const { registry, instance, leaseMs, leaseLost, logger } = this.#options;
    const late = performance.now() - this.#lastBeat > leaseMs;
    this.#lastBeat = performance.now();
    if (!registry.heartbeat(instance)) {
      logger.warn({ instance }, 'the lease ran out, joining the groups again');
      registry.register(instance);
      leaseLost();
    }
    // After a sleep of the whole machine everybody is late: give the others the time to say that they live. And after the timers, so that the
    // other adapters of this process had their turn.
    if (!late) setImmediate(() => this.#guard(() => this.#sweep()));
  }

  #sweep(): void {
    this.#options.registry.sweep();
    // Also without any: a partition may have been set free by another process since the last poll.
    this.#options.news.membersChanged();
  }

  #compact(): Promise<void> {
    this.#publishedSinceCompaction = 0;
    const { database, clock } = this.#options;
    return (this.#compacting ??= this.#inSteps(() => compactionStep(database, clock.now())).finally(
      () => (this.#compacting = undefined),
    ));
  }

  #expire(): boolean {
    const { database, clock, logger, news } = this.#options;
    const { missed, more } = retentionStep(database, clock.now());
    for (const { topic, consumer, events } of missed) {
      this.#missed += events;
      logger.warn({ topic, consumer, events }, 'events expired before their consumer had read them');
    }
    if (missed.length > 0) news.progressed();
    return more;
  }

  /** Repeats a step until it says that there is no more to do, and lets other work in between. */
  async #inSteps(step: () => boolean): Promise<void> {
    for (let more = true; more && !this.#stopped;) {
      await new Promise((resolve) => setImmediate(resolve));
      more = false;
      this.#guard(() => (more = step()));
    }
  }

  /** A store that fails now (a full disk, a lock held too long) is asked again at the next turn. */
  #guard(work: () => void): void {
    if (this.#stopped) return;
    try {
      work();
    } catch (error) {
      this.#options.logger.error({ err: error }, "the event bus's upkeep failed");
    }
  }
}
