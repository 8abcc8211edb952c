import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textOf } from '@lintel/platform/packed';
import { openEmbeddedSearchIndex } from '@lintel/platform/search-index/embedded';
import { listingIndex } from '@lintel/search';
import type { DataFolders } from './data-folders.ts';
import { type Figure, inWords, type Row, sizeInWords } from './figures.ts';

export interface DiskPlan {
  /** Numbers of synthetic listings. */
  readonly sizes: readonly number[];
}

const DEMONSTRATION = 13;
const MILLION = 1_000_000;
const GB = 1e9;
const SETTLED_WITHIN_MS = 60_000;

/** Which file keeps what of listings. Pictures are not among them: a seed's listings share those of the demonstration. */
const stores = {
  documents: 'listings/documents.sqlite',
  'event log': 'events/log.sqlite',
  index: 'search/listings.sqlite',
} as const;

/** Which services keep of a listing what they need themselves, read from its events. */
const readers = ['search', 'messaging', 'viewings', 'integrations'] as const;

/** What a listing takes in each store, after a start has given back what the filling left free, beside the texts that it stands for. */
export async function diskFigures(folders: DataFolders, { sizes }: DiskPlan): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const folder = await folders.copyOf((await folders.seeded(size)).folder);
    await settle(folder);
    const listings = size + DEMONSTRATION;
    const plain = textsIn(folder) / listings;
    const figures = Object.entries(stores).map(([store, file]) => ({
      store,
      bytes: bytesOf(join(folder, file)) / listings,
    }));
    for (const { store, bytes } of figures)
      rows.push({
        what: `disk: ${store}, a listing of ${sizeInWords(size)}`,
        series: { name: store, size },
        value: bytes,
        unit: 'B',
        ratio: bytes / plain,
        to: `its document as JSON, ${inWords(plain, 'B')}`,
      });
    const kept = readers.map((service) => ({
      service,
      bytes: bytesOf(join(folder, service, 'documents.sqlite')) / listings,
    }));
    const million = (kind: string, bytes: number): Figure => ({
      what: `disk: a million listings${kind}, from ${sizeInWords(size)}`,
      series: { name: `a million${kind}`, size },
      value: (bytes * MILLION) / GB,
      unit: 'GB',
      ratio: bytes / plain,
      to: `the documents as JSON, ${inWords((plain * MILLION) / GB, 'GB')}`,
      toReach: '≤ 6 GB',
    });
    const all = sumOf(figures);
    rows.push(million('', all), {
      ...million(' with what other services keep of them', all + sumOf(kept)),
      note: kept.map(({ service, bytes }) => `${service} ${inWords(bytes, 'B')}`).join(', '),
    });
  }
  return rows;
}

const sumOf = (parts: readonly { readonly bytes: number }[]): number =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** As a start has it: the index gives back the pages of what its filling made beside it. */
async function settle(folder: string): Promise<void> {
  const index = await openEmbeddedSearchIndex({ file: join(folder, stores.index), definition: listingIndex });
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (freePages(folder) > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await index.close();
}

function freePages(folder: string): number {
  using db = new DatabaseSync(join(folder, stores.index), { readOnly: true });
  return db.prepare('PRAGMA freelist_count').get()!['freelist_count'] as number;
}

/** With the write-ahead log, where one was left, and the snapshot that an index opens from. */
const bytesOf = (file: string): number =>
  [file, `${file}-wal`, `${file}-columns`].reduce(
    (sum, each) => sum + (existsSync(each) ? statSync(each).size : 0),
    0,
  );

/** How long the listings are as JSON: nothing is packed that a document says of itself. */
function textsIn(folder: string): number {
  using db = new DatabaseSync(join(folder, stores.documents), { readOnly: true });
  let sum = 0;
  for (const { doc, packed } of db.prepare('SELECT doc, packed FROM listings').iterate())
    sum += Buffer.byteLength(textOf(doc as string, packed as Uint8Array | null));
  return sum;
}
