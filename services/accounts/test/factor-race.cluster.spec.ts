import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe, jest } from '@jest/globals';
import { factorRaces } from './factor.races.js';
import { StrongScene } from './strong-scene.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'races for what is good once, on MongoDB';

jest.setTimeout(120_000);
(!uri ? describe.skip : describe)(uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`, () => {
  factorRaces(async () => {
    const database = `lintel-test-${randomUUID().slice(0, 8)}`;
    const documents = await openMongoDocuments({ uri: uri!, database });
    const release = async () => {
      await documents.connection.dropDatabase();
      await documents.close();
    };
    return StrongScene.start({ documents, release });
  });
});
