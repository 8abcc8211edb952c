import { randomUUID } from 'node:crypto';
import { Kafka, logLevel } from 'kafkajs';
import { KafkaEventBus, type KafkaEventBusOptions } from './kafka-event-bus.js';

/** The cluster that the suites run on; without an address they are skipped. */
export const clusterAddress = process.env['LINTEL_TEST_KAFKA'];
export const skipped = 'skipped, LINTEL_TEST_KAFKA is not set';

export interface TestCluster {
  /** A client that knows nothing of the bus. */
  readonly plain: Kafka;
  readonly prefix: string;
  open(options?: Partial<KafkaEventBusOptions>): KafkaEventBus;
  /** Closes every bus, and deletes all topics and groups that were made. */
  end(): Promise<void>;
}

/** Topics and groups of a name that no one else has. */
export function testCluster(): TestCluster {
  const brokers = clusterAddress!.split(',');
  const prefix = `test-${randomUUID().slice(0, 8)}.`;
  const plain = new Kafka({ brokers, clientId: 'plain', logLevel: logLevel.NOTHING });
  const opened: KafkaEventBus[] = [];
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
    async end() {
      await Promise.all(opened.map((bus) => bus.close()));
      const admin = plain.admin();
      await admin.connect();
      const topics = (await admin.listTopics()).filter((name) => name.startsWith(prefix));
      if (topics.length > 0) await admin.deleteTopics({ topics });
      const groups = (await admin.listGroups()).groups.filter(({ groupId }) => groupId.startsWith(prefix));
      // A member that died is still in its group for a session's time; such a group is left to the broker's retention.
      await Promise.allSettled(groups.map(({ groupId }) => admin.deleteGroups([groupId])));
      await admin.disconnect();
    },
  };
}
