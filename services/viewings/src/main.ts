import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
} from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { startViewings } from './viewings.module.js';

const name = 'viewings';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...addressSettings(4005) }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
    cache: () => openCache(config),
    jobs: () => openJobs(config, logger),
  }),
  start: (given) => startViewings(given),
});
