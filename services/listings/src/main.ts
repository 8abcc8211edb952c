import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openObjectStore,
} from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { listingsConfigSchema } from './config.js';
import { startListings } from './listings.module.js';

const name = 'listings';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...listingsConfigSchema.shape, ...addressSettings(4001) }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
    objects: () => openObjectStore(config),
    cache: () => openCache(config),
    jobs: () => openJobs(config, logger),
  }),
  start: (given) => startListings(given),
});
