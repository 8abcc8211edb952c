import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe, jest } from '@jest/globals';
import { auditRaces } from './audit-races.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'the audit trail on MongoDB';

jest.setTimeout(120_000);
(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  auditRaces(async () => {
    const database = `lintel-test-${randomUUID().slice(0, 8)}`;
    const documents = await openMongoDocuments({ uri: uri!, database });
    return {
      documents,
      async dispose() {
        await documents.connection.dropDatabase();
        await documents.close();
      },
    };
  });
});
