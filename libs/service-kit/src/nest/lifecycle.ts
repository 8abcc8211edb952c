import type {
  BeforeApplicationShutdown,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  OnModuleInit,
} from '@nestjs/common';
import type { HealthCheck } from '../observability/health.js';
import type { OutboxRelay, WaitingEvent } from '../events/outbox-relay.js';

/** What a service has told that the bus has not taken yet. */
export interface OutboxBacklog {
  /** Aggregates. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Why this process could not publish them, as the bus said last. */
  readonly problem: string | null;
  /** Those that wait longest, at most 50. */
  readonly events: readonly WaitingEvent[];
}

const FIRST_WAITING = 50;

/** What a service does of itself, not because it was asked: takes jobs, looks after things, listens. */
export interface LifecyclePart {
  /** Before anything is done or answered. Topics and indexes are there. */
  prepare?(): Promise<unknown>;
  start?(): unknown;
  /** Begins nothing more, and lets what is under way finish. */
  stop?(): Promise<unknown>;
  /** Resolves when nothing is under way that a request has set off. */
  settled?(): Promise<unknown>;
  /** How it is, where that is worth a row of its own. */
  readonly health?: HealthCheck;
}

/**
 * Starts and stops what a service does of itself, in the order that this needs: consuming begins after it and ends before it (`startService`),
 * then requests end, and the relays go last, when nobody writes events any more.
 */
export class Lifecycle
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  readonly #parts: LifecyclePart[] = [];
  readonly #relays: OutboxRelay[] = [];

  /** @param ready makes the topics and indexes */
  constructor(private readonly ready: () => Promise<void>) {}

  join(part: LifecyclePart): void {
    this.#parts.push(part);
  }

  relay(relay: OutboxRelay): void {
    this.#relays.push(relay);
  }

  /** Of its parts. */
  get health(): readonly HealthCheck[] {
    return this.#parts.flatMap(({ health }) => health ?? []);
  }

  get publishes(): boolean {
    return this.#relays.length > 0;
  }

  /** How many aggregates have events that are not yet on the bus. */
  async waiting(): Promise<number> {
    const each = await Promise.all(this.#relays.map((relay) => relay.waiting()));
    return each.reduce((sum, waiting) => sum + waiting, 0);
  }

  /** How long the one that waits longest has waited, in seconds. */
  async oldestSeconds(): Promise<number> {
    return Math.max(0, ...(await Promise.all(this.#relays.map((relay) => relay.oldestSeconds()))));
  }

  async backlog(): Promise<OutboxBacklog> {
    const [waiting, oldestSeconds, events] = await Promise.all([
      this.waiting(),
      this.oldestSeconds(),
      Promise.all(this.#relays.map((relay) => relay.firstWaiting(FIRST_WAITING))),
    ]);
    const first = events.flat().sort((one, other) => (one.since < other.since ? -1 : 1));
    const problem = this.#relays.map((relay) => relay.problem).find((each) => each !== null) ?? null;
    return { waiting, oldestSeconds, problem, events: first.slice(0, FIRST_WAITING) };
  }

  async onModuleInit(): Promise<void> {
    await this.ready();
    for (const part of this.#parts) await part.prepare?.();
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const relay of this.#relays) relay.start();
    for (const part of this.#parts) await part.start?.();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.#parts.map((part) => part.stop?.()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#settled();
    await Promise.all(this.#relays.map((relay) => relay.stop()));
  }

  /** Resolves when every event is on the bus. Rejects when the bus does not take them. */
  async drain(): Promise<void> {
    await this.#settled();
    for (const relay of this.#relays) await relay.drain();
  }

  async #settled(): Promise<void> {
    await Promise.all(this.#parts.map((part) => part.settled?.()));
  }
}
