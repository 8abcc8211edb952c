import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openLanguageModel,
  openSearchIndex,
} from '@lintel/platform/adapters';
import type { Documents } from '@lintel/platform/documents';
import { addressSettings, platformConfigSchema, runService } from '@lintel/service-kit';
import { alertConfigSchema, understandingConfigSchema } from './config.js';
import { type ListingCard, listingIndex } from './domain/listing-document.js';
import { criteriaByRules, languageModelOf } from './language-model.js';
import { startSearch } from './search.module.js';

const name = 'search';

await runService({
  name,
  configSchema: platformConfigSchema.extend({
    ...understandingConfigSchema.shape,
    ...alertConfigSchema.shape,
    ...addressSettings(4002),
  }),
  identitySecretOf,
  // Those of what people keep: homes are found without.
  needsDocuments: false,
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    index: () => openSearchIndex<ListingCard>(config, listingIndex, logger),
    documents: (connection?: Documents['connection']) => openDocuments(config, name, { connection }),
    cache: () => openCache(config),
    jobs: () => openJobs(config, logger),
    model: () => openLanguageModel(config, criteriaByRules),
  }),
  start: ({ model, ...given }) => startSearch({ ...given, ...languageModelOf(given.config, model) }),
});
