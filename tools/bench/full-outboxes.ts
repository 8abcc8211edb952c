import { type ImportedListing, startListings } from '@lintel/listings';
import { openCache, openDocuments, openJobs, openObjectStore } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import { type PlatformConfig, surroundingsFor } from '@lintel/service-kit';

/** Events of one publish, and of one reading. */
export const BATCH = 500;
export const identitySecret = 'bench'.repeat(8);

export interface FullOutboxes {
  /** Publishes what waits; resolves when the last outbox is empty. */
  relay(): Promise<void>;
  close(): Promise<void>;
}

/** A listings service with `count` listings in it, none of whose events has left its outbox. */
export async function fillOutboxes(
  config: PlatformConfig,
  bus: EventBus,
  count: number,
): Promise<FullOutboxes> {
  const gate = Promise.withResolvers<void>();
  const around = { bus: heldBack(bus, gate.promise), identitySecret };
  const documents = await openDocuments(config, 'listings', { sole: true });
  const objects = await openObjectStore(config);
  const cache = await openCache(config);
  const jobs = await openJobs(config);
  const listings = await startListings({
    ...surroundingsFor('listings', config, around),
    ...{ documents, objects, cache, jobs, config },
  });
  for (let n = 0; n < count; n += BATCH)
    await listings.importListings.handle(
      Array.from({ length: Math.min(BATCH, count - n) }, (_, at) => home(n + at)),
    );
  return {
    async relay() {
      gate.resolve();
      await listings.drain();
    },
    async close() {
      await listings.stop();
      await Promise.all([documents, objects, cache, jobs].map((opened) => opened.close()));
    },
  };
}

/** A bus that publishes nothing before it may. */
const heldBack = (bus: EventBus, may: Promise<void>): EventBus => ({
  operations: bus.operations,
  ensureTopics: (topics) => bus.ensureTopics(topics),
  publish: async (topic, events) => {
    await may;
    // Without the time of the claim, which may have run out: nobody else could have taken what waits.
    await bus.publish(topic, events);
  },
  subscribe: (subscription) => bus.subscribe(subscription),
  drain: () => bus.drain(),
  parked: (topic, consumer) => bus.parked(topic, consumer),
  parkedCount: (topic, consumer) => bus.parkedCount(topic, consumer),
  forget: (topic, consumer) => bus.forget(topic, consumer),
  lag: (topic, consumer) => bus.lag(topic, consumer),
  health: () => bus.health(),
  close: () => bus.close(),
});

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
