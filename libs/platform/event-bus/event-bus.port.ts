import type { CloudEvent, TopicDefinition } from '@lintel/contracts';
import type { Adapter } from '../port.js';

/**
 * A durable log of events in topics, split into partitions by `subject`. At least once: a consumer may see an event again, after a crash or a
 * hand-over, and events of one subject never out of order.
 */
export interface EventBus extends Adapter {
  /** Makes topics that are missing. A topic that exists keeps its partitions. */
  ensureTopics(topics: readonly TopicDefinition[]): Promise<void>;
  /**
   * Appends events to `topic`, all or none per partition. Resolves when they are durable (acks=all); rejects when the broker does not
   * confirm, and then some may still be there.
   */
  publish(topic: string, events: readonly CloudEvent[]): Promise<void>;
  /** Starts a member of the consumer group `subscription.consumer`. Partitions are shared among a group's members, across processes. */
  subscribe(subscription: Subscription): Promise<RunningConsumer>;
  /** Resolves when every consumer of this adapter has handled or parked all that was published before the call. For tests and seeding. */
  drain(): Promise<void>;
  /** What was parked by a consumer of a topic, oldest first. */
  parked(topic: string, consumer: string): Promise<readonly ParkedEvent[]>;
  /** How many events of a topic a consumer group has not yet handled. */
  lag(topic: string, consumer: string): Promise<number>;
}

export interface Subscription {
  /** The consumer group: each event of a topic is handled by one member of each group. */
  readonly consumer: string;
  readonly topic: string;
  /** Where a group begins that has committed nothing yet. */
  readonly from: 'beginning' | 'latest';
  /**
   * Handles events of one partition, in order, at most `batchSize` at a time. Progress is committed after it resolves. When it throws for a
   * batch of several, they are given again one at a time, so that only the one at fault is retried and parked.
   */
  handle(events: readonly CloudEvent[]): Promise<void>;
  /** 1 unless given. */
  readonly batchSize?: number;
  readonly retry?: RetryPolicy;
}

/** After a throw the same event is given again, with doubling delays; after `attempts` tries it is parked and the partition moves on. */
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

export interface RunningConsumer {
  /** Takes no more events, waits for the handler under way, commits, and leaves the group. */
  stop(): Promise<void>;
}

export interface ParkedEvent {
  readonly event: CloudEvent;
  /** The topic it came from. */
  readonly topic: string;
  readonly consumer: string;
  readonly error: string;
  readonly attempts: number;
  /** RFC 3339, UTC. */
  readonly parkedAt: string;
}

/** Where a consumer's parked events are kept: a topic like any other. */
export const parkedTopic = (topic: string, consumer: string): string => `${topic}.${consumer}.parked`;
