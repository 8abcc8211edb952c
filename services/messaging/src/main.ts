import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
} from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { startMessaging } from './messaging.module.js';

const name = 'messaging';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...addressSettings(4006) }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
    jobs: () => openJobs(config, logger),
    cache: () => openCache(config),
  }),
  start: (given) => startMessaging(given),
});
