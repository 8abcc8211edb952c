/** Draws the pictures and plans of the demonstration listings into `pictures/`, once: the build's cache keeps them. */
import { availableParallelism } from 'node:os';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { demonstrationListings } from '../demonstration/index.js';
import { drawPictureSet } from './draw-picture-set.js';
import { manifestName, picturesFolder, type PictureSets } from './picture-sets.js';

if (isMainThread) {
  await rm(picturesFolder, { recursive: true, force: true });
  await mkdir(picturesFolder, { recursive: true });
  const sets: PictureSets = {};
  const waiting = demonstrationListings.map(({ listing }) => listing.id);
  await Promise.all(Array.from({ length: availableParallelism() }, () => drawInWorker(waiting, sets)));
  // Last, so that half a folder is never taken for a whole one.
  await writeFile(join(picturesFolder, manifestName), JSON.stringify(sets));
} else {
  const { id } = workerData as { id: number };
  const demonstration = demonstrationListings.find(({ listing }) => listing.id === id)!;
  const set = await drawPictureSet(demonstration, async (key, bytes) => {
    const file = join(picturesFolder, key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  });
  parentPort!.postMessage(set);
}

async function drawInWorker(waiting: number[], sets: PictureSets): Promise<void> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { id } });
    sets[id] = await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  }
}
