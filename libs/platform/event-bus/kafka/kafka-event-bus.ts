import type { Message } from 'kafkajs';
import { type CloudEvent, keepDaysOf, keptDays, type TopicDefinition } from '@lintel/contracts';
import { systemClock, type Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import {
  parkedTopic,
  type EventBus,
  type ParkedEvent,
  type RunningConsumer,
  type Subscription,
} from '../event-bus.port.js';
import { assertName, assertTopic, toJson } from '../event-rules.js';
import { silent, type BusLogger } from './bus-logger.js';
import { toMessage, toParkedEvents, toParkedMessage, type EventRecord } from './event-records.js';
import { GroupMember } from './group-member.js';
import { Positions, type Ends } from './positions.js';
import { Publisher } from './publisher.js';
import { readAll } from './reading.js';
import { Ticks } from './ticks.js';
import { Topics, type TopicSettings } from './topics.js';
import { begin } from './visit.js';
import { Signal } from './waiting.js';
import type { ClusterSettings } from './wire.js';

export interface KafkaEventBusOptions extends TopicSettings, Omit<ClusterSettings, 'logger'> {
  /** Dates what is parked. */
  readonly clock?: Clock;
  /** Also told what the client library has to say. */
  readonly logger?: BusLogger;
  /** How long a process may be silent before others take over its partitions, in milliseconds; 30 s unless given. A broker takes 6 s or more. */
  readonly sessionTimeoutMs?: number;
  /** How long anything that a broker is asked may take, in milliseconds; 10 s unless given. */
  readonly limitMs?: number;
  /** Put before the name of every topic and group, where several installations share a cluster. */
  readonly topicPrefix?: string;
  /** How often compacted topics are ticked, in milliseconds; see `Ticks`. */
  readonly tickMs?: number;
}

/** How often to look how far the members of other processes are, in milliseconds. */
const DRAIN_POLL_MS = 100;

/** The event bus on Kafka: a topic is a topic, a consumer the group `<topic>.<consumer>`, an event a CloudEvent in binary mode. */
export class KafkaEventBus implements EventBus {
  readonly #options: KafkaEventBusOptions;
  readonly #clock: Clock;
  readonly #logger: BusLogger;
  readonly #cluster: ClusterSettings;
  readonly #limitMs: number;
  readonly #publisher: Publisher;
  readonly #topics: Topics;
  readonly #positions: Positions;
  readonly #ticks: Ticks;
  readonly #members = new Map<GroupMember, Subscription>();
  readonly #joining = new Set<Promise<void>>();
  readonly #draining = new Set<Signal>();
  #handlerFailures = 0;
  #closed = false;
  #closing: Promise<void> | undefined;

  constructor(options: KafkaEventBusOptions) {
    const { clock = systemClock, logger = silent, limitMs = 10_000 } = options;
    this.#options = options;
    this.#clock = clock;
    this.#logger = logger;
    this.#limitMs = limitMs;
    this.#cluster = { ...options, logger };
    this.#publisher = new Publisher(this.#cluster, limitMs);
    this.#topics = new Topics(this.#cluster, limitMs, options);
    this.#positions = new Positions(this.#cluster, limitMs);
    this.#ticks = new Ticks({
      ...(options.tickMs === undefined ? {} : { everyMs: options.tickMs }),
      publish: (topic, message) => this.#publishToAll(topic, message),
      failed: (err, topic) => logger.warn({ err, topic }, 'a topic could not be ticked, trying again later'),
    });
  }

  async ensureTopics(topics: readonly TopicDefinition[]): Promise<void> {
    this.#assertOpen();
    const inCluster = topics.map((topic) => {
      assertTopic(topic);
      return { ...topic, name: this.#named(topic.name) };
    });
    inCluster.forEach(assertTopic);
    await this.#topics.ensure(inCluster);
    for (const topic of inCluster)
      if (topic.compacted && keepDaysOf(topic) !== null) this.#ticks.keep(topic.name);
  }

  async publish(topic: string, events: readonly CloudEvent[]): Promise<void> {
    this.#assertOpen();
    let bytes = 0;
    const messages = events.map((event) => {
      bytes += toJson(event).length;
      return toMessage(event);
    });
    await this.#assertExists(topic);
    if (messages.length > 0) await this.#publisher.publish(this.#named(topic), messages, bytes);
  }

  async subscribe(subscription: Subscription): Promise<RunningConsumer> {
    const { topic, consumer, from, batchSize = 1 } = subscription;
    await this.#assertExists(topic);
    if (this.#closing) throw new Error('the event bus is closing');
    assertName(consumer, 'consumer');
    assertName(this.#named(parkedTopic(topic, consumer)), 'topic');
    if (!Number.isInteger(batchSize) || batchSize < 1)
      throw new RangeError(`batchSize must be a whole number from 1, not ${batchSize}`);
    const where = {
      settings: this.#cluster,
      group: this.#group(topic, consumer),
      topic: this.#named(topic),
      sessionTimeoutMs: this.#options.sessionTimeoutMs ?? 30_000,
      limitMs: this.#limitMs,
    };
    const member = new GroupMember({
      ...where,
      subscription,
      logger: this.#logger,
      park: (...parking) => this.#park(subscription, ...parking),
      committed: () => this.#progressed(),
      failed: () => void this.#handlerFailures++,
    });
    this.#members.set(member, subscription);
    try {
      await this.#join(begin(where, this.#positions, from).then(() => member.join()));
    } catch (error) {
      this.#members.delete(member);
      await member.stop();
      throw error;
    }
    return { stop: () => this.#stop(member) };
  }

  async drain(): Promise<void> {
    this.#assertOpen();
    const members = [...this.#members.keys()];
    const ends = new Map<string, Ends>();
    for (const { topic } of members) if (!ends.has(topic)) ends.set(topic, await this.#positions.ends(topic));
    await Promise.all(members.map((member) => this.#caughtUp(member, ends.get(member.topic)!)));
  }

  async parked(topic: string, consumer: string): Promise<readonly ParkedEvent[]> {
    await this.#assertExists(topic);
    const kept = this.#named(parkedTopic(topic, consumer));
    if (!(await this.#topics.exists(kept))) return [];
    const records = await readAll(this.#cluster, this.#limitMs, kept, await this.#positions.ends(kept));
    return toParkedEvents(records, topic, consumer);
  }

  async forget(topic: string, consumer: string): Promise<void> {
    await this.#assertExists(topic);
    if (!(await this.#topics.deleteGroup(this.#group(topic, consumer))))
      throw new Error(`the consumer ${consumer} of ${topic} still has members`);
  }

  async lag(topic: string, consumer: string): Promise<number> {
    await this.#assertExists(topic);
    return this.#positions.lag(this.#group(topic, consumer), this.#named(topic));
  }

  /** `lag` and `parked` are of this process's consumers; `away` counts those that have lost their broker. */
  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    const groups = new Map(Array.from(this.#members.keys(), (member) => [member.group, member]));
    // Asks the brokers even where there is no consumer.
    await this.#topics.exists('');
    let [lag, parked] = [0, 0];
    for (const { group, topic } of groups.values()) {
      lag += await this.#positions.lag(group, topic);
      const kept = `${group}.parked`;
      if (await this.#topics.exists(kept))
        for (const { low, high } of (await this.#positions.ends(kept)).values()) parked += high - low;
    }
    const away = [...this.#members.keys()].filter(({ connected }) => !connected).length;
    return {
      name: 'event-bus: kafka',
      gauges: {
        lag,
        parked,
        consumers: this.#members.size,
        away,
        handler_failures: this.#handlerFailures,
        ...this.#publisher.gauges,
      },
    };
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  /** As though the process had died: nothing is committed, no group left. For tests. */
  abandon(): void {
    this.#closed = true;
    this.#ticks.stop();
    this.#closing = Promise.resolve();
    for (const member of this.#members.keys()) member.abandon();
    for (const part of [this.#publisher, this.#topics, this.#positions]) part.cut();
    this.#progressed();
  }

  async #close(): Promise<void> {
    this.#ticks.stop();
    await Promise.allSettled(this.#joining);
    // Handlers under way may still publish.
    await Promise.all(Array.from(this.#members.keys(), (member) => this.#stop(member)));
    this.#closed = true;
    await Promise.all([this.#publisher, this.#topics, this.#positions].map((part) => part.close()));
    this.#progressed();
  }

  async #join(joining: Promise<void>): Promise<void> {
    this.#joining.add(joining);
    try {
      await joining;
    } finally {
      this.#joining.delete(joining);
    }
  }

  async #stop(member: GroupMember): Promise<void> {
    await member.stop();
    this.#members.delete(member);
    this.#progressed();
  }

  /** Parked first and committed then: after a crash between the two it is parked again, and listed once. */
  async #park(
    { topic, consumer }: Subscription,
    partition: number,
    record: EventRecord,
    cause: unknown,
    attempts: number,
  ): Promise<void> {
    const name = this.#named(parkedTopic(topic, consumer));
    const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    const parkedAt = this.#clock.now().toISOString();
    const { offset } = record;
    // One partition, for the order among all that is parked; not compacted, for several of one subject may be.
    if (!(await this.#topics.exists(name)))
      await this.#topics.ensure([{ name, partitions: 1, compacted: false, keepDays: keptDays.parked }]);
    const message = toParkedMessage(record, { error, attempts, parkedAt }, { partition, offset });
    await this.#publisher.publish(name, [message], record.value?.length ?? 0);
    this.#logger.error({ topic, consumer, error, attempts, partition, offset }, 'an event was parked');
  }

  async #publishToAll(topic: string, message: Message): Promise<void> {
    const partitions = [...(await this.#positions.ends(topic)).keys()];
    await this.#publisher.publish(
      topic,
      partitions.map((partition) => ({ ...message, partition })),
      0,
    );
  }

  async #caughtUp(member: GroupMember, ends: Ends): Promise<void> {
    const changed = new Signal();
    this.#draining.add(changed);
    try {
      while (this.#members.has(member)) {
        this.#assertOpen();
        if (await this.#isPast(member, ends)) return;
        await changed.wait(DRAIN_POLL_MS);
      }
      this.#assertOpen();
    } finally {
      this.#draining.delete(changed);
    }
  }

  async #isPast({ group, topic }: GroupMember, ends: Ends): Promise<boolean> {
    try {
      const committed = await this.#positions.committed(group, topic);
      return [...ends].every(([partition, { low, high }]) => (committed.get(partition) ?? low) >= high);
    } catch (error) {
      this.#logger.warn({ err: error, topic }, 'a broker does not say how far a consumer is, asking again');
      return false;
    }
  }

  #progressed(): void {
    this.#draining.forEach((changed) => changed.raise());
  }

  #named(topic: string): string {
    return `${this.#options.topicPrefix ?? ''}${topic}`;
  }

  #group(topic: string, consumer: string): string {
    return this.#named(`${topic}.${consumer}`);
  }

  async #assertExists(topic: string): Promise<void> {
    this.#assertOpen();
    await this.#topics.assertExists(this.#named(topic), topic);
    this.#assertOpen();
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the event bus is closed');
  }
}
