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
  /** Removes what a broker would so many days from now, added to those of earlier calls: all of a topic that is older than its own settings keep. */
  pass(days: number): Promise<void>;
  /** All that is in the topics, as a client that knows nothing of the bus reads it: `events/<topic>`, with keys and headers. */
  records(): AsyncIterable<{ readonly place: string; readonly content: string }>;
  /** A topic's settings in the broker, by its name without the prefix. */
  configOf(topic: string): Promise<Readonly<Record<string, string>>>;
  /** Closes every bus, and deletes all topics and groups that were made. */
  end(): Promise<void>;
}

/** Topics and groups that begin with a name that no one else has. */
export function testCluster(prefix = `test-${randomUUID().slice(0, 8)}.`): TestCluster {
  const brokers = clusterAddress!.split(',');
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
    async *records() {
      const ends = new Map<string, number>();
      const names = await withAdmin(async (admin) => {
        const topics = await ours(admin);
        for (const topic of topics)
          for (const { partition, high, low } of await admin.fetchTopicOffsets(topic))
            if (high !== low) ends.set(`${topic}/${partition}`, Number(high));
        return topics;
      });
      yield* names.map((name) => ({ place: `events/${name}`, content: '' }));
      if (ends.size === 0) return;
      const found: { place: string; content: string }[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const groupId = `${prefix}${randomUUID()}`;
      const consumer = plain.consumer({ groupId, maxWaitTimeInMs: 100 });
      await consumer.connect();
      await consumer.subscribe({ topics: names, fromBeginning: true });
      await consumer.run({
        eachBatch: async ({ batch }) => {
          const { topic, partition, messages } = batch;
          for (const { key, value, headers } of messages) {
            const said = Object.values(headers ?? {}).map(String);
            found.push({ place: `events/${topic}`, content: [key, value, ...said].map(String).join('\n') });
          }
          const end = ends.get(`${topic}/${partition}`);
          if (end !== undefined && Number(batch.lastOffset()) + 1 >= end)
            ends.delete(`${topic}/${partition}`);
          if (ends.size === 0) resolve();
        },
      });
      await promise;
      await consumer.disconnect();
      yield* found;
    },
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
