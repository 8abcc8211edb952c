/**
 * `npm run -w @lintel/search rebuild`: fills a second index from the topic beside the live one, then switches to it. Beside running services where
 * Elasticsearch has the index; the embedded one is its process's alone, and is filled again by the next start once its folder was removed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { listingTopic } from '@lintel/contracts';
import { systemClock, uuidV7Source } from '@lintel/kernel';
import { openDocuments, openEventBus, openSearchIndex } from '@lintel/platform/adapters';
import { loadConfig, platformConfigSchema, RebuildLog, runProgram, whoRuns } from '@lintel/service-kit';
import { RebuildIndexHandler } from '../application/rebuild-index/rebuild-index.handler.js';
import { type ListingCard, listingIndex } from '../domain/listing-document.js';

await runProgram(async () => {
  const config = loadConfig(platformConfigSchema, process.env);
  if (config.LINTEL_SEARCH_INDEX === 'embedded')
    throw new Error(
      'LINTEL_SEARCH_INDEX: embedded keeps the index in one process. Stop Lintel, remove the folder search of LINTEL_DATA, and start it again: it fills the index from the topic.',
    );
  const bus = await openEventBus(config, 'search');
  const index = await openSearchIndex<ListingCard>(config, listingIndex);
  await bus.ensureTopics([listingTopic]);
  const documents = await openDocuments(config, 'search');
  const log = new RebuildLog(documents.connection, systemClock);
  const options = { pause: () => wait(500), log, by: whoRuns() };
  const rebuild = new RebuildIndexHandler(index, bus, uuidV7Source(systemClock), options);
  await rebuild.handle();
  const { gauges } = await index.health();
  await Promise.all([index.close(), bus.close(), documents.close()]);
  console.log(`The index is made anew, of ${gauges['documents'] ?? 0} homes.`);
  process.exit(0);
});
