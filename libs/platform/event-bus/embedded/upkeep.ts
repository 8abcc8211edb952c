import type { DatabaseSync } from 'node:sqlite';
import { compactionStep } from './compaction.js';
import type { EventLog } from './event-log.js';
import type { GroupRegistry } from './group-registry.js';
import type { BusLogger } from './logger.js';
import type { Neighbour } from './neighbours.js';

/** After so many events in compacted topics, superseded ones are looked for. */
const COMPACT_EVERY = 1000;

export interface UpkeepOptions {
  readonly database: DatabaseSync;
  readonly log: EventLog;
  readonly registry: GroupRegistry;
  readonly instance: string;
  readonly logger: BusLogger;
  readonly pollIntervalMs: number;
  readonly leaseMs: number;
  /** Told of what other processes did. */
  readonly news: Neighbour;
  leaseLost(): void;
}

/** What an adapter does by the clock: looks for other processes' doings, keeps its lease, ends those that ran out, compacts. */
export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #dataVersion;
  readonly #timers: NodeJS.Timeout[];
  #seenVersion: unknown;
  #seenHead: number;
  #lastBeat = performance.now();
  #publishedSinceCompaction = 0;
  #compacting = false;
  #stopped = false;

  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#dataVersion = options.database.prepare('PRAGMA data_version');
    this.#seenHead = options.log.head();
    this.#timers = [
      setInterval(() => this.#guard(() => this.#poll()), options.pollIntervalMs),
      setInterval(() => this.#guard(() => this.#beat()), options.leaseMs / 3),
    ];
    // At once, since what a process that was killed held may be free by now.
    setImmediate(() => this.#guard(() => this.#sweep()));
    this.#compact();
  }

  stop(): void {
    this.#stopped = true;
    this.#timers.forEach((timer) => clearInterval(timer));
  }

  /** So many events were added to a compacted topic. */
  published(events: number): void {
    this.#publishedSinceCompaction += events;
    if (this.#publishedSinceCompaction >= COMPACT_EVERY) this.#compact();
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

  #compact(): void {
    this.#publishedSinceCompaction = 0;
    if (this.#compacting) return;
    this.#compacting = true;
    const step = () => {
      let more = false;
      this.#guard(() => (more = compactionStep(this.#options.database)));
      if (more && !this.#stopped) setImmediate(step);
      else this.#compacting = false;
    };
    setImmediate(step);
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
