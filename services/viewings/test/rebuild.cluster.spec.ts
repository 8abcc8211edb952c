import { randomUUID } from 'node:crypto';
import { agencyTopic, listingTopic } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import type { EventBus } from '@lintel/platform/event-bus';
import { openKafkaEventBus } from '@lintel/platform/event-bus/kafka';
import { describe, jest } from '@jest/globals';
import { Kafka, logLevel } from 'kafkajs';
import { rebuildContract } from './rebuild.contract.js';

const [uri, kafka] = [process.env.LINTEL_TEST_MONGO, process.env.LINTEL_TEST_KAFKA];
const name = 'a rebuild on MongoDB and Kafka';

jest.setTimeout(60_000);
(!uri || !kafka ? describe.skip : describe)(
  uri && kafka ? name : `${name}: skipped, LINTEL_TEST_MONGO or LINTEL_TEST_KAFKA is not set`,
  () => {
    rebuildContract(async () => {
      const id = `test-${randomUUID().slice(0, 8)}`;
      const brokers = kafka!.split(',');
      const opened: { documents: Documents[]; buses: EventBus[] } = { documents: [], buses: [] };
      return {
        async documents() {
          const documents = await openMongoDocuments({ uri: uri!, database: id });
          opened.documents.push(documents);
          return documents;
        },
        async bus() {
          const bus = await openKafkaEventBus({ brokers, clientId: 'test', topicPrefix: `${id}-` });
          opened.buses.push(bus);
          return bus;
        },
        async dispose() {
          await Promise.all(opened.buses.map((bus) => bus.close()));
          await opened.documents[0]!.connection.dropDatabase();
          await Promise.all(opened.documents.map((documents) => documents.close()));
          const admin = new Kafka({ brokers, logLevel: logLevel.NOTHING }).admin();
          await admin.connect();
          const made = new Set([agencyTopic, listingTopic].map((topic) => `${id}-${topic.name}`));
          await admin.deleteTopics({ topics: (await admin.listTopics()).filter((topic) => made.has(topic)) });
          await admin.disconnect();
        },
      };
    });
  },
);
