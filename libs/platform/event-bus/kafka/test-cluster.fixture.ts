import { randomUUID } from 'node:crypto';
import { type Admin, ConfigResourceTypes, Kafka, logLevel } from 'kafkajs';
import { KafkaEventBus, type KafkaEventBusOptions } from './kafka-event-bus.js';

/** The cluster that the suites run on; without an address they are skipped. */
export const clusterAddress = process.env['LINTEL_TEST_KAFKA'];
export const skipped = 'skipped, LINTEL_TEST_KAFKA is not set';

const DAY_MS = 86_400_000;

export interface TestCluster {
  /** A client that knows nothing of the bus. */
  readonly plain: Kafka;
  readonly prefix: string;
  open(options?: Partial<KafkaEventBusOptions>): KafkaEventBus;
  /** Removes what a broker would so many days from now, after those of before: all of a topic that is older than its own settings keep. */
  pass(days: number): Promise<void>;
  /** A topic's settings in the broker, by its name without the prefix. */
  configOf(topic: string): Promise<Readonly<Record<string, string>>>;
  /** Closes every bus, and deletes all topics and groups that were made. */
  end(): Promise<void>;
}

/** Topics and groups of a name that no one else has. */
export function testCluster(): TestCluster {
  const brokers = clusterAddress!.split(',');
  const prefix = `test-${randomUUID().slice(0, 8)}.`;
  const plain = new Kafka({ brokers, clientId: 'plain', logLevel: logLevel.NOTHING });
  const opened: KafkaEventBus[] = [];
  let passed = 0;
  const withAdmin = async <T>(work: (admin: Admin) => Promise<T>): Promise<T> => {
    const admin = plain.admin();
    await admin.connect();
    return work(admin).finally(() => admin.disconnect());
  };
  const ours = async (admin: Admin) => (await admin.listTopics()).filter((name) => name.startsWith(prefix));
  const settingsOf = async (admin: Admin, name: string): Promise<Readonly<Record<string, string>>> => {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: ConfigResourceTypes.TOPIC, name }],
    });
    return Object.fromEntries(
      resources[0]!.configEntries.map(({ configName, configValue }) => [configName, configValue]),
    );
  };
  return {
    plain,
    prefix,
    open(options = {}) {
      const bus = new KafkaEventBus({
        brokers,
        clientId: 'test',
        topicPrefix: prefix,
        // The shortest that a broker takes unless told otherwise.
        sessionTimeoutMs: 6000,
        ...options,
      });
      opened.push(bus);
      return bus;
    },
    pass: (days) =>
      withAdmin(async (admin) => {
        passed += days;
        for (const topic of await ours(admin)) {
          const settings = await settingsOf(admin, topic);
          const keptMs = Number(settings['retention.ms']) + Number(settings['segment.ms']);
          if (settings['cleanup.policy'] !== 'delete' || settings['retention.ms'] === '-1') continue;
          if (keptMs > passed * DAY_MS) continue;
          const partitions = (await admin.fetchTopicOffsets(topic)).filter(({ high }) => high !== '0');
          if (partitions.length > 0)
            await admin.deleteTopicRecords({
              topic,
              partitions: partitions.map(({ partition, high }) => ({ partition, offset: high })),
            });
        }
      }),
    configOf: (topic) => withAdmin((admin) => settingsOf(admin, `${prefix}${topic}`)),
    async end() {
      await Promise.all(opened.map((bus) => bus.close()));
      await withAdmin(async (admin) => {
        const topics = await ours(admin);
        if (topics.length > 0) await admin.deleteTopics({ topics });
        const groups = (await admin.listGroups()).groups.filter(({ groupId }) => groupId.startsWith(prefix));
        // A member that died is still in its group for a session's time; such a group is left to the broker's retention.
        await Promise.allSettled(groups.map(({ groupId }) => admin.deleteGroups([groupId])));
      });
    },
  };
}
