import { setTimeout } from 'node:timers/promises';
import kafkajs, { type Admin, type ITopicConfig } from 'kafkajs';
import type { TopicDefinition } from '@lintel/contracts';
import { UnknownTopic } from '../event-bus.port.js';
import { Link, refusal } from './link.js';
import { keepingOf } from './topic-keeping.js';
import type { ClusterSettings } from './wire.js';

// Node does not see this name among those of the module.
const { ConfigResourceTypes } = kafkajs;

export interface TopicSettings {
  /** The cluster's own default unless given. */
  readonly replicationFactor?: number;
  readonly minInSyncReplicas?: number;
  /** How long the days are that topics keep, in milliseconds; a day unless given. For tests, which cannot wait for a broker's clock. */
  readonly dayMs?: number;
}

/** What one publish may bring to a partition, which a broker takes whole or not at all; a broker's own default is the size of one event. */
const MAX_BATCH_BYTES = 8 * 1024 * 1024;

/** Where a topic's own settings come from, among those that a broker lists. */
const OF_THE_TOPIC = 1;

const NOT_YET = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE']);
const POLL_MS = 50;

/** A group refuses to be deleted with this, and one that is not there with that. */
const HAS_MEMBERS = 'NON_EMPTY_GROUP';
const NOT_THERE = 'GROUP_ID_NOT_FOUND';

/** Topics by their name in the cluster, and the groups that are dropped. */
export class Topics {
  readonly #link: Link<Admin>;
  readonly #settings: TopicSettings;
  readonly #known = new Set<string>();
  #listing: Promise<readonly string[]> | undefined;

  constructor(cluster: ClusterSettings, limitMs: number, settings: TopicSettings) {
    this.#link = new Link({ settings: cluster, limitMs, repeats: true, open: (kafka) => kafka.admin() });
    this.#settings = settings;
  }

  /** Makes what is missing, and has the others keep what they should. */
  async ensure(definitions: readonly TopicDefinition[]): Promise<void> {
    await this.#link.use(async (admin) => {
      const existing = new Set(await admin.listTopics());
      await this.#alter(
        admin,
        definitions.filter(({ name }) => existing.has(name)),
      );
      const missing = new Map(
        definitions
          .filter(({ name }) => !existing.has(name))
          .map((definition) => [definition.name, this.#config(definition)]),
      );
      if (missing.size === 0) return;
      // Another process may be quicker: kafkajs counts that as done.
      await admin.createTopics({ topics: [...missing.values()], waitForLeaders: false });
      while (!(await haveLeaders(admin, [...missing.keys()]))) await setTimeout(POLL_MS);
    });
    for (const { name } of definitions) this.#known.add(name);
  }

  async exists(name: string): Promise<boolean> {
    if (this.#known.has(name)) return true;
    const there = (await this.#listed()).includes(name);
    if (there) this.#known.add(name);
    return there;
  }

  /** One list for all who ask in the same turn: consumers without a parked event are as many topics that are not there. It is asked for after they did. */
  #listed(): Promise<readonly string[]> {
    return (this.#listing ??= Promise.resolve().then(() => {
      this.#listing = undefined;
      return this.#link.use((admin) => admin.listTopics());
    }));
  }

  /** Rejects with `UnknownTopic`, which says `as`. */
  async assertExists(name: string, as: string): Promise<void> {
    if (!(await this.exists(name))) throw new UnknownTopic(as);
  }

  /** False when it has members. */
  deleteGroup(group: string): Promise<boolean> {
    return this.#link.use(async (admin) => {
      try {
        await admin.deleteGroups([group]);
      } catch (error) {
        const reason = refusalOfGroup(error);
        if (reason !== NOT_THERE && reason !== HAS_MEMBERS) throw error;
        return reason === NOT_THERE;
      }
      return true;
    });
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }

  /** A broker takes the settings of a topic as a whole: those that are not ours are given back to it as they were. */
  async #alter(admin: Admin, definitions: readonly TopicDefinition[]): Promise<void> {
    if (definitions.length === 0) return;
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: definitions.map(({ name }) => ({ type: ConfigResourceTypes.TOPIC, name })),
    });
    const wanted = new Map(definitions.map((definition) => [definition.name, this.#entries(definition)]));
    const changed = resources.flatMap(({ resourceName, configEntries }) => {
      const now = new Map(configEntries.map((entry) => [entry.configName, entry]));
      const ours = Object.entries(wanted.get(resourceName) ?? {});
      if (ours.every(([key, value]) => now.get(key)?.configValue === value)) return [];
      const others = configEntries
        .filter(({ configSource }) => (configSource as number) === OF_THE_TOPIC)
        .map(({ configName, configValue }) => [configName, configValue] as const);
      return [
        {
          type: ConfigResourceTypes.TOPIC,
          name: resourceName,
          configEntries: [...new Map([...others, ...ours])].map(([name, value]) => ({ name, value })),
        },
      ];
    });
    if (changed.length > 0) await admin.alterConfigs({ validateOnly: false, resources: changed });
  }

  #entries(definition: TopicDefinition): Record<string, string> {
    const { minInSyncReplicas, dayMs } = this.#settings;
    return {
      ...keepingOf(definition, dayMs),
      'max.message.bytes': String(MAX_BATCH_BYTES),
      ...(minInSyncReplicas === undefined ? {} : { 'min.insync.replicas': String(minInSyncReplicas) }),
    };
  }

  #config(definition: TopicDefinition): ITopicConfig {
    const { replicationFactor } = this.#settings;
    return {
      topic: definition.name,
      numPartitions: definition.partitions,
      ...(replicationFactor === undefined ? {} : { replicationFactor }),
      configEntries: Object.entries(this.#entries(definition)).map(([name, value]) => ({ name, value })),
    };
  }
}

/** Brokers learn of a topic, and of its partitions' leaders, a little after it was made. */
async function haveLeaders(admin: Admin, topics: string[]): Promise<boolean> {
  try {
    const found = await admin.fetchTopicMetadata({ topics });
    return found.topics.every(({ partitions }) => partitions.every(({ leader }) => leader >= 0));
  } catch (error) {
    if (NOT_YET.has(refusal(error) ?? '')) return false;
    throw error;
  }
}

/** kafkajs keeps why a group was refused in a list of its own. */
function refusalOfGroup(error: unknown): string | undefined {
  for (
    let at = error as { groups?: { error: unknown }[]; cause?: unknown } | undefined;
    at;
    at = at.cause as typeof at
  )
    if (at.groups) return refusal(at.groups[0]?.error);
  return refusal(error);
}
