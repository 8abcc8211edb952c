// Fills the search index that the settings name, at its port: as a rebuild, and not by events, so that a million homes take minutes.
import { parseArgs } from 'node:util';
import { createStopFinder, GAZETTEER } from '@lintel/geo';
import { measureWith } from '@lintel/listings';
import { openSearchIndex } from '@lintel/platform/adapters';
import { type ListingCard, listingIndex, toDocument } from '@lintel/search';
import { readPictureSets, syntheticListings } from '@lintel/seed';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { FIRST_ID, SEED } from './filled-index.ts';

const BATCH = 5000;
const NOW = new Date('2026-11-01T09:00:00.000Z');

const { values } = parseArgs({ options: { count: { type: 'string' } } });
const count = Number(values.count);
const index = await openSearchIndex<ListingCard>(loadConfig(platformConfigSchema, process.env), listingIndex);
const pictures = await readPictureSets();
const rebuild = await index.startRebuild();

let writingMs = 0;
let batch: ReturnType<typeof toDocument>[] = [];
const write = async () => {
  const began = performance.now();
  await rebuild.put(batch);
  writingMs += performance.now() - began;
  batch = [];
};
const homes = syntheticListings({
  ...{ seed: SEED, count, firstId: FIRST_ID, now: NOW, places: GAZETTEER },
  distances: measureWith(createStopFinder()),
});
for (const { listing, drawing } of homes) {
  const images = (drawing.pool === null ? undefined : pictures[drawing.pool]?.images) ?? [];
  // The lowest version: whatever happens to the home afterwards is news.
  batch.push(toDocument({ ...listing, images, floorplan: null, epc: null }, 0));
  if (batch.length === BATCH) await write();
}
if (batch.length > 0) await write();
await rebuild.promote();
await index.flush();
await index.close();
console.log(JSON.stringify({ count, writingMs }));
process.exit();
