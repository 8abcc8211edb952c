import kafkajs, { type Admin } from 'kafkajs';
import { Link } from './link.js';
import type { ClusterSettings } from './wire.js';

// Node does not see this name among those of the module.
const { ConfigResourceTypes } = kafkajs;

export interface GroupProgress {
  readonly offset: number;
  /** What was committed along with it. */
  readonly note: string;
}

/** What a broker tells of topics and groups to those who run it. Names are those in the cluster. */
export class Inspection {
  readonly #link: Link<Admin>;

  constructor(settings: ClusterSettings, limitMs: number) {
    this.#link = new Link({ settings, limitMs, repeats: true, open: (kafka) => kafka.admin() });
  }

  /** All but a broker's own. */
  topics(): Promise<readonly string[]> {
    return this.#link.use(async (admin) =>
      (await admin.listTopics()).filter((name) => !name.startsWith('__')),
    );
  }

  async configs(topics: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
    if (topics.length === 0) return new Map();
    const { resources } = await this.#link.use((admin) =>
      admin.describeConfigs({
        includeSynonyms: false,
        resources: topics.map((name) => ({ type: ConfigResourceTypes.TOPIC, name })),
      }),
    );
    return new Map(
      resources.map(({ resourceName, configEntries }) => [
        resourceName,
        Object.fromEntries(configEntries.map(({ configName, configValue }) => [configName, configValue])),
      ]),
    );
  }

  /** By partition, the offset of the first record that came at a moment or later; where there is none, the one after the last. */
  since(topic: string, moment: number): Promise<ReadonlyMap<number, number>> {
    return this.#link.use(
      async (admin) =>
        new Map(
          (await admin.fetchTopicOffsetsByTimestamp(topic, moment)).map(({ partition, offset }) => [
            partition,
            Number(offset),
          ]),
        ),
    );
  }

  groups(): Promise<readonly string[]> {
    return this.#link.use(async (admin) =>
      (await admin.listGroups()).groups
        .filter(({ protocolType }) => protocolType === 'consumer' || protocolType === '')
        .map(({ groupId }) => groupId),
    );
  }

  /** How many members each has. */
  async members(groups: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (groups.length === 0) return new Map();
    const { groups: described } = await this.#link.use((admin) => admin.describeGroups([...groups]));
    return new Map(described.map(({ groupId, members }) => [groupId, members.length]));
  }

  /** By partition; one for which nothing was ever committed is left out. */
  progress(group: string, topic: string): Promise<ReadonlyMap<number, GroupProgress>> {
    return this.#link.use(async (admin) => {
      const found = await admin.fetchOffsets({ groupId: group, topics: [topic] });
      return new Map(
        found
          .flatMap(({ partitions }) => partitions)
          .filter(({ offset }) => Number(offset) >= 0)
          .map(({ partition, offset, metadata }) => [
            partition,
            { offset: Number(offset), note: metadata ?? '' },
          ]),
      );
    });
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  cut(): void {
    this.#link.cut();
  }
}
