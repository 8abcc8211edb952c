import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServing } from '../signed/serve.fixture.js';
import { openEmbeddedObjectStore } from './index.js';

/** A store of its own whose signed addresses are served, and a clock to move. For tests. */
export async function servedStore() {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-objects-'));
  let now = Date.parse('2026-03-01T09:30:00Z');
  const server = await startServing();
  const open = () =>
    openEmbeddedObjectStore({
      folder,
      publicUrl: server.publicUrl,
      secret: 'a secret for tests only',
      clock: { now: () => new Date(now) },
    });
  const store = await open();
  server.serve(store);
  return {
    folder,
    store,
    /** Another adapter on the same folder, as after a restart. */
    open,
    pass: async (seconds: number) => void (now += seconds * 1000),
    async end() {
      server.end();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
