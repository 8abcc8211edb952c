import { createStopFinder, GAZETTEER } from '@lintel/geo';
import { type ListingsService, measureWith, startListings } from '@lintel/listings';
import {
  identitySecretOf,
  openCache,
  openDocuments,
  openEventBus,
  openJobs,
  openObjectStore,
  openSearchIndex,
} from '@lintel/platform/adapters';
import { lockDataFolder } from '@lintel/platform/data-folder';
import type { EventBus } from '@lintel/platform/event-bus';
import type { ObjectStore } from '@lintel/platform/object-store';
import { type ListingCard, listingIndex, startSearch } from '@lintel/search';
import { type PlatformConfig, surroundingsFor } from '@lintel/service-kit';
import { loadDemonstration, toImport } from './load-demonstration.js';
import { type PictureSet, type PictureSets, readPictureSets } from './pictures/picture-sets.js';
import { type SyntheticListing, syntheticListings } from './synthetic/index.js';

export interface SeedOptions {
  readonly count: number;
  readonly seed: number;
  readonly config: PlatformConfig;
}

export interface SeedProgress {
  readonly done: number;
  readonly phase: 'written' | 'searchable';
}

export interface Seeded {
  readonly ids: { readonly first: number; readonly last: number };
  /** False when another process serves this data: its search learns of the listings from the event bus. */
  readonly searchable: boolean;
}

const BATCH = 500;
/** Listings are dated from here, so that a seed gives the same listings on any day. */
const NOW = new Date('2026-11-01T09:00:00.000Z');
const withoutPictures: PictureSet = { images: [], floorplan: null, epc: null };

interface Stores {
  readonly bus: EventBus;
  readonly objects: ObjectStore;
  readonly listings: ListingsService;
  readonly identitySecret: string;
}

/** Loads the demonstration listings, as the first start of the embedded profile does by itself. Gives how many were not there. */
export const seedDemonstration = (config: PlatformConfig): Promise<number> =>
  withListings(config, ({ listings, objects }) => loadDemonstration(listings.importListings, objects));

/** Adds synthetic listings the way any listing is added: documents with their events, the bus, the search projection. */
export async function seedListings(
  { count, seed, config }: SeedOptions,
  onProgress: (progress: SeedProgress) => void,
): Promise<Seeded> {
  const lock = config.LINTEL_SEARCH_INDEX === 'embedded' ? lockDataFolder(config.LINTEL_DATA) : null;
  const ids = await withListings(
    config,
    async (stores) => {
      const { listings, objects } = stores;
      await loadDemonstration(listings.importListings, objects);
      const written = await writeListings(listings, count, seed, (done) =>
        onProgress({ done, phase: 'written' }),
      );
      await listings.drain();
      if (lock) await fillSearch(stores, config);
      return written;
    },
    lock !== null,
  );
  if (lock) onProgress({ done: count, phase: 'searchable' });
  lock?.release();
  return { ids, searchable: lock !== null };
}

/** Runs the listings service without its gateway, for as long as `run` takes and its events are on their way. */
async function withListings<Result>(
  config: PlatformConfig,
  run: (stores: Stores) => Promise<Result>,
  sole = false,
): Promise<Result> {
  const identitySecret = identitySecretOf(config);
  const bus = await openEventBus(config, 'seed');
  const objects = await openObjectStore(config);
  const documents = await openDocuments(config, 'listings', { sole });
  const cache = await openCache(config);
  const jobs = await openJobs(config);
  const surroundings = surroundingsFor('seed', config, { bus, identitySecret });
  const listings = await startListings({ ...surroundings, documents, objects, cache, jobs, config });
  try {
    const result = await run({ bus, objects, listings, identitySecret });
    await listings.drain();
    return result;
  } finally {
    await listings.stop();
    await Promise.all([documents, objects, cache, jobs, bus].map((opened) => opened.close()));
  }
}

/** Nobody else serves this data: the projection is brought up to date here, so that the next start need not. */
async function fillSearch({ bus, identitySecret }: Stores, config: PlatformConfig): Promise<void> {
  const index = await openSearchIndex<ListingCard>(config, listingIndex);
  const search = await startSearch({
    ...surroundingsFor('search', config, { bus, identitySecret }),
    index,
    config,
  });
  await bus.drain();
  await search.stop();
  await index.close();
}

async function writeListings(
  listings: ListingsService,
  count: number,
  seed: number,
  onWritten: (done: number) => void,
): Promise<Seeded['ids']> {
  const pictures = await readPictureSets();
  const distances = measureWith(createStopFinder());
  let done = 0;
  let batch: SyntheticListing[] = [];
  let first: number | undefined;
  let last = 0;
  const write = async () => {
    const ids = await listings.importListings.handle(
      batch.map((synthetic) => toImport(synthetic.listing, poolOf(synthetic, pictures))),
    );
    first ??= ids[0];
    last = ids.at(-1)!;
    done += batch.length;
    batch = [];
    onWritten(done);
  };
  for (const synthetic of syntheticListings({
    seed,
    count,
    firstId: 1,
    now: NOW,
    places: GAZETTEER,
    distances,
  })) {
    batch.push(synthetic);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  return { first: first!, last };
}

/** Synthetic homes borrow the pictures of a like demonstration home, but not its plan or certificate, which state its own measures. */
const poolOf = ({ drawing }: SyntheticListing, sets: PictureSets): PictureSet => {
  const pool = drawing.pool === null ? undefined : sets[drawing.pool];
  return pool ? { ...withoutPictures, images: pool.images } : withoutPictures;
};
