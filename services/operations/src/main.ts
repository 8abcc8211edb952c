import { identitySecretOf, openDocuments, openEventBus, openJobs } from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService, servicesSetting } from '@lintel/service-kit';
import { watchOverHttp } from './adapters/services/over-http.js';
import { startOperations } from './operations.module.js';

const name = 'operations';

await runService({
  name,
  configSchema: platformConfigSchema.extend({
    ...addressSettings(4007),
    LINTEL_SERVICES: servicesSetting,
  }),
  identitySecretOf,
  open: (config) => ({
    bus: () => openEventBus(config, name),
    documents: () => openDocuments(config, name),
    jobs: () => openJobs(config),
  }),
  start: (given) => startOperations({ ...given, watched: watchOverHttp(given.config.LINTEL_SERVICES) }),
});
