import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe } from 'vitest';
import { startScene } from './scene.js';
import { slotRaces } from './slot.races.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'races for a slot on MongoDB';

describe.skipIf(!uri)(
  uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`,
  { timeout: 120_000 },
  () => {
    slotRaces(async () => {
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
  },
);
