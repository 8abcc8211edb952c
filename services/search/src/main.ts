import { identitySecretOf, openEventBus, openSearchIndex } from '@lintel/platform/adapters';
import {
  loadConfig,
  platformConfigSchema,
  portSetting,
  runProgram,
  surroundingsFor,
} from '@lintel/service-kit';
import { z } from 'zod';
import { type ListingCard, listingIndex } from './domain/listing-document.js';
import { startSearch } from './search.module.js';

const configSchema = platformConfigSchema.extend({
  LINTEL_PORT: portSetting.default(4002).describe('The port of this service'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
});

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const bus = await openEventBus(config, 'search');
  const index = await openSearchIndex<ListingCard>(config, listingIndex);
  const identitySecret = identitySecretOf(config);
  const service = await startSearch({
    ...surroundingsFor('search', config, { bus, identitySecret }),
    index,
    config,
  });
  const port = await service.listen(config.LINTEL_PORT, config.LINTEL_HOST);
  console.log(`The search service is ready at http://${config.LINTEL_HOST}:${port}/graphql`);
  return {
    async stop() {
      await service.stop();
      await Promise.all([index.close(), bus.close()]);
    },
  };
});
