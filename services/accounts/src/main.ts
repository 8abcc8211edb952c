import { identitySecretOf, openCache, openDocuments, openEventBus } from '@lintel/platform/adapters';
import {
  loadConfig,
  platformConfigSchema,
  portSetting,
  runProgram,
  startWithEngines,
  surroundingsFor,
} from '@lintel/service-kit';
import { z } from 'zod';
import { accountsConfigSchema } from './config.js';
import { startAccounts } from './accounts.module.js';

const configSchema = platformConfigSchema.extend({
  ...accountsConfigSchema.shape,
  LINTEL_PORT: portSetting.default(4004).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const identitySecret = identitySecretOf(config);
  return startWithEngines({ name: 'accounts', config }, async (engines) => {
    const { bus, documents, cache } = await engines.open({
      bus: () => openEventBus(config, 'accounts'),
      documents: () => openDocuments(config, 'accounts'),
      cache: () => openCache(config),
    });
    const service = await startAccounts({
      ...surroundingsFor('accounts', config, { bus, identitySecret }),
      documents,
      cache,
      config,
    });
    const port = await engines.listen(() => service.listen(config.LINTEL_PORT, config.LINTEL_HOST));
    console.log(`The accounts service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
    return service;
  });
});
