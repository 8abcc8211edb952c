import { identitySecretOf, openDocuments, openEventBus } from '@lintel/platform/adapters';
import {
  loadConfig,
  platformConfigSchema,
  portSetting,
  runProgram,
  startWithEngines,
  surroundingsFor,
} from '@lintel/service-kit';
import { z } from 'zod';
import { listingsConfigSchema } from './config.js';
import { startListings } from './listings.module.js';

const configSchema = platformConfigSchema.extend({
  ...listingsConfigSchema.shape,
  LINTEL_PORT: portSetting.default(4001).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const identitySecret = identitySecretOf(config);
  return startWithEngines({ name: 'listings', config }, async (engines) => {
    const { bus, documents } = await engines.open({
      bus: () => openEventBus(config, 'listings'),
      documents: () => openDocuments(config, 'listings'),
    });
    const service = await startListings({
      ...surroundingsFor('listings', config, { bus, identitySecret }),
      documents,
      config,
    });
    const port = await engines.listen(() => service.listen(config.LINTEL_PORT, config.LINTEL_HOST));
    console.log(`The listings service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
    return service;
  });
});
