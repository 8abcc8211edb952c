import type { DatabaseSync } from 'node:sqlite';
import { parkedTopic, retryTopic, NotReplayable, UnknownConsumer } from '../event-bus.port.js';
import type {
  ParkedFilter,
  ParkedPage,
  ReplayFrom,
  SettlingOutcome,
  ConsumerState,
  EventFilter,
  EventOperations,
  EventPage,
  EventPageOf,
  Failing,
  PartitionState,
  TopicState,
} from '../event-bus.port.js';
import { checkFilter, replayFrom } from '../operations-rules.js';
import {
  checkParkedFilter,
  checkReason,
  nothingParked,
  nothingSettled,
  settlingFilter,
} from '../parked-rules.js';
import { browse } from './browsing.js';
import { transaction } from './bus-file.js';
import type { Topic } from './event-log.js';
import type { GroupRegistry } from './group-registry.js';
import type { LogFigures } from './log-figures.js';
import { ParkedEvents, type ParkedBy, type ParkedEventsOptions } from './parked-events.js';
import { lastBefore } from './retention.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface EmbeddedOperationsOptions extends ParkedEventsOptions {
  readonly registry: GroupRegistry;
  readonly figures: LogFigures;
  /** Partitions have to be rebalanced. */
  membersChanged(): void;
  /** Throws `UnknownTopic`, or because the adapter is closed. */
  topic(name: string): Topic;
  /** Throws when the adapter is closed. */
  assertOpen(): void;
}

interface TopicRow {
  readonly id: number;
  readonly topic: string;
  readonly count: number;
  readonly compacted: number;
  readonly keepMs: number | null;
  readonly events: number;
}

interface ProgressRow {
  readonly partition: number;
  readonly lag: number;
  readonly failing: string | null;
}

export class EmbeddedOperations implements EventOperations {
  readonly #options: EmbeddedOperationsOptions;
  readonly #db: DatabaseSync;
  readonly #parked: ParkedEvents;

  constructor(options: EmbeddedOperationsOptions) {
    this.#options = options;
    this.#db = options.file.working;
    this.#parked = new ParkedEvents(options);
  }

  async topics(): Promise<readonly TopicState[]> {
    this.#options.assertOpen();
    const rows = this.#db
      .prepare(
        `SELECT id, name AS topic, partitions AS "count", compacted, keep_ms AS keepMs, events FROM topic WHERE NOT parked ORDER BY name`,
      )
      .all() as unknown as TopicRow[];
    const now = this.#options.clock.now().getTime();
    const [minute, hour] = [MINUTE_MS, HOUR_MS].map((ms) => lastBefore(this.#db, now - ms)) as [
      number,
      number,
    ];
    return rows.map(({ id, topic, count, compacted, keepMs, events }) => ({
      topic,
      compacted: compacted === 1,
      keepDays: keepMs === null ? null : keepMs / DAY_MS,
      events,
      partitions: Array.from({ length: count }, (_, partition) => this.#partition(id, partition)),
      lastMinute: this.#since(id, minute),
      lastHour: this.#since(id, hour),
    }));
  }

  async consumers(topic?: string): Promise<readonly ConsumerState[]> {
    this.#options.assertOpen();
    const of = topic === undefined ? null : this.#options.topic(topic).id;
    const groups = this.#db
      .prepare(
        `SELECT consumer_group.id, name AS topic, topic.id AS topicId, consumer, coalesce(replayable, 0) AS replayable,
           (SELECT count(*) FROM member WHERE consumer_group = consumer_group.id) AS members
         FROM consumer_group JOIN topic ON topic.id = topic WHERE NOT parked AND (?1 IS NULL OR topic.id = ?1) ORDER BY name, consumer`,
      )
      .all(of) as unknown as (Pick<ConsumerState, 'topic' | 'consumer' | 'members'> & {
      id: number;
      topicId: number;
      replayable: number;
    })[];
    return groups.map(({ id, topicId, replayable, ...group }) => {
      const partitions = this.#progress(id, topicId);
      return {
        ...group,
        replayable: replayable === 1,
        lag: partitions.reduce((sum, { lag }) => sum + lag, 0),
        partitions,
        parked: this.waiting(group.topic, group.consumer),
        retrying: this.#retrying(group.topic, group.consumer),
      };
    });
  }

  async browse(topic: string, filter: EventFilter, page: EventPageOf = {}): Promise<EventPage> {
    return browse(this.#db, this.#options.topic(topic).id, checkFilter(filter), page);
  }

  async parked(
    topic: string,
    consumer: string,
    filter: ParkedFilter,
    page: EventPageOf = {},
  ): Promise<ParkedPage> {
    const by = this.#parkedBy(topic, consumer);
    const checked = checkParkedFilter(filter);
    return by ? this.#parked.list(by.kept, checked, page) : nothingParked(page);
  }

  async countParked(topic: string, consumer: string, filter: ParkedFilter): Promise<number> {
    const by = this.#parkedBy(topic, consumer);
    const checked = settlingFilter(filter);
    return by ? this.#parked.count(by.kept, checked) : 0;
  }

  async retryParked(topic: string, consumer: string, filter: ParkedFilter): Promise<SettlingOutcome> {
    const by = this.#parkedBy(topic, consumer);
    const checked = settlingFilter(filter);
    return by ? this.#parked.retry(by, checked) : nothingSettled(checked);
  }

  async discardParked(
    topic: string,
    consumer: string,
    filter: ParkedFilter,
    reason: string,
  ): Promise<SettlingOutcome> {
    const by = this.#parkedBy(topic, consumer);
    const checked = settlingFilter(filter);
    const why = checkReason(reason);
    return by ? this.#parked.discard(by, checked, why) : nothingSettled(checked);
  }

  async countReplay(topic: string, consumer: string, from: ReplayFrom): Promise<number> {
    const { group, position } = this.#replay(topic, consumer, from);
    return this.#options.figures.handledSince(group, position);
  }

  async replay(topic: string, consumer: string, from: ReplayFrom): Promise<number> {
    const { registry, figures, membersChanged } = this.#options;
    const { group, position } = this.#replay(topic, consumer, from);
    const events = transaction(this.#db, () => {
      const handled = figures.handledSince(group, position);
      registry.rewind(group, position);
      return handled;
    });
    membersChanged();
    return events;
  }

  #replay(topic: string, consumer: string, from: ReplayFrom) {
    const { registry } = this.#options;
    const group = registry.find(consumer, this.#options.topic(topic));
    const moment = replayFrom(from);
    if (group === undefined) throw new UnknownConsumer(topic, consumer);
    if (!registry.isReplayable(group)) throw new NotReplayable(topic, consumer);
    return { group, position: lastBefore(this.#db, moment) };
  }

  /** Undefined where nothing ever was parked. */
  #parkedBy(topic: string, consumer: string): ParkedBy | undefined {
    const { log, registry } = this.#options;
    const of = this.#options.topic(topic);
    const kept = log.topic(parkedTopic(topic, consumer));
    if (kept) return { topic, consumer, kept };
    if (registry.find(consumer, of) === undefined) throw new UnknownConsumer(topic, consumer);
    return undefined;
  }

  /** How many parked events wait for somebody. */
  waiting(topic: string, consumer: string): number {
    const kept = this.#options.log.topic(parkedTopic(topic, consumer));
    return kept ? this.#parked.waiting(kept) : 0;
  }

  #retrying(topic: string, consumer: string): number {
    const { log, registry, figures } = this.#options;
    const again = log.topic(retryTopic(topic, consumer));
    if (!again) return 0;
    const group = registry.find(consumer, again);
    return group === undefined ? figures.eventsIn(again.id) : figures.lag(group);
  }

  #partition(topic: number, partition: number): PartitionState {
    const ends = this.#db
      .prepare(
        `SELECT (SELECT min(position) FROM event WHERE topic = ?1 AND partition = ?2) AS first,
           (SELECT max(position) FROM event WHERE topic = ?1 AND partition = ?2) AS last`,
      )
      .get(topic, partition) as unknown as Omit<PartitionState, 'partition'>;
    return { partition, ...ends };
  }

  #since(topic: number, position: number): number {
    const row = this.#db
      .prepare(
        'SELECT count(*) AS count FROM event INDEXED BY event_by_topic WHERE topic = ? AND position > ?',
      )
      .get(topic, position);
    return row!['count'] as number;
  }

  #progress(group: number, topic: number) {
    const rows = this.#db
      .prepare(
        `SELECT partition, failing, (SELECT count(*) FROM event INDEXED BY event_by_partition
           WHERE topic = ?2 AND event.partition = progress.partition AND event.position > progress.position) AS lag
         FROM progress WHERE consumer_group = ?1 ORDER BY partition`,
      )
      .all(group, topic) as unknown as ProgressRow[];
    return rows.map(({ partition, lag, failing }) => ({
      partition,
      lag,
      failing: failing === null ? null : (JSON.parse(failing) as Failing),
    }));
  }
}
