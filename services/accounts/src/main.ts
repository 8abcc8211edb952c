import { identitySecretOf, openCache, openDocuments, openEventBus } from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { accountsConfigSchema } from './config.js';
import { startAccounts } from './accounts.module.js';

const name = 'accounts';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...accountsConfigSchema.shape, ...addressSettings(4004) }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
    cache: () => openCache(config),
  }),
  start: (given) => startAccounts(given),
});
