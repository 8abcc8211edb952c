import {
  identitySecretOf,
  openDocuments,
  openEventBus,
  openJobs,
  openLanguageModel,
  openSearchIndex,
} from '@lintel/platform/adapters';
import {
  loadConfig,
  platformConfigSchema,
  portSetting,
  runProgram,
  startWithEngines,
  surroundingsFor,
} from '@lintel/service-kit';
import { z } from 'zod';
import { alertConfigSchema, understandingConfigSchema } from './config.js';
import { type ListingCard, listingIndex } from './domain/listing-document.js';
import { criteriaByRules, languageModelOf } from './language-model.js';
import { startSearch } from './search.module.js';

const configSchema = platformConfigSchema.extend({
  ...understandingConfigSchema.shape,
  ...alertConfigSchema.shape,
  LINTEL_PORT: portSetting.default(4002).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const identitySecret = identitySecretOf(config);
  return startWithEngines({ name: 'search', config }, async (engines) => {
    const { bus, index, documents, jobs, model } = await engines.open({
      bus: () => openEventBus(config, 'search'),
      index: () => openSearchIndex<ListingCard>(config, listingIndex),
      documents: () => openDocuments(config, 'search'),
      jobs: () => openJobs(config),
      model: () => openLanguageModel(config, criteriaByRules),
    });
    const service = await startSearch({
      ...surroundingsFor('search', config, { bus, identitySecret }),
      index,
      documents,
      jobs,
      config,
      ...languageModelOf(config, model),
    });
    const port = await engines.listen(() => service.listen(config.LINTEL_PORT, config.LINTEL_HOST));
    console.log(`The search service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
    return service;
  });
});
