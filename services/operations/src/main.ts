import { identitySecretOf, openDocuments, openEventBus, openJobs } from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService, servicesSetting } from '@lintel/service-kit';
import { watchOverHttp } from './adapters/services/over-http.js';
import { gatewaysSetting, operationsConfigSchema } from './config.js';
import { startOperations } from './operations.module.js';

const name = 'operations';

await runService({
  name,
  configSchema: platformConfigSchema.extend({
    ...operationsConfigSchema.shape,
    ...addressSettings(4007),
    LINTEL_SERVICES: servicesSetting,
    LINTEL_GATEWAYS: gatewaysSetting,
  }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
    jobs: () => openJobs(config, logger),
  }),
  start: (given) => {
    const { LINTEL_SERVICES, LINTEL_GATEWAYS } = given.config;
    return startOperations({ ...given, watched: watchOverHttp(LINTEL_SERVICES, LINTEL_GATEWAYS) });
  },
});
