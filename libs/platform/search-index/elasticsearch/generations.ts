import { randomUUID } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { type IndexDefinition, RebuildUnderWay } from '../search-index.port.js';
import { type Engine, isFailure, isUnanswered } from './engine.js';
import {
  ANALYSIS,
  areSame,
  type GenerationMeta,
  mappingOf,
  type Places,
  placesFor,
  propertiesOf,
} from './mapping.js';
import { LONGEST_WORD } from './words.js';

export interface GenerationOptions {
  readonly definition: IndexDefinition;
  readonly prefix: string;
  readonly shards: number;
  readonly replicas: number;
  readonly refreshIntervalMs: number;
  /** Milliseconds after which a rebuild counts as abandoned when its creator says nothing. */
  readonly leaseMs: number;
  readonly now: () => number;
}

interface Generation {
  readonly number: number;
  readonly index: string;
  readonly isLive: boolean;
  /** Through which its creator fills it; none once it is live or given up. */
  readonly writer: string | undefined;
  readonly meta: GenerationMeta;
  /** Names below `fields` that are in its mapping, also those no longer used. */
  readonly taken: ReadonlySet<string>;
}

/** A generation that is being filled. It is written through an alias that only its creator knows. */
export interface Unfinished {
  readonly index: string;
  readonly alias: string;
}

/**
 * The physical indexes of one search index: `<alias>.1`, `<alias>.2` and so on. The alias is on the live one. As a name can be given
 * once only, two processes cannot begin the same rebuild; as a rebuild is written and promoted through an alias of its creator, one that
 * was given up cannot touch its successor. A rebuild belongs to its creator for as long as that renews it.
 */
export class Generations {
  readonly alias: string;
  readonly #engine: Engine;
  readonly #options: GenerationOptions;

  constructor(engine: Engine, options: GenerationOptions) {
    this.alias = options.prefix + options.definition.name;
    this.#engine = engine;
    this.#options = options;
  }

  /** Makes the live generation or fits it to the definition, and deletes what nobody needs. */
  async open(): Promise<Places> {
    const { definition } = this.#options;
    let generations = await this.#list();
    if (!generations.some(({ isLive }) => isLive)) {
      const index = this.#nextOf(generations);
      await this.#createFirst(index);
      generations = await this.#list();
    }
    const live = this.#liveOf(generations);
    await this.#sweep(generations, live);
    const places = placesFor(definition, live.meta.fields, live.taken);
    if (!areSame(places, live.meta.fields)) {
      // This drops the rest of its metadata, since with other fields it is not complete.
      await this.#engine.ask((client) =>
        client.indices.putMapping({
          index: live.index,
          _meta: { fields: places },
          properties: { fields: { type: 'object', properties: propertiesOf(places) } },
        }),
      );
    }
    return places;
  }

  /** Rejects when a rebuild is under way, in whatever process. */
  async begin(places: Places): Promise<Unfinished> {
    const { definition, leaseMs } = this.#options;
    const generations = await this.#list();
    const live = this.#liveOf(generations);
    const others = await this.#sweep(generations, live);
    const underWay = () =>
      new RebuildUnderWay(definition.name, `, or one ended less than ${leaseMs / 1000} s ago`);
    // A promoted one that catches up is renewed as well.
    if (others.length > 0 || this.#isRenewed(live)) throw underWay();
    const index = this.#nextOf(generations);
    const alias = `${index}.${randomUUID()}`;
    try {
      // While it is filled nobody searches it.
      await this.#create(index, alias, { fields: places, renewed: this.#options.now() }, '-1');
    } catch (error) {
      if (isFailure(error, 'resource_already_exists_exception')) throw underWay();
      // It may have been made and the answer lost; nobody else would begin for the time of its lease.
      if (isUnanswered(error)) await this.#giveUp(index, alias).catch(() => undefined);
      throw error;
    }
    return { index, alias };
  }

  async renew({ index }: Unfinished, places: Places): Promise<void> {
    const meta: GenerationMeta = { fields: places, renewed: this.#options.now() };
    await this.#engine.ask((client) => client.indices.putMapping({ index, _meta: { ...meta } }));
  }

  /** Ends the renewing of a rebuild that was promoted. No effect when another one has taken its place. */
  async settle({ index }: Unfinished, meta: GenerationMeta): Promise<void> {
    try {
      await this.#engine.ask((client) => client.indices.putMapping({ index, _meta: { ...meta } }));
    } catch (error) {
      if (!isFailure(error, 'index_not_found_exception')) throw error;
    }
  }

  async hasLive(): Promise<boolean> {
    return (await this.#list()).some(({ isLive }) => isLive);
  }

  async isComplete(): Promise<boolean> {
    return this.#liveOf(await this.#list()).meta.complete === true;
  }

  /** Rejects when it has been given up meanwhile; the live generation is then as it was. */
  async promote({ index, alias }: Unfinished): Promise<void> {
    await this.#engine.ask((client) =>
      client.indices.putSettings({ index, settings: { index: { refresh_interval: this.#interval } } }),
    );
    await this.#engine.ask((client) => client.indices.refresh({ index: alias }));
    const old = (await this.#list()).filter(({ isLive }) => isLive);
    // A crash can happen, and an answer be lost, before and after this but not within.
    await this.#engine.ask((client) =>
      client.indices.updateAliases({
        actions: [
          { remove: { index, alias, must_exist: true } },
          { add: { index, alias: this.alias } },
          ...old.map((generation) => ({ remove_index: { index: generation.index } })),
        ],
      }),
    );
  }

  async isLive({ index }: Unfinished): Promise<boolean> {
    return (await this.#list()).some((generation) => generation.index === index && generation.isLive);
  }

  async drop({ index, alias }: Unfinished): Promise<void> {
    await this.#giveUp(index, alias);
  }

  /** In the order of their numbers. */
  async #list(): Promise<readonly Generation[]> {
    const found = await this.#engine.ask((client) => client.indices.get({ index: `${this.alias}.*` }));
    return Object.entries(found)
      .filter(([index]) => /^\d+$/.test(index.slice(this.alias.length + 1)))
      .map(([index, { aliases, mappings }]) => {
        const fields = mappings?.properties?.fields as { properties?: object } | undefined;
        return {
          index,
          number: Number(index.slice(this.alias.length + 1)),
          isLive: Object.hasOwn(aliases ?? {}, this.alias),
          writer: Object.keys(aliases ?? {}).find((alias) => alias !== this.alias),
          meta: mappings?._meta as unknown as GenerationMeta,
          taken: new Set(Object.keys(fields?.properties ?? {})),
        };
      })
      .sort((a, b) => a.number - b.number);
  }

  /**
   * The last that has the alias: a process that was slow to make the first generation may have made it again after another was promoted,
   * and then it is empty and about to be swept.
   */
  #liveOf(generations: readonly Generation[]): Generation {
    const live = generations.findLast(({ isLive }) => isLive);
    if (!live) throw new Error(`no index has the alias ${this.alias} any more`);
    return live;
  }

  #nextOf(generations: readonly Generation[]): string {
    return `${this.alias}.${(generations.at(-1)?.number ?? 0) + 1}`;
  }

  /** Deletes the rebuilds that nobody renews, and returns the others. */
  async #sweep(generations: readonly Generation[], live: Generation): Promise<readonly Generation[]> {
    const others: Generation[] = [];
    for (const generation of generations) {
      if (generation.index === live.index) continue;
      const { index, writer } = generation;
      if (writer === undefined || !this.#isRenewed(generation)) await this.#giveUp(index, writer);
      else others.push(generation);
    }
    return others;
  }

  #isRenewed({ meta }: Generation): boolean {
    const { now, leaseMs } = this.#options;
    return (meta.renewed ?? 0) + leaseMs >= now();
  }

  /** Taking the alias away first makes sure that it is not promoted, and so live, when it is deleted. */
  async #giveUp(index: string, writer: string | undefined): Promise<void> {
    try {
      if (writer !== undefined) {
        const action = { remove: { index, alias: writer, must_exist: true } };
        await this.#engine.ask((client) => client.indices.updateAliases({ actions: [action] }));
      }
      await this.#engine.ask((client) => client.indices.delete({ index }));
    } catch (error) {
      if (!isFailure(error, 'aliases_not_found_exception', 'index_not_found_exception')) throw error;
    }
  }

  async #createFirst(index: string): Promise<void> {
    try {
      await this.#create(index, this.alias, { fields: placesFor(this.#options.definition, {}, new Set()) });
    } catch (error) {
      if (!isFailure(error, 'resource_already_exists_exception')) throw error;
      // Another process has just made it and its shard may not be there yet.
      await this.#engine.ask((client) =>
        client.cluster.health({ index, wait_for_status: 'yellow', timeout: '10s' }),
      );
    }
  }

  async #create(
    index: string,
    alias: string,
    meta: GenerationMeta,
    interval = this.#interval,
  ): Promise<void> {
    const { shards, replicas } = this.#options;
    await this.#engine.ask((client) =>
      client.indices.create(
        {
          index,
          aliases: { [alias]: {} },
          mappings: mappingOf(meta),
          settings: {
            number_of_shards: shards,
            number_of_replicas: replicas,
            refresh_interval: interval,
            // That of prefixes as well.
            max_regex_length: LONGEST_WORD,
            analysis: ANALYSIS,
          },
        },
        // A second attempt would take the index of the first for another's.
        { maxRetries: 0 },
      ),
    );
  }

  get #interval(): estypes.Duration {
    return `${this.#options.refreshIntervalMs}ms`;
  }
}
