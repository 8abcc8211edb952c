/**
 * `npm run -w @lintel/listings republish [-- --after ID]`: publishes all listings anew, beside running services or without. For a broker that has
 * lost its topics while the documents are there; search then fills itself. What was broken off goes on after the last id it told. Of a data folder that
 * a running product has for itself, that product publishes what is written here.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listingTopic } from '@lintel/contracts';
import { systemClock, uuidV7Source } from '@lintel/kernel';
import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import { lockDataFolder } from '@lintel/platform/data-folder';
import {
  createLogger,
  createMetrics,
  EventComposer,
  loadConfig,
  OutboxRelay,
  platformConfigSchema,
  runProgram,
} from '@lintel/service-kit';
import { DocumentRepublisher } from '../adapters/documents/listing.republisher.js';
import { registerListingModels } from '../adapters/documents/listing.schema.js';
import { RepublishListingsHandler } from '../application/republish-listings/republish-listings.handler.js';

const ASKED_MS = 250;

await runProgram(async () => {
  const { values } = parseArgs({ options: { after: { type: 'string', default: '0' } } });
  if (!/^\d{1,15}$/.test(values.after)) {
    console.error(`--after is the id of a listing, not ${values.after}`);
    process.exit(2);
  }
  const config = loadConfig(platformConfigSchema, process.env);
  const lock = config.LINTEL_DOCUMENTS === 'embedded' ? lockDataFolder(config.LINTEL_DATA) : undefined;
  const documents = await openDocuments(config, 'listings');
  const bus = await openEventBus(config, 'listings');
  await bus.ensureTopics([listingTopic]);
  const models = registerListingModels(documents.connection);
  const composer = new EventComposer('/services/listings', uuidV7Source(systemClock), systemClock);
  const relay = new OutboxRelay({
    topic: listingTopic.name,
    bus,
    model: models.listings,
    service: 'listings',
    logger: createLogger('listings', config.LINTEL_LOG_LEVEL),
    metrics: createMetrics(),
    clock: documents.clock,
  });
  const republish = new RepublishListingsHandler(new DocumentRepublisher(models, composer));
  await republish.handle(Number(values.after), (done, last) =>
    console.log(`${done} listings, up to id ${last}`),
  );
  if (lock === null) while ((await relay.waiting()) > 0) await pause(ASKED_MS);
  else await relay.drain();
  await Promise.all([documents.close(), bus.close()]);
  console.log('All are published.');
  process.exit(0);
});
