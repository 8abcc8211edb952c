import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openMail,
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
import { notificationsConfigSchema } from './config.js';
import { startNotifications } from './notifications.module.js';

const configSchema = platformConfigSchema.extend({
  ...notificationsConfigSchema.shape,
  LINTEL_PORT: portSetting.default(4003).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

const name = 'notifications';

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const identitySecret = identitySecretOf(config);
  return startWithEngines({ name, config }, async (engines) => {
    const { bus, documents, jobs, cache, mail } = await engines.open({
      bus: () => openEventBus(config, name),
      documents: () => openDocuments(config, name),
      jobs: () => openJobs(config),
      cache: () => openCache(config),
      mail: () => openMail(config),
    });
    const service = await startNotifications({
      ...surroundingsFor(name, config, { bus, identitySecret }),
      documents,
      jobs,
      cache,
      mail,
      config,
    });
    const port = await engines.listen(() => service.listen(config.LINTEL_PORT, config.LINTEL_HOST));
    console.log(`The notifications service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
    return service;
  });
});
