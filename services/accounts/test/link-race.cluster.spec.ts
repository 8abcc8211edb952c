import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe, jest } from '@jest/globals';
import { AgencyScene } from './agency-scene.js';
import { linkRaces } from './link.races.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'races for a link on MongoDB';

jest.setTimeout(120_000);
(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  linkRaces(() =>
    AgencyScene.start(undefined, async (harness) => {
      const database = `lintel-test-${randomUUID().slice(0, 8)}`;
      const documents = await openMongoDocuments({ uri: uri!, database });
      harness.onDispose(async () => {
        await documents.connection.dropDatabase();
        await documents.close();
      });
      return documents;
    }),
  );
});
