import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe } from '@jest/globals';
import { keyedListings } from './keyed-listings.cases.js';
import { startFixture } from './listings.fixture.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'listings with a key on MongoDB';

(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  keyedListings(() =>
    startFixture(undefined, async ({ onDispose }) => {
      const database = `lintel-test-${randomUUID().slice(0, 8)}`;
      const documents = await openMongoDocuments({ uri: uri!, database });
      onDispose(async () => {
        await documents.connection.dropDatabase();
        await documents.close();
      });
      return documents;
    }),
  );
});
