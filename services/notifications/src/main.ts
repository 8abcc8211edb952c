import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openMail,
} from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { notificationsConfigSchema } from './config.js';
import { startNotifications } from './notifications.module.js';

const name = 'notifications';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...notificationsConfigSchema.shape, ...addressSettings(4003) }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
    jobs: () => openJobs(config, logger),
    cache: () => openCache(config),
    mail: () => openMail(config),
  }),
  start: (given) => startNotifications(given),
});
