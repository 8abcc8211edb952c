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
import { startViewings } from './viewings.module.js';

const configSchema = platformConfigSchema.extend({
  LINTEL_PORT: portSetting.default(4005).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

const name = 'viewings';

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const identitySecret = identitySecretOf(config);
  return startWithEngines({ name, config }, async (engines) => {
    const { bus, documents, cache, jobs } = await engines.open({
      bus: () => openEventBus(config, name),
      documents: () => openDocuments(config, name),
      cache: () => openCache(config),
      jobs: () => openJobs(config),
    });
    const service = await startViewings({
      ...surroundingsFor(name, config, { bus, identitySecret }),
      documents,
      cache,
      jobs,
    });
    const port = await engines.listen(() => service.listen(config.LINTEL_PORT, config.LINTEL_HOST));
    console.log(`The viewings service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
    return service;
  });
});
