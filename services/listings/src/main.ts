import { identitySecretOf, openDocuments, openEventBus } from '@lintel/platform/adapters';
import {
  loadConfig,
  platformConfigSchema,
  portSetting,
  runProgram,
  surroundingsFor,
} from '@lintel/service-kit';
import { z } from 'zod';
import { startListings } from './listings.module.js';

const configSchema = platformConfigSchema.extend({
  LINTEL_PORT: portSetting.default(4001).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const bus = await openEventBus(config, 'listings');
  const documents = await openDocuments(config, 'listings');
  const identitySecret = identitySecretOf(config);
  const service = await startListings({
    ...surroundingsFor('listings', config, { bus, identitySecret }),
    documents,
    config,
  });
  const port = await service.listen(config.LINTEL_PORT, config.LINTEL_HOST);
  console.log(`The listings service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
  return {
    async stop() {
      await service.stop();
      await Promise.all([documents.close(), bus.close()]);
    },
  };
});
