import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe, jest } from '@jest/globals';
import { deliveryStoreContract } from './delivery-store.contract.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'e-mails that are kept on MongoDB';

jest.setTimeout(60_000);
(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  deliveryStoreContract(async () => {
    const database = `lintel-test-${randomUUID().slice(0, 8)}`;
    const documents = await openMongoDocuments({ uri: uri!, database });
    const release = async () => {
      await documents.connection.dropDatabase();
      await documents.close();
    };
    return { documents, release };
  });
});
