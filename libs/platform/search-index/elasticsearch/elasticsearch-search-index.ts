import type { estypes } from '@elastic/elasticsearch';
import type { AdapterHealth } from '../../port.js';
import {
  type IndexDefinition,
  type IndexedDocument,
  InvalidSearch,
  type Rebuild,
  RebuildUnderWay,
  SEARCH_LIMITS,
  type SearchIndex,
  type SearchRequest,
  type SearchResponse,
} from '../search-index.port.js';
import type { AdapterLogger } from '../../port.js';
import { writeAll } from './bulk.js';
import { tombstoneOf, writeOf } from './document.js';
import { Engine, isUnanswered, SearchEngineFailure } from './engine.js';
import { Generations } from './generations.js';
import { checkDefinition, type Places } from './mapping.js';
import { rebuildInto } from './rebuild.js';
import { throughout } from './replacement.js';
import { type Plan, planOf, responseOf, type Stored } from './search.js';

export interface ElasticsearchIndexOptions {
  /** Such as `http://elasticsearch:9200`; a name and password in it are used. */
  readonly url: string;
  readonly definition: IndexDefinition;
  /** Before the names of all indexes and aliases, so that several installations can share a cluster. */
  readonly prefix?: string;
  /** Of generations made from now on. Facets of more than 10,000 values cost more requests with several than with one. */
  readonly shards?: number;
  /** Copies of each shard, of generations made from now on. */
  readonly replicas?: number;
  /** How soon writes are found without `flush`. */
  readonly refreshIntervalMs?: number;
  /** Milliseconds after which a request that has no answer is given up. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds after which a rebuild is deleted whose process has ended: the clocks of all processes have to agree better than that. */
  readonly rebuildLeaseMs?: number;
  readonly now?: () => number;
  readonly logger?: Pick<AdapterLogger, 'warn'>;
}

/**
 * Opens an index that any number of processes use at once. Elasticsearch need not be there yet: what is asked of it meanwhile
 * rejects with `SearchEngineFailure`, and succeeds once it is.
 */
export async function openElasticsearchIndex<Source>({
  url,
  definition,
  prefix = 'lintel-',
  shards = 1,
  replicas = 0,
  refreshIntervalMs = 1_000,
  requestTimeoutMs = 10_000,
  rebuildLeaseMs = 120_000,
  now = Date.now,
  logger,
}: ElasticsearchIndexOptions): Promise<SearchIndex<Source>> {
  checkDefinition(definition, prefix);
  const engine = new Engine({ url, requestTimeoutMs });
  const generations = new Generations(engine, {
    definition,
    prefix,
    shards,
    replicas,
    refreshIntervalMs,
    leaseMs: rebuildLeaseMs,
    now,
  });
  const index = new ElasticsearchSearchIndex<Source>(engine, generations, rebuildLeaseMs, logger);
  try {
    await index.ready();
  } catch (error) {
    if (!isUnanswered(error)) {
      await index.close();
      throw error;
    }
    logger?.warn({ err: error, index: generations.alias }, 'the search index is opened without its engine');
  }
  return index;
}

class ElasticsearchSearchIndex<Source> implements SearchIndex<Source> {
  readonly #engine: Engine;
  readonly #generations: Generations;
  readonly #leaseMs: number;
  readonly #logger: Pick<AdapterLogger, 'warn'> | undefined;
  #places: Promise<Places> | undefined;
  #rebuild: Rebuild<Source> | undefined;
  #isStarting = false;
  #isClosed = false;

  constructor(
    engine: Engine,
    generations: Generations,
    leaseMs: number,
    logger: Pick<AdapterLogger, 'warn'> | undefined,
  ) {
    this.#engine = engine;
    this.#generations = generations;
    this.#leaseMs = leaseMs;
    this.#logger = logger;
  }

  /** Once it has succeeded it is not asked again. */
  async ready(): Promise<Places> {
    if (this.#isClosed) throw new Error(`the index ${this.#generations.alias} is closed`);
    this.#places ??= this.#generations.open().catch((error: unknown) => {
      this.#places = undefined;
      throw error;
    });
    return this.#places;
  }

  async search(request: SearchRequest): Promise<SearchResponse<Source>> {
    const { first } = request;
    if (!Number.isInteger(first) || first < 0 || first > SEARCH_LIMITS.page)
      throw new InvalidSearch(`first is a whole number from 0 to ${SEARCH_LIMITS.page}`, 'first');
    const plan = planOf(await this.ready(), request);
    return throughout(async () => {
      const answer = await this.#ask(plan.body);
      return responseOf<Source>(plan, answer, (body) => this.#ask(body));
    });
  }

  async get(ids: readonly string[]): Promise<readonly Source[]> {
    await this.ready();
    if (ids.length === 0) return [];
    return throughout(async () => {
      const { docs } = await this.#engine.ask((client) =>
        client.mget<Stored>({ index: this.#generations.alias, ids: [...ids] }),
      );
      return docs.flatMap((found) => {
        if ('error' in found) throw notRead(found);
        const { source } = found._source ?? {};
        return source === undefined ? [] : [JSON.parse(source) as Source];
      });
    });
  }

  async put(documents: readonly IndexedDocument<Source>[]): Promise<void> {
    const places = await this.ready();
    const writes = documents.map((document) => writeOf(places, document));
    await writeAll(this.#engine, this.#generations.alias, writes);
  }

  async remove(removals: readonly { readonly id: string; readonly version: number }[]): Promise<void> {
    await this.ready();
    await writeAll(this.#engine, this.#generations.alias, removals.map(tombstoneOf));
  }

  async flush(): Promise<void> {
    await this.ready();
    await throughout(() =>
      this.#engine.ask((client) => client.indices.refresh({ index: this.#generations.alias })),
    );
  }

  async startRebuild(): Promise<Rebuild<Source>> {
    const places = await this.ready();
    if (this.#rebuild || this.#isStarting) throw new RebuildUnderWay(this.#generations.alias);
    this.#isStarting = true;
    try {
      const generation = await this.#generations.begin(places);
      return (this.#rebuild = rebuildInto<Source>(generation, {
        engine: this.#engine,
        generations: this.#generations,
        places,
        leaseMs: this.#leaseMs,
        logger: this.#logger,
        ended: () => (this.#rebuild = undefined),
      }));
    } finally {
      this.#isStarting = false;
    }
  }

  async isComplete(): Promise<boolean> {
    await this.ready();
    return this.#generations.isComplete();
  }

  async reopenIfLost(): Promise<boolean> {
    await this.ready();
    if (await this.#generations.hasLive()) return false;
    this.#logger?.warn({ index: this.#generations.alias }, 'the search index was lost, and is made anew');
    this.#places = undefined;
    await this.ready();
    return true;
  }

  /** `cluster_status` is 0 when every copy of the index is there, 1 when some are missing. */
  async health(): Promise<AdapterHealth> {
    await this.ready();
    const index = this.#generations.alias;
    const [{ count }, { _all: all }, { status }] = await throughout(() =>
      Promise.all([
        this.#engine.ask((client) => client.count({ index, query: { term: { live: true } } })),
        this.#engine.ask((client) => client.indices.stats({ index, metric: 'store' })),
        this.#engine.ask((client) => client.cluster.health({ index, timeout: '1s' })),
      ]),
    );
    if (status === 'red' || status === 'RED') throw new Error(`parts of the index ${index} are missing`);
    return {
      name: 'search-index: elasticsearch',
      gauges: {
        documents: count,
        bytes: all.total?.store?.size_in_bytes ?? 0,
        cluster_status: status.toLowerCase() === 'green' ? 0 : 1,
        rebuilds: Number(this.#rebuild !== undefined),
        ...this.#engine.gauges,
      },
    };
  }

  /** Abandons a rebuild that is under way. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#rebuild?.abandon().catch((error: unknown) => {
      this.#logger?.warn({ err: error }, 'an unfinished rebuild is left to be deleted after its time');
    });
    await this.#engine.close();
  }

  #ask(body: Plan['body']): Promise<estypes.SearchResponse<Stored>> {
    return this.#engine.ask((client) =>
      client.search<Stored>({
        index: this.#generations.alias,
        allow_partial_search_results: false,
        ...body,
      }),
    );
  }
}

function notRead({ _id, error }: estypes.MgetMultiGetError): SearchEngineFailure {
  return new SearchEngineFailure(`elasticsearch cannot read ${_id}: ${error.reason}`, [error.type], {
    cause: error,
  });
}
