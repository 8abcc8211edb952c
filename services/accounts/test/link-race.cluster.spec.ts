import { randomUUID } from 'node:crypto';
import { openMongoDocuments } from '@lintel/platform/documents/mongo';
import { describe } from 'vitest';
import { AgencyScene } from './agency-scene.js';
import { linkRaces } from './link.races.js';

const uri = process.env.LINTEL_TEST_MONGO;
const name = 'races for a link on MongoDB';

describe.skipIf(!uri)(
  uri ? name : `${name}: skipped, LINTEL_TEST_MONGO is not set`,
  { timeout: 120_000 },
  () => {
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
  },
);
