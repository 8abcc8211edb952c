import { join } from 'node:path';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import { openEmbeddedObjectStore } from '@lintel/platform/object-store/embedded';
import type { Harness } from '@lintel/testing';

/** What the service needs beside documents and the bus, at the clock of the test. Opened again in the same folder it holds the same. */
export async function openEngines({ folder, clock, onDispose }: Harness) {
  const objects = await openEmbeddedObjectStore({
    folder: join(folder, 'objects'),
    publicUrl: 'http://localhost:3000/objects',
    secret: 'a secret for tests only',
    clock,
  });
  const cache = await openEmbeddedCache({ clock });
  const jobs = await openEmbeddedJobs({ file: join(folder, 'jobs.sqlite'), clock, pollIntervalMs: 5 });
  for (const opened of [objects, cache, jobs]) onDispose(() => opened.close());
  return { objects, cache, jobs };
}

export type Engines = Awaited<ReturnType<typeof openEngines>>;
