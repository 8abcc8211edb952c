import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openLanguageModel,
  openSearchIndex,
} from '@lintel/platform/adapters';
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
  open: (config, logger) => ({
    bus: () => openEventBus(config, name, logger),
    index: () => openSearchIndex<ListingCard>(config, listingIndex, logger),
    documents: () => openDocuments(config, name),
    cache: () => openCache(config),
    jobs: () => openJobs(config, logger),
    model: () => openLanguageModel(config, criteriaByRules),
  }),
  start: ({ model, ...given }) => startSearch({ ...given, ...languageModelOf(given.config, model) }),
});
