import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CloudEvent, listingTopic } from '@lintel/contracts';
import { type ImportedListing, startListings } from '@lintel/listings';
import { openDocuments, openEventBus, openSearchIndex } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import { type ListingCard, listingIndex, startSearch } from '@lintel/search';
import { loadConfig, platformConfigSchema, surroundingsFor } from '@lintel/service-kit';
import type { DataFolders } from './data-folders.ts';
import { inWords, type Row } from './figures.ts';

const BATCH = 500;

/** From outboxes that are full to the last event handled: by a handler that only counts, and by the search projection. */
export async function eventFigures(folders: DataFolders, count: number): Promise<Row[]> {
  const events: CloudEvent[] = [];
  const counted = await perSecond(await folders.empty(), count, 'count', events);
  const projected = await perSecond(await folders.empty(), count, 'project', []);
  const plain = plainTable(join(await folders.empty(), 'plain.sqlite'), events);
  const to = `the same events into a plain SQLite table and out again, ${inWords(plain, 'events/s')}`;
  return [
    {
      what: 'events: outbox → handler',
      value: counted,
      unit: 'events/s',
      ratio: counted / plain,
      to,
      toReach: '≥ 5,000 events/s',
    },
    {
      what: 'events: outbox → found by search',
      value: projected,
      unit: 'events/s',
      ratio: projected / plain,
      to,
    },
  ];
}

async function perSecond(
  dataFolder: string,
  count: number,
  handler: 'count' | 'project',
  seen: CloudEvent[],
): Promise<number> {
  const config = loadConfig(platformConfigSchema, { LINTEL_DATA: dataFolder, LINTEL_LOG_LEVEL: 'error' });
  const bus = await openEventBus(config, 'bench');
  const gate = Promise.withResolvers<void>();
  const around = { bus: heldBack(bus, gate.promise), identitySecret: 'bench'.repeat(8) };
  const documents = await openDocuments(config, 'listings');
  const listings = await startListings({ ...surroundingsFor('listings', config, around), documents, config });
  const index = await openSearchIndex<ListingCard>(config, listingIndex);
  const consumer =
    handler === 'project'
      ? await startSearch({ ...surroundingsFor('search', config, around), index, config })
      : await bus.subscribe({
          consumer: 'bench',
          topic: listingTopic.name,
          from: 'beginning',
          batchSize: BATCH,
          handle: async (events) => void seen.push(...events),
        });
  for (let n = 0; n < count; n += BATCH)
    await listings.importListings.handle(
      Array.from({ length: Math.min(BATCH, count - n) }, (_, at) => home(n + at)),
    );

  const began = performance.now();
  gate.resolve();
  await listings.relay.drain();
  await bus.drain();
  const seconds = (performance.now() - began) / 1000;

  const handled = handler === 'count' ? seen.length : (await index.search({ first: 0 })).total;
  if (handled < count) throw new Error(`${handled} of ${count} events were handled`);
  await consumer.stop();
  await listings.stop();
  await Promise.all([index.close(), documents.close(), bus.close()]);
  return count / seconds;
}

/** A bus that publishes nothing before it may. */
const heldBack = (bus: EventBus, may: Promise<void>): EventBus => ({
  ensureTopics: (topics) => bus.ensureTopics(topics),
  publish: async (topic, events) => {
    await may;
    await bus.publish(topic, events);
  },
  subscribe: (subscription) => bus.subscribe(subscription),
  drain: () => bus.drain(),
  parked: (topic, consumer) => bus.parked(topic, consumer),
  forget: (topic, consumer) => bus.forget(topic, consumer),
  lag: (topic, consumer) => bus.lag(topic, consumer),
  health: () => bus.health(),
  close: () => bus.close(),
});

/** Events a second through the least that keeps them: one table, as durable, written and read in the same batches. */
function plainTable(file: string, events: readonly CloudEvent[]): number {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table events (at integer primary key, event text)',
  );
  const insert = db.prepare('insert into events (event) values (?)');
  const select = db.prepare(`select at, event from events where at > ? order by at limit ${BATCH}`);
  const began = performance.now();
  for (let n = 0; n < events.length; n += BATCH) {
    db.exec('begin immediate');
    for (const event of events.slice(n, n + BATCH)) insert.run(JSON.stringify(event));
    db.exec('commit');
  }
  let read = 0;
  for (let rows = select.all(0); rows.length > 0; rows = select.all(rows.at(-1)!.at as number))
    for (const { event } of rows) if (JSON.parse(event as string)) read++;
  const seconds = (performance.now() - began) / 1000;
  db.close();
  return read / seconds;
}

const home = (n: number): ImportedListing => ({
  agencyId: 'larkspur-dean',
  status: 'available',
  publishedAt: new Date(Date.UTC(2026, 0, 1) + n * 1000),
  content: {
    listingType: 'sale',
    propertyType: 'flat',
    title: `Two-bedroom flat ${n}`,
    description: 'A bright flat on a quiet street, close to shops and a park. '.repeat(8),
    price: 400_000 + n,
    bedrooms: 1 + (n % 4),
    bathrooms: 1,
    squareFeet: 700,
    address: `${n} Example Road, Clapham, London SW4 7AA`,
    location: 'Clapham, London',
    outcode: 'SW4',
    latitude: 51.4618,
    longitude: -0.1384,
    transportDistances: { tube: 0.2, bus: 0.1, train: 0.5 },
    keyFeatures: ['South-facing garden', 'Share of freehold', 'No onward chain'],
    images: [],
    floorplan: null,
    epc: null,
    agent: {
      agency: 'Larkspur & Dean',
      name: 'Robin Example',
      position: '',
      phone: '020 7946 0000',
      email: 'sales@example.org',
    },
    materialInformation: null,
  },
});
