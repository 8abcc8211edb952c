import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
} from '@lintel/platform/adapters';
import {
  loadConfig,
  platformConfigSchema,
  portSetting,
  runProgram,
  startWithEngines,
  surroundingsFor,
} from '@lintel/service-kit';
import { z } from 'zod';
import { startMessaging } from './messaging.module.js';

const configSchema = platformConfigSchema.extend({
  LINTEL_PORT: portSetting.default(4006).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const identitySecret = identitySecretOf(config);
  return startWithEngines({ name: 'messaging', config }, async (engines) => {
    const { bus, documents, jobs, cache } = await engines.open({
      bus: () => openEventBus(config, 'messaging'),
      documents: () => openDocuments(config, 'messaging'),
      jobs: () => openJobs(config),
      cache: () => openCache(config),
    });
    const service = await startMessaging({
      ...surroundingsFor('messaging', config, { bus, identitySecret }),
      documents,
      jobs,
      cache,
      config,
    });
    const port = await engines.listen(() => service.listen(config.LINTEL_PORT, config.LINTEL_HOST));
    console.log(`The messaging service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
    return service;
  });
});
