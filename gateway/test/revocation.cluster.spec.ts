import { randomUUID } from 'node:crypto';
import { openKafkaEventBus } from '@lintel/platform/event-bus/kafka';
import { describe, jest } from '@jest/globals';
import { revocationCases } from './revocation.cases.js';

const brokers = process.env['LINTEL_TEST_KAFKA']?.split(',');
const name = 'replicas of the gateway on Kafka';

jest.setTimeout(120_000);
(!brokers ? describe.skip : describe)(
  brokers ? name : `${name}: skipped, LINTEL_TEST_KAFKA is not set`,
  () => {
    const topicPrefix = `test-${randomUUID().slice(0, 8)}.`;
    revocationCases(() => openKafkaEventBus({ brokers: brokers!, clientId: 'gateway', topicPrefix }));
  },
);
