import type { Message } from 'kafkajs';
import { type CloudEvent, keepDaysOf, type TopicDefinition } from '@lintel/contracts';
import { systemClock, type Clock } from '@lintel/kernel';
import {
  parkedTopic,
  retryTopic,
  type EventBus,
  type ParkedEvent,
  type RunningConsumer,
  type Subscription,
} from '../event-bus.port.js';
import { assertName, assertTopic, toJson } from '../event-rules.js';
import { errorText } from '../operations-rules.js';
import { type AdapterHealth, type AdapterLogger, silent } from '../../port.js';
import { toMessage, type EventRecord } from './event-records.js';
import { GroupMember } from './group-member.js';
import { Inspection } from './inspection.js';
import { KafkaOperations } from './operations.js';
import { ParkedLog } from './parked-log.js';
import { toParkedMessage } from './parked-records.js';
import { Positions, type Ends } from './positions.js';
import { Publisher } from './publisher.js';
import { Ticks } from './ticks.js';
import { Retries } from './retries.js';
import { Readers } from './topic-reader.js';
import { Topics, type TopicSettings } from './topics.js';
import { begin, type GroupOfTopic } from './visit.js';
import { Signal } from './waiting.js';
import type { ClusterSettings } from './wire.js';

export interface KafkaEventBusOptions extends TopicSettings, Omit<ClusterSettings, 'logger'> {
  /** Dates what is parked. */
  readonly clock?: Clock;
  /** Also told what the client library has to say. */
  readonly logger?: AdapterLogger;
  /** How long a process may be silent before others take over its partitions, in milliseconds; 10 s unless given: a group stands still for so long when a member is killed (ADR 64). A broker takes 6 s or more. */
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
  readonly operations: KafkaOperations;
  readonly #options: KafkaEventBusOptions;
  readonly #clock: Clock;
  readonly #logger: AdapterLogger;
  readonly #cluster: ClusterSettings;
  readonly #limitMs: number;
  readonly #publisher: Publisher;
  readonly #topics: Topics;
  readonly #positions: Positions;
  readonly #inspection: Inspection;
  readonly #readers: Readers;
  readonly #ticks: Ticks;
  /** Those that consume a topic, and all: also those that are given again what was parked. */
  readonly #consuming = new Map<GroupMember, Subscription>();
  readonly #members = new Set<GroupMember>();
  readonly #parked: ParkedLog;
  readonly #retries: Retries<Subscription>;
  readonly #joining = new Set<Promise<unknown>>();
  readonly #draining = new Set<Signal>();
  #handlerFailures = 0;
  #closed = false;
  #looking: Promise<AdapterHealth> | undefined;
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
    this.#inspection = new Inspection(this.#cluster, limitMs);
    this.#readers = new Readers(this.#cluster, limitMs);
    const log = {
      clock,
      prefix: options.topicPrefix ?? '',
      topics: this.#topics,
      positions: this.#positions,
      readers: this.#readers,
    };
    this.#parked = new ParkedLog({
      ...log,
      publish: (...published) => this.#publisher.publish(...published),
      retried: () => void this.#retries.look(),
    });
    this.#retries = new Retries({
      needed: (consuming) => this.#toldToRetry(consuming),
      start: (subscription) =>
        this.#join(subscription, retryTopic(subscription.topic, subscription.consumer)),
      failed: (err) => logger.warn({ err }, 'events cannot be given again yet, trying again'),
    });
    this.operations = new KafkaOperations({
      ...log,
      parked: this.#parked,
      inspection: this.#inspection,
      groupOf: (topic, consumer) => this.#where(topic, consumer),
      assertExists: (topic) => this.#assertExists(topic),
      assertOpen: () => this.#assertOpen(),
    });
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

  async publish(topic: string, events: readonly CloudEvent[], { by = Infinity } = {}): Promise<void> {
    this.#assertOpen();
    const messages = events.map((event) => ({ bytes: toJson(event).length, message: toMessage(event) }));
    await this.#assertExists(topic);
    await this.#publisher.publishAll(this.#named(topic), messages, by);
  }

  async subscribe(subscription: Subscription): Promise<RunningConsumer> {
    const { topic, consumer, batchSize = 1 } = subscription;
    await this.#assertExists(topic);
    if (this.#closing) throw new Error('the event bus is closing');
    assertName(consumer, 'consumer');
    assertName(this.#named(parkedTopic(topic, consumer)), 'topic');
    if (!Number.isInteger(batchSize) || batchSize < 1)
      throw new RangeError(`batchSize must be a whole number from 1, not ${batchSize}`);
    const member = await this.#join(subscription, topic);
    this.#retries.watch(subscription);
    this.#consuming.set(member, subscription);
    return { stop: () => this.#stop(member) };
  }

  async drain(): Promise<void> {
    this.#assertOpen();
    await this.#retries.look();
    const members = [...this.#members];
    const ends = new Map<string, Ends>();
    for (const { topic } of members) if (!ends.has(topic)) ends.set(topic, await this.#positions.ends(topic));
    await Promise.all(members.map((member) => this.#caughtUp(member, ends.get(member.topic)!)));
  }

  async parked(topic: string, consumer: string): Promise<readonly ParkedEvent[]> {
    await this.#assertExists(topic);
    return this.#parked.all(topic, consumer);
  }

  async parkedCount(topic: string, consumer: string): Promise<number | null> {
    await this.#assertExists(topic);
    return this.#parked.waitingByNow(topic, consumer);
  }

  async forget(topic: string, consumer: string): Promise<void> {
    await this.#assertExists(topic);
    for (const each of [topic, retryTopic(topic, consumer)])
      if (!(await this.#topics.deleteGroup(this.#group(each, consumer))))
        throw new Error(`the consumer ${consumer} of ${topic} still has members`);
  }

  async lag(topic: string, consumer: string): Promise<number> {
    await this.#assertExists(topic);
    return this.#positions.lag(new Map([[this.#group(topic, consumer), this.#named(topic)]]));
  }

  /** `lag` and `parked` are of this process's consumers; `away` counts those that have lost their broker. Those who ask at once are answered together. */
  health(): Promise<AdapterHealth> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = undefined)));
  }

  async #look(): Promise<AdapterHealth> {
    this.#assertOpen();
    const consuming = new Map(
      Array.from(this.#consuming.values(), (each) => [this.#group(each.topic, each.consumer), each]),
    );
    const read = new Map(Array.from(consuming, ([group, { topic }]) => [group, this.#named(topic)]));
    const [lag, parked] = await Promise.all([
      this.#positions.lag(read),
      this.#parked.allWaitingByNow([...consuming.values()]),
      // Asks the brokers even where there is no consumer.
      this.#topics.exists(''),
    ]);
    const away = [...this.#members].filter(({ connected }) => !connected).length;
    return {
      name: 'event-bus: kafka',
      gauges: {
        ...{ lag, parked, consumers: this.#consuming.size, away },
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
    this.#retries.end();
    this.#closing = Promise.resolve();
    for (const member of this.#members) member.abandon();
    for (const part of this.#parts) part.cut();
    this.#progressed();
  }

  async #close(): Promise<void> {
    this.#ticks.stop();
    this.#retries.end();
    await Promise.allSettled(this.#joining);
    // Handlers under way may still publish.
    await Promise.all(Array.from(this.#members, (member) => this.#stop(member)));
    this.#closed = true;
    await Promise.all(this.#parts.map((part) => part.close()));
    this.#progressed();
  }

  /** Starts a member of a group; `reading` is not the subscription's own topic for what is given again. */
  async #join(subscription: Subscription, reading: string): Promise<GroupMember> {
    const { topic, consumer, from, replayable } = subscription;
    const again = reading !== topic;
    const where = this.#where(reading, consumer);
    const member = new GroupMember({
      ...where,
      subscription,
      logger: this.#logger,
      clock: this.#clock,
      park: (partition, record, ...cause) =>
        this.#park(subscription, `${again ? 'retry/' : ''}${partition}/${record.offset}`, record, ...cause),
      committed: () => this.#progressed(),
      failed: () => void this.#handlerFailures++,
    });
    this.#members.add(member);
    const joining = begin(where, this.#positions, again ? 'beginning' : from, replayable ?? false).then(() =>
      member.join(),
    );
    this.#joining.add(joining);
    try {
      await joining;
      return member;
    } catch (error) {
      this.#members.delete(member);
      await member.stop();
      throw error;
    } finally {
      this.#joining.delete(joining);
    }
  }

  #where(topic: string, consumer: string): GroupOfTopic {
    return {
      settings: this.#cluster,
      group: this.#group(topic, consumer),
      topic: this.#named(topic),
      sessionTimeoutMs: this.#options.sessionTimeoutMs ?? 10_000,
      limitMs: this.#limitMs,
    };
  }

  async #stop(member: GroupMember): Promise<void> {
    const subscription = this.#consuming.get(member);
    this.#consuming.delete(member);
    const again = subscription && this.#retries.leave(subscription);
    await Promise.all([member.stop(), again?.stop()]);
    for (const each of [member, again]) if (each) this.#members.delete(each);
    this.#progressed();
  }

  async #toldToRetry(consuming: readonly Subscription[]): Promise<readonly Subscription[]> {
    const there = new Set(await this.#inspection.topics());
    const told: Subscription[] = [];
    for (const subscription of consuming) {
      const name = retryTopic(subscription.topic, subscription.consumer);
      if (!there.has(this.#named(name))) continue;
      if ((await this.lag(name, subscription.consumer)) > 0) told.push(subscription);
    }
    return told;
  }

  /** Parked first and committed then: after a crash between the two it is parked again, and listed once. */
  async #park(
    { topic, consumer }: Subscription,
    origin: string,
    record: EventRecord,
    cause: unknown,
    attempts: number,
  ): Promise<void> {
    const name = this.#named(parkedTopic(topic, consumer));
    const error = errorText(cause);
    const parkedAt = this.#clock.now().toISOString();
    await this.#parked.ensure(name, 'parked');
    const message = toParkedMessage(record, { error, attempts, parkedAt }, origin);
    await this.#publisher.publish(name, [message], record.value?.length ?? 0);
    this.#logger.error({ topic, consumer, error, attempts, origin }, 'an event was parked');
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

  get #parts() {
    return [this.#publisher, this.#topics, this.#positions, this.#inspection, this.#readers];
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
