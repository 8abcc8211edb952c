import { identitySecretOf, openDocuments, openEventBus, openJobs } from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { startOperations } from './operations.module.js';

const name = 'operations';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...addressSettings(4007) }),
  identitySecretOf,
  open: (config) => ({
    bus: () => openEventBus(config, name),
    documents: () => openDocuments(config, name),
    jobs: () => openJobs(config),
  }),
  start: (given) => startOperations(given),
});
