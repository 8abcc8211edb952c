import { DatabaseSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdapterHealth } from '../../port.js';
import { everyHour, overwriteDeleted } from '../../sqlite-traces.js';
import {
  type IndexDefinition,
  type IndexedDocument,
  type Rebuild,
  RebuildUnderWay,
  type SearchIndex,
  type SearchRequest,
  type SearchResponse,
} from '../search-index.port.js';
import { Catalogue, checkDefinition } from './catalogue.js';
import { Generation } from './generation.js';
import { FreePages, pagesOfNewFiles } from './free-pages.js';

export interface EmbeddedSearchIndexOptions {
  /** Path of the SQLite file, made with its folder when missing. One process at a time may have it open: the columns in memory follow only its own writes. */
  readonly file: string;
  readonly definition: IndexDefinition;
}

/** Opens an index over SQLite and makes its columns; a rebuild that an earlier process did not finish is dropped. */
export async function openEmbeddedSearchIndex<Source>({
  file,
  definition,
}: EmbeddedSearchIndexOptions): Promise<SearchIndex<Source>> {
  checkDefinition(definition);
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  try {
    // The topic can fill the index again, so a power cut may cost the last writes; the end of the process alone costs none.
    db.exec(
      `${pagesOfNewFiles} pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000; pragma cache_size = -32768; pragma wal_autocheckpoint = 8000; ${overwriteDeleted}`,
    );
    const catalogue = new Catalogue(db);
    const columns = `${file}-columns`;
    const live = new Generation<Source>(db, catalogue.open(definition), definition, columns);
    live.keep();
    return new EmbeddedSearchIndex(db, catalogue, live, columns);
  } catch (error) {
    db.close();
    throw error;
  }
}

class EmbeddedSearchIndex<Source> implements SearchIndex<Source> {
  readonly #db: DatabaseSync;
  readonly #catalogue: Catalogue;
  #live: Generation<Source>;
  readonly #upkeep: NodeJS.Timeout;
  readonly #freePages: FreePages;
  readonly #snapshotFile: string;
  #rebuilding = false;

  constructor(db: DatabaseSync, catalogue: Catalogue, live: Generation<Source>, snapshotFile: string) {
    this.#db = db;
    this.#snapshotFile = snapshotFile;
    this.#upkeep = everyHour(db);
    this.#freePages = new FreePages(db);
    this.#freePages.giveBack();
    this.#catalogue = catalogue;
    this.#live = live;
  }

  async search(request: SearchRequest): Promise<SearchResponse<Source>> {
    this.#checkOpen();
    return this.#live.search(request);
  }

  async get(ids: readonly string[]): Promise<readonly Source[]> {
    this.#checkOpen();
    return this.#live.get(ids);
  }

  async put(documents: readonly IndexedDocument<Source>[]): Promise<void> {
    this.#checkOpen();
    this.#live.put(documents);
    this.#live.keep();
  }

  async remove(removals: readonly { readonly id: string; readonly version: number }[]): Promise<void> {
    this.#checkOpen();
    this.#live.remove(removals);
    this.#live.keep();
  }

  /** What a write has resolved is in the columns already. */
  async flush(): Promise<void> {
    this.#checkOpen();
  }

  async startRebuild(): Promise<Rebuild<Source>> {
    this.#checkOpen();
    if (this.#rebuilding) throw new RebuildUnderWay(this.#live.definition.name);
    this.#rebuilding = true;
    const { definition } = this.#live;
    const number = this.#catalogue.begin(definition);
    const next = new Generation<Source>(this.#db, number, definition, this.#snapshotFile);
    const whileOpen = () => {
      this.#checkOpen();
      if (!isUnderWay) throw new Error(`this rebuild of ${definition.name} is over`);
    };
    let isUnderWay = true;
    const end = () => {
      whileOpen();
      isUnderWay = false;
    };
    return {
      put: async (documents) => {
        whileOpen();
        next.put(documents);
      },
      remove: async (removals) => {
        whileOpen();
        next.remove(removals);
      },
      promote: async (catchUp) => {
        end();
        const old = this.#catalogue.promote(next.number);
        this.#live = next;
        this.#catalogue.drop(old);
        this.#freePages.giveBack();
        try {
          await catchUp?.();
          this.#checkOpen();
          this.#catalogue.complete(next.number);
          next.keep();
        } finally {
          this.#rebuilding = false;
        }
      },
      abandon: async () => {
        end();
        this.#rebuilding = false;
        this.#catalogue.drop(next.number);
        this.#freePages.giveBack();
      },
    };
  }

  async isComplete(): Promise<boolean> {
    this.#checkOpen();
    return this.#catalogue.isComplete(this.#live.number);
  }

  async health(): Promise<AdapterHealth> {
    this.#checkOpen();
    this.#db.prepare('select 1').get();
    return {
      name: 'search-index: embedded',
      gauges: { documents: this.#live.size, rebuilds: Number(this.#rebuilding) },
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#upkeep);
    this.#freePages.stop();
    if (!this.#db.isOpen) return;
    this.#live.keep({ closing: true });
    this.#db.close();
  }

  #checkOpen(): void {
    if (!this.#db.isOpen) throw new Error(`the index ${this.#live.definition.name} is closed`);
  }
}
