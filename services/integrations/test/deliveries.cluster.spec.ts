import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import type { Harness } from '@lintel/testing';
import { describe, jest } from '@jest/globals';
import { deliveryCases } from './deliveries.cases.js';

const uri = process.env['LINTEL_TEST_MONGO'];
const name = 'webhooks on MongoDB';
const databases = new WeakMap<Harness, string>();

jest.setTimeout(60_000);
(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  deliveryCases(async (harness) => {
    const known = databases.get(harness);
    const database = known ?? `lintel-test-${randomUUID().slice(0, 8)}`;
    databases.set(harness, database);
    const documents = await openMongoDocuments({ uri: uri!, database });
    harness.onDispose(async () => {
      if (!known) await documents.connection.dropDatabase();
      await documents.close();
    });
    return documents;
  });
});
