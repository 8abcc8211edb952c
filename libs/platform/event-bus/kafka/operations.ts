import type { Clock } from '@lintel/kernel';
import { retryTopic, NotReplayable, UnknownConsumer } from '../event-bus.port.js';
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
  TopicState,
} from '../event-bus.port.js';
import { checkFilter, replayFrom } from '../operations-rules.js';
import { checkParkedFilter, checkReason, settlingFilter } from '../parked-rules.js';
import { browse } from './browsing.js';
import { readNote } from './commit-note.js';
import type { Inspection } from './inspection.js';
import type { ParkedLog } from './parked-log.js';
import type { Ends, Positions } from './positions.js';
import { eventsOf, isReplayable, planReplay, replay, type Replaying } from './replaying.js';
import { keptDaysOf } from './topic-keeping.js';
import { isReadingGroup, type Readers } from './topic-reader.js';
import type { Topics } from './topics.js';
import type { GroupOfTopic } from './visit.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Ends of the names of topics that are no aggregate's. */
const KEPT_BY_THE_BUS = /\.(parked|retry)$/;

export interface KafkaOperationsOptions {
  readonly clock: Clock;
  /** Before the name of every topic and group in the cluster. */
  readonly prefix: string;
  readonly inspection: Inspection;
  readonly parked: ParkedLog;
  readonly positions: Positions;
  readonly topics: Topics;
  readonly readers: Readers;
  groupOf(topic: string, consumer: string): GroupOfTopic;
  /** Rejects with `UnknownTopic`, or because the adapter is closed. */
  assertExists(topic: string): Promise<void>;
  assertOpen(): void;
}

interface Group {
  readonly name: string;
  readonly topic: string;
  readonly consumer: string;
}

export class KafkaOperations implements EventOperations {
  readonly #options: KafkaOperationsOptions;

  constructor(options: KafkaOperationsOptions) {
    this.#options = options;
  }

  async topics(): Promise<readonly TopicState[]> {
    const topics = (await this.#names()).filter((name) => !KEPT_BY_THE_BUS.test(name));
    const configs = await this.#options.inspection.configs(topics.map((name) => this.#inCluster(name)));
    return Promise.all(
      topics.sort().map((topic) => this.#topic(topic, configs.get(this.#inCluster(topic)) ?? {})),
    );
  }

  async consumers(topic?: string): Promise<readonly ConsumerState[]> {
    if (topic !== undefined) await this.#options.assertExists(topic);
    const { inspection, positions } = this.#options;
    const groups = (await this.#groups()).filter((group) => topic === undefined || group.topic === topic);
    const members = await inspection.members(groups.map(({ name }) => name));
    const ends = new Map<string, Promise<Ends>>();
    for (const group of groups)
      if (!ends.has(group.topic)) ends.set(group.topic, positions.ends(this.#inCluster(group.topic)));
    const states = groups.map(async (group) =>
      this.#consumer(group, members.get(group.name) ?? 0, await ends.get(group.topic)!),
    );
    return (await Promise.all(states)).filter((state) => state !== undefined);
  }

  async browse(topic: string, filter: EventFilter, page: EventPageOf = {}): Promise<EventPage> {
    await this.#options.assertExists(topic);
    const checked = checkFilter(filter);
    const { inspection, positions, readers } = this.#options;
    const name = this.#inCluster(topic);
    const { publishedFrom, publishedBefore } = filter;
    const [ends, from, before] = await Promise.all([
      positions.ends(name),
      publishedFrom === undefined ? undefined : inspection.since(name, checked.from),
      publishedBefore === undefined ? undefined : inspection.since(name, checked.before),
    ]);
    const within = Array.from(ends, ([partition, { low, high }]) => {
      const end = Math.min(high, before?.get(partition) ?? high);
      return [
        partition,
        { low: Math.min(end, Math.max(low, from?.get(partition) ?? low)), high: end },
      ] as const;
    });
    return browse(
      { topic, ends: new Map(within), read: (spans) => readers.read(name, spans) },
      checked,
      page,
    );
  }

  async parked(
    topic: string,
    consumer: string,
    filter: ParkedFilter,
    page: EventPageOf = {},
  ): Promise<ParkedPage> {
    await this.#assertKnown(topic, consumer);
    return this.#options.parked.list(topic, consumer, checkParkedFilter(filter), page);
  }

  async countParked(topic: string, consumer: string, filter: ParkedFilter): Promise<number> {
    await this.#assertKnown(topic, consumer);
    return this.#options.parked.count(topic, consumer, settlingFilter(filter));
  }

  async retryParked(topic: string, consumer: string, filter: ParkedFilter): Promise<SettlingOutcome> {
    await this.#assertKnown(topic, consumer);
    return this.#options.parked.retry(topic, consumer, settlingFilter(filter));
  }

  async discardParked(
    topic: string,
    consumer: string,
    filter: ParkedFilter,
    reason: string,
  ): Promise<SettlingOutcome> {
    await this.#assertKnown(topic, consumer);
    const why = checkReason(reason);
    return this.#options.parked.discard(topic, consumer, settlingFilter(filter), why);
  }

  async countReplay(topic: string, consumer: string, from: ReplayFrom): Promise<number> {
    return eventsOf(await planReplay(await this.#replaying(topic, consumer, from)));
  }

  async replay(topic: string, consumer: string, from: ReplayFrom): Promise<number> {
    return replay(await this.#replaying(topic, consumer, from));
  }

  /** Rejects unless it may be. */
  async #replaying(topic: string, consumer: string, from: ReplayFrom): Promise<Replaying> {
    const { assertExists, groupOf, inspection, positions } = this.#options;
    await assertExists(topic);
    const moment = replayFrom(from);
    const where = groupOf(topic, consumer);
    const progress = await inspection.progress(where.group, where.topic);
    if (progress.size === 0) throw new UnknownConsumer(topic, consumer);
    if (!isReplayable(progress)) throw new NotReplayable(topic, consumer);
    return { where, moment, inspection, positions };
  }

  async #topic(topic: string, config: Readonly<Record<string, string>>): Promise<TopicState> {
    const { clock, inspection, positions } = this.#options;
    const name = this.#inCluster(topic);
    const now = clock.now().getTime();
    const [ends, minute, hour] = await Promise.all([
      positions.ends(name),
      inspection.since(name, now - MINUTE_MS),
      inspection.since(name, now - HOUR_MS),
    ]);
    const count = (since?: ReadonlyMap<number, number>) =>
      Array.from(ends).reduce(
        (sum, [partition, { low, high }]) =>
          sum + Math.max(0, high - Math.max(low, since?.get(partition) ?? low)),
        0,
      );
    return {
      topic,
      ...keptDaysOf(config),
      events: count(),
      lastMinute: count(minute),
      lastHour: count(hour),
      partitions: Array.from(ends, ([partition, { low, high }]) => ({
        partition,
        first: low < high ? low : null,
        last: low < high ? high - 1 : null,
      })).sort((one, other) => one.partition - other.partition),
    };
  }

  /** Undefined for a group that has not begun, or is gone by now. */
  async #consumer(
    { name, topic, consumer }: Group,
    members: number,
    ends: Ends,
  ): Promise<ConsumerState | undefined> {
    const progress = await this.#options.inspection.progress(name, this.#inCluster(topic));
    if (progress.size === 0 && members === 0) return undefined;
    const partitions = Array.from(ends, ([partition, { low, high }]) => {
      const at = progress.get(partition);
      const lag = high - Math.min(high, Math.max(low, at?.offset ?? low));
      return { partition, lag, failing: readNote(at?.note ?? '').failing ?? null };
    }).sort((one, other) => one.partition - other.partition);
    return {
      ...{ topic, consumer, members, partitions },
      lag: partitions.reduce((sum, { lag }) => sum + lag, 0),
      replayable: isReplayable(progress),
      parked: await this.#options.parked.waiting(topic, consumer),
      retrying: await this.#retrying(topic, consumer),
    };
  }

  async #retrying(topic: string, consumer: string): Promise<number> {
    const { topics, positions } = this.#options;
    const again = this.#inCluster(retryTopic(topic, consumer));
    return (await topics.exists(again)) ? positions.lag(new Map([[`${again}.${consumer}`, again]])) : 0;
  }

  async #assertKnown(topic: string, consumer: string): Promise<void> {
    const { assertExists, parked, positions } = this.#options;
    await assertExists(topic);
    if (await parked.exists(topic, consumer)) return;
    const name = this.#inCluster(topic);
    if ((await positions.committed(`${name}.${consumer}`, name)).size === 0)
      throw new UnknownConsumer(topic, consumer);
  }

  /** A topic's name may be the beginning of another's: a group belongs to the longest that its own name begins with. */
  async #groups(): Promise<Group[]> {
    const topics = (await this.#names()).sort((one, other) => other.length - one.length);
    const groups: Group[] = [];
    for (const name of await this.#options.inspection.groups()) {
      if (!name.startsWith(this.#options.prefix) || isReadingGroup(name)) continue;
      const ours = name.slice(this.#options.prefix.length);
      const topic = topics.find((each) => ours.startsWith(`${each}.`));
      if (topic !== undefined && !KEPT_BY_THE_BUS.test(topic))
        groups.push({ name, topic, consumer: ours.slice(topic.length + 1) });
    }
    return groups.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  async #names(): Promise<string[]> {
    this.#options.assertOpen();
    const { inspection, prefix } = this.#options;
    return (await inspection.topics())
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  }

  #inCluster(name: string): string {
    return `${this.#options.prefix}${name}`;
  }
}
