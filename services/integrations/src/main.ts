import { identitySecretOf, openDocuments, openEventBus } from '@lintel/platform/adapters';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { integrationsConfigSchema } from './config.js';
import { startIntegrations } from './integrations.module.js';

const name = 'integrations';

await runService({
  name,
  configSchema: platformConfigSchema.extend({ ...integrationsConfigSchema.shape, ...addressSettings(4008) }),
  identitySecretOf,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    documents: () => openDocuments(config, name),
  }),
  start: (given) => startIntegrations(given),
});
