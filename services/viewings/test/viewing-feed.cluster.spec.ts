import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe, jest } from '@jest/globals';
import { startScene } from './scene.js';
import { viewingFeedCases } from './viewing-feed.cases.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'calendars of agents on MongoDB';

jest.setTimeout(120_000);
(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  viewingFeedCases(async () => {
    const database = `lintel-test-${randomUUID().slice(0, 8)}`;
    const documents = await openMongoDocuments({ uri: uri!, database });
    const scene = await startScene(documents);
    return {
      ...scene,
      async dispose() {
        await scene.dispose();
        await documents.connection.dropDatabase();
        await documents.close();
      },
    };
  });
});
