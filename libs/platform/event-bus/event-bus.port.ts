import type { CloudEvent, TopicDefinition } from '@lintel/contracts';
import { type Adapter, token } from '../port.js';
import type { EventOperations } from './operations.port.js';

export * from './operations.port.js';

/**
 * A durable log of events in topics, split into partitions by `subject`. At least once: a consumer may see an event again, after a crash or a
 * hand-over, and events of one subject never out of order.
 */
export interface EventBus extends Adapter {
  /** For those who run it. */
  readonly operations: EventOperations;
  /**
   * Makes topics that are missing. A topic that exists keeps its partitions, for they say which events are in order; for how long it keeps events, and
   * whether it is compacted, follows the definition. What has expired is gone from it, read or not: a consumer that comes later goes on with what is
   * left, which the embedded adapter logs and counts. Rejects with `InvalidTopic` for a name, partitions or days that a broker would not take.
   */
  ensureTopics(topics: readonly TopicDefinition[]): Promise<void>;
  /**
   * Appends events to `topic`, all or none per partition, in the order given. Resolves when they are durable (acks=all); rejects when the broker
   * does not confirm, and then some may still be there. Rejects with `UnknownTopic` or `InvalidEvent` before anything is written.
   *
   * With `by`, a time of `performance.now()`, nothing is sent after it: rejects with `TooLate`, or as if the broker had not confirmed. Whoever may publish only
   * for a while, as by a lease, then cannot be late when the process stood still.
   */
  publish(topic: string, events: readonly CloudEvent[], options?: { readonly by?: number }): Promise<void>;
  /**
   * Starts a member of the consumer group `subscription.consumer`. Partitions are shared among a group's members, across processes. A group that
   * begins at 'latest' sees all that is published after this resolved. Rejects with `UnknownTopic`.
   */
  subscribe(subscription: Subscription): Promise<RunningConsumer>;
  /**
   * Resolves when every consumer of this adapter has handled or parked all events whose `publish` resolved before the call, be it through members of
   * its group in other processes. What handlers publish meanwhile is not waited for. For tests and seeding.
   */
  drain(): Promise<void>;
  /** What was parked by a consumer of a topic and neither retried nor discarded since, oldest first. */
  parked(topic: string, consumer: string): Promise<readonly ParkedEvent[]>;
  /** How many those are, as far as can be said at once; null before they were counted. For a figure that is asked for often. Rejects with `UnknownTopic`. */
  parkedCount(topic: string, consumer: string): Promise<number | null>;
  /** Drops a group that has no member left, with its progress, as after a replay. A group that is not there is no error. */
  forget(topic: string, consumer: string): Promise<void>;
  /** How many events of a topic a consumer group has not yet handled; all of them, for a group that never was. Rejects with `UnknownTopic`. */
  lag(topic: string, consumer: string): Promise<number>;
}

export interface Subscription {
  /** The consumer group: each event of a topic is handled by one member of each group. Letters, digits and `-_.` */
  readonly consumer: string;
  readonly topic: string;
  /** Where a group begins that has committed nothing yet. */
  readonly from: 'beginning' | 'latest';
  /**
   * Handles events of one partition, in order, at most `batchSize` at a time; those of other partitions may be under way at the same time.
   * Progress is committed after it resolves. When it throws for a batch of several, they are given again one at a time, so that only the one at
   * fault is retried and parked. Each time it is given copies of its own.
   */
  handle(events: readonly CloudEvent[]): Promise<void>;
  /** 1 unless given. */
  readonly batchSize?: number;
  readonly retry?: RetryPolicy;
  /**
   * Whether operations may replay to it what it handled long ago: only where handling is idempotent and tells nobody anything twice, however late.
   * False unless given.
   */
  readonly replayable?: boolean;
}

/**
 * After a throw the same event is given again, with doubling delays, while its partition waits and others go on; after `attempts` tries it is
 * parked and the partition moves on. A hand-over begins the count again; a try that fails once the consumer is told to stop is not the last.
 */
export interface RetryPolicy {
  readonly attempts: number;
  readonly initialDelayMs: number;
}

/** Five tries over about a minute: 4 s, 8 s, 16 s and 32 s apart. */
export const defaultRetry: RetryPolicy = { attempts: 5, initialDelayMs: 4000 };

/** Thrown by a handler for an event that no retry can mend, such as data against its schema: parked at once. */
export class UnprocessableEvent extends Error {
  override readonly name = 'UnprocessableEvent';
}

/** A topic was named that `ensureTopics` never made. */
export class UnknownTopic extends Error {
  override readonly name = 'UnknownTopic';

  constructor(topic: string) {
    super(`unknown topic ${JSON.stringify(topic)}: make it with ensureTopics first`);
  }
}

/** A topic's or a consumer's name, or a number of partitions, that a broker would not take. */
export class InvalidTopic extends Error {
  override readonly name = 'InvalidTopic';
}

/** An event that cannot be published: without id or subject, not JSON, or larger than `maxEventBytes`. No repetition can mend it. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

/** The time until which events could be published was over. */
export class TooLate extends Error {
  override readonly name = 'TooLate';

  constructor() {
    super('the events could not be published in time');
  }
}

/** The largest event, as JSON in UTF-8; what Kafka takes unless told otherwise, less the room its own headers need. */
export const maxEventBytes = 1_000_000;

export interface RunningConsumer {
  /** Takes no more events, waits for the handler under way (not for a retry's delay), commits, and leaves the group. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ParkedEvent {
  readonly event: CloudEvent;
  /** The topic it came from. */
  readonly topic: string;
  readonly consumer: string;
  readonly error: string;
  /** How often it was tried by itself, not in a batch. */
  readonly attempts: number;
  /** RFC 3339, UTC. */
  readonly parkedAt: string;
}

/** Where a consumer's parked events are kept: a topic like any other, with the events as they were, for `keptDays.parked`. */
export const parkedTopic = (topic: string, consumer: string): string => `${topic}.${consumer}.parked`;

/** Where events are kept that a consumer is to be given again. */
export const retryTopic = (topic: string, consumer: string): string => `${topic}.${consumer}.retry`;

export const EVENT_BUS = token<EventBus>('EventBus');
