import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe } from 'vitest';
import { auditRaces } from './audit-races.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'the audit trail on MongoDB';

describe.skipIf(!uri)(
  uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`,
  { timeout: 120_000 },
  () => {
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
  },
);
