import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEventBus } from '@lintel/platform/adapters';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { runScript, startLintel } from './program.ts';

const SEED = 7;

export interface SeededFolder {
  readonly folder: string;
  /** Listings a second, pictures and searchability included; undefined where a ready folder was taken. */
  readonly listingsPerSecond: number | undefined;
}

const LOOK_AGAIN_MS = 100;
const READ_WITHIN_MS = 15 * 60_000;

/** Temporary data folders, each made once a run and removed at its end. */
export class DataFolders {
  readonly #made: string[] = [];
  readonly #seeded = new Map<number, Promise<SeededFolder>>();
  /** `ready`: a folder that holds the largest number of listings already; it is copied, never written. */
  readonly #ready: string | undefined;
  readonly #largest: number;

  constructor(ready: string | undefined, largest: number) {
    this.#ready = ready;
    this.#largest = largest;
  }

  async empty(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'lintel-bench-'));
    this.#made.push(folder);
    return folder;
  }

  async copyOf(folder: string): Promise<string> {
    const copy = await this.empty();
    await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return copy;
  }

  /** A folder with this many synthetic listings, from one seed whatever the number. Figures leave it as they found it. */
  seeded(count: number): Promise<SeededFolder> {
    const known = this.#seeded.get(count) ?? this.#seed(count);
    this.#seeded.set(count, known);
    return known;
  }

  async removeAll(): Promise<void> {
    await Promise.all(this.#made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
  }

  async #seed(count: number): Promise<SeededFolder> {
    if (this.#ready && count === this.#largest)
      return { folder: await this.copyOf(this.#ready), listingsPerSecond: undefined };
    const folder = await this.empty();
    const said = await runScript('deploy/seed/bundle/seed.js', ['--count', `${count}`, '--seed', `${SEED}`], {
      LINTEL_DATA: folder,
    });
    const seconds = Number(/in ([\d.]+) s\./.exec(said)?.[1]);
    await readAll(folder);
    return { folder, listingsPerSecond: count / seconds };
  }
}

/** Lets all services read what was seeded, which they would do beside what is measured. */
async function readAll(folder: string): Promise<void> {
  const lintel = await startLintel(folder);
  const bus = await openEventBus(loadConfig(platformConfigSchema, { LINTEL_DATA: folder }), 'bench');
  const until = performance.now() + READ_WITHIN_MS;
  while ((await bus.operations.consumers()).some(({ lag }) => lag > 0)) {
    if (performance.now() > until) throw new Error('what was seeded is not read by all services');
    await pause(LOOK_AGAIN_MS);
  }
  await bus.close();
  await lintel.stop();
}
