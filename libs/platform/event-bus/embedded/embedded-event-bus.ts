import type { CloudEvent, TopicDefinition } from '@lintel/contracts';
import { systemClock, type Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import {
  parkedTopic,
  retryTopic,
  UnknownTopic,
  type EventBus,
  type ParkedEvent,
  type RunningConsumer,
  type Subscription,
  TooLate,
} from '../event-bus.port.js';
import { assertName, assertTopic, toJson } from '../event-rules.js';
import { openBusFile, type BusFile } from './bus-file.js';
import { EventLog, type PartitionId, type Topic } from './event-log.js';
import { GroupMember } from './group-member.js';
import { GroupRegistry } from './group-registry.js';
import { LogFigures } from './log-figures.js';
import { type AdapterLogger, silent } from '../../port.js';
import { type Consumption, type Neighbour, Neighbourhood } from './neighbours.js';
import { EmbeddedOperations } from './operations.js';
import { PartitionSources, type ParkingNote } from './partition-sources.js';
import { PartitionWorker } from './partition-worker.js';
import { Signal } from './signal.js';
import { Upkeep } from './upkeep.js';
import { WriteQueue } from './write-queue.js';

export interface EmbeddedEventBusOptions {
  /** Where the log is kept; made when missing. Several processes of one machine may share it. */
  readonly file: string;
  /** Dates what is published and parked, and says what is kept no longer. Leases go by the system's clock whatever is given, since they are about processes. */
  readonly clock?: Clock;
  readonly logger?: AdapterLogger;
  /** How often to look for what other processes did, in milliseconds; 100 unless given. */
  readonly pollIntervalMs?: number;
  /** How long a process may be silent before others take over its partitions, in milliseconds; 3000 unless given. */
  readonly leaseMs?: number;
}

/** The event bus in one SQLite file: nothing to run beside Node, and the promises of a broker. */
export class EmbeddedEventBus implements EventBus {
  readonly operations: EmbeddedOperations;
  readonly #id = crypto.randomUUID();
  readonly #logger: AdapterLogger;
  readonly #file: BusFile;
  readonly #log: EventLog;
  readonly #registry: GroupRegistry;
  readonly #figures: LogFigures;
  readonly #publishing: WriteQueue;
  readonly #sources: PartitionSources;
  readonly #neighbourhood: Neighbourhood;
  readonly #upkeep: Upkeep;
  readonly #members = new Set<GroupMember>();
  /** The members that consume a topic, and for some of them, in `#retrying`, the second member that is given their retried events. */
  readonly #consuming = new Map<GroupMember, Subscription>();
  readonly #retrying = new Map<GroupMember, GroupMember>();
  readonly #draining = new Set<Signal>();
  #closed = false;
  #closing: Promise<void> | undefined;

  constructor(options: EmbeddedEventBusOptions) {
    const { clock = systemClock, pollIntervalMs = 100, leaseMs = 3000 } = options;
    this.#logger = options.logger ?? silent;
    this.#file = openBusFile(options.file);
    this.#log = new EventLog(this.#file, clock);
    this.#registry = new GroupRegistry(this.#file, leaseMs);
    this.#figures = new LogFigures(this.#file.working);
    this.#publishing = new WriteQueue(this.#file.durable);
    this.#neighbourhood = new Neighbourhood(options.file);
    this.#sources = new PartitionSources({
      log: this.#log,
      registry: this.#registry,
      clock,
      logger: this.#logger,
      durable: this.#file.durable,
      publishing: this.#publishing,
      committing: new WriteQueue(this.#file.working),
      progressed: () => this.#neighbourhood.tell((neighbour) => neighbour.progressed()),
      grown: (partitions) => this.#neighbourhood.tell((neighbour) => neighbour.grown(partitions)),
    });
    this.operations = new EmbeddedOperations({
      file: this.#file,
      log: this.#log,
      registry: this.#registry,
      figures: this.#figures,
      clock,
      publishing: this.#publishing,
      topic: (name) => this.#topic(name),
      assertOpen: () => this.#assertOpen(),
      membersChanged: () => this.#neighbourhood.tell((neighbour) => neighbour.membersChanged()),
      retried: (partitions) =>
        this.#neighbourhood.tell((neighbour) => {
          neighbour.membersChanged();
          neighbour.grown(partitions);
        }),
    });
    this.#neighbourhood.enter(this.#neighbour);
    this.#registry.register(this.#id);
    this.#upkeep = new Upkeep({
      database: this.#file.working,
      log: this.#log,
      registry: this.#registry,
      instance: this.#id,
      clock,
      logger: this.#logger,
      pollIntervalMs,
      leaseMs,
      news: this.#neighbour,
      // One by one in the order they joined, as before.
      leaseLost: () => this.#members.forEach((member) => this.#orLater(() => member.rejoin())),
    });
  }

  async ensureTopics(topics: readonly TopicDefinition[]): Promise<void> {
    this.#assertOpen();
    topics.forEach(assertTopic);
    this.#log.ensureTopics(topics);
  }

  async publish(topic: string, events: readonly CloudEvent[], { by = Infinity } = {}): Promise<void> {
    const into = this.#topic(topic);
    const rows = events.map((event) => ({ subject: event.subject, body: toJson(event) }));
    if (rows.length === 0) return;
    const grown = await this.#publishing.write(() =>
      performance.now() > by ? undefined : this.#log.append(into, rows),
    );
    if (!grown) throw new TooLate();
    this.#neighbourhood.tell((neighbour) => neighbour.grown(grown));
    if (into.compacted) this.#upkeep.published(rows.length);
  }

  async subscribe(subscription: Subscription): Promise<RunningConsumer> {
    const topic = this.#topic(subscription.topic);
    if (this.#closing) throw new Error('the event bus is closing');
    assertName(subscription.consumer, 'consumer');
    assertName(parkedTopic(topic.name, subscription.consumer), 'topic');
    const { batchSize = 1 } = subscription;
    if (!Number.isInteger(batchSize) || batchSize < 1)
      throw new RangeError(`batchSize must be a whole number from 1, not ${batchSize}`);
    const member = this.#join(subscription, topic);
    this.#consuming.set(member, subscription);
    this.#neighbourhood.tell((neighbour) => neighbour.membersChanged(subscription));
    return { stop: () => this.#stop(member) };
  }

  async drain(): Promise<void> {
    this.#assertOpen();
    this.#consuming.forEach((subscription, member) => this.#takeUpRetries(member, subscription));
    const head = this.#log.head();
    const changed = new Signal();
    this.#draining.add(changed);
    try {
      while (![...this.#members].every(({ group }) => this.#figures.caughtUp(group, head))) {
        await changed.wait();
        this.#assertOpen();
      }
    } finally {
      this.#draining.delete(changed);
    }
  }

  async parked(topic: string, consumer: string): Promise<readonly ParkedEvent[]> {
    this.#topic(topic);
    const kept = this.#log.topic(parkedTopic(topic, consumer));
    if (!kept) return [];
    return this.#log
      .noted(kept)
      .filter(({ note }) => note !== null)
      .map(({ note, body }) => ({
        event: JSON.parse(body) as CloudEvent,
        ...(JSON.parse(note!) as ParkingNote),
      }));
  }

  async forget(topic: string, consumer: string): Promise<void> {
    for (const each of [this.#topic(topic), this.#log.topic(retryTopic(topic, consumer))]) {
      const group = each && this.#registry.find(consumer, each);
      if (group !== undefined && !this.#registry.forget(group))
        throw new Error(`the consumer ${consumer} of ${topic} still has members`);
    }
  }

  async parkedCount(topic: string, consumer: string): Promise<number> {
    this.#topic(topic);
    return this.operations.waiting(topic, consumer);
  }

  async lag(topic: string, consumer: string): Promise<number> {
    const { id, ...rest } = this.#topic(topic);
    const group = this.#registry.find(consumer, { id, ...rest });
    return group === undefined ? this.#figures.eventsIn(id) : this.#figures.lag(group);
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    return {
      name: 'event-bus: embedded',
      gauges: { ...this.#figures.gauges(), missed: this.#upkeep.missed },
    };
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  /** What upkeep does by itself at the start and each hour: removes what is superseded or kept no longer. */
  tidy(): Promise<void> {
    return this.#upkeep.tidy();
  }

  /** As though the process had died: nothing is committed, no partition handed over. For tests. */
  abandon(): void {
    this.#closed = true;
    this.#closing = Promise.resolve();
    this.#members.forEach((member) => member.abandon());
    this.#letGo();
  }

  async #close(): Promise<void> {
    // Handlers under way may still publish.
    await Promise.all(Array.from(this.#consuming.keys(), (member) => this.#stop(member)));
    this.#publishing.flush();
    this.#closed = true;
    this.#registry.unregister(this.#id);
    this.#letGo();
  }

  #letGo(): void {
    this.#upkeep.stop();
    this.#neighbourhood.leave(this.#neighbour);
    this.#file.close();
    this.#draining.forEach((changed) => changed.raise());
  }

  /** Starts a member of a group; `topic` is what it reads: the subscription's own topic, or that of its retried events. */
  #join(subscription: Subscription, topic: Topic): GroupMember {
    const { consumer, from } = subscription;
    const again = topic.name !== subscription.topic;
    const group = this.#registry.group(consumer, topic, () =>
      from === 'latest' && !again ? this.#log.head() : 0,
    );
    // Before the member is there: one that nobody holds would keep its partitions from all others.
    if (!again) this.#registry.declare(group, subscription.replayable ?? false);
    const member = new GroupMember({
      group,
      topic: topic.id,
      instance: this.#id,
      registry: this.#registry,
      work: (claim) =>
        new PartitionWorker(
          this.#sources.of(topic, { topic: subscription.topic, consumer }, claim),
          subscription,
          this.#logger,
        ),
      freed: () => this.#neighbourhood.tell((neighbour) => neighbour.membersChanged(subscription)),
      failed: (error) =>
        this.#logger.error({ err: error }, 'a partition could not be handed over, trying again'),
    });
    this.#members.add(member);
    return member;
  }

  /** Once events of a consumer have been retried, it has a second group that is given them. */
  #takeUpRetries(member: GroupMember, subscription: Subscription): void {
    if (this.#retrying.has(member)) return;
    const again = this.#log.topic(retryTopic(subscription.topic, subscription.consumer));
    if (again) this.#retrying.set(member, this.#join(subscription, again));
  }

  async #stop(member: GroupMember): Promise<void> {
    this.#consuming.delete(member);
    const both = [member, this.#retrying.get(member)].filter((each) => each !== undefined);
    await Promise.all(both.map((each) => each.stop()));
    this.#retrying.delete(member);
    for (const each of both) this.#members.delete(each);
    this.#neighbour.progressed();
  }

  /** A failure is the file's, not the caller's, and the next heartbeat tries again. */
  #orLater(share: () => void): void {
    try {
      share();
    } catch (error) {
      this.#logger.error({ err: error }, 'partitions could not be shared out, trying again');
    }
  }

  #topic(name: string): Topic {
    this.#assertOpen();
    const topic = this.#log.topic(name);
    if (!topic) throw new UnknownTopic(name);
    return topic;
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the event bus is closed');
  }

  readonly #neighbour: Neighbour = {
    grown: (partitions: readonly PartitionId[]) => {
      for (const { topic, partition } of partitions)
        for (const member of this.#members) if (member.topic === topic) member.wake(partition);
    },
    membersChanged: (of) => {
      for (const [member, subscription] of this.#consuming) {
        if (!isOf(subscription, of)) continue;
        this.#orLater(() => member.rebalance());
        this.#orLater(() => {
          this.#takeUpRetries(member, subscription);
          this.#retrying.get(member)?.rebalance();
        });
      }
    },
    progressed: () => this.#draining.forEach((changed) => changed.raise()),
  };
}

const isOf = (subscription: Consumption, of: Consumption | undefined): boolean =>
  !of || (subscription.consumer === of.consumer && subscription.topic === of.topic);
