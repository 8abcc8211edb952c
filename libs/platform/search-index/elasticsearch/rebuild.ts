import type { Rebuild } from '../search-index.port.js';
import { writeAll } from './bulk.js';
import { tombstoneOf, writeOf } from './document.js';
import type { Engine, IndexLogger } from './engine.js';
import type { Generations, Unfinished } from './generations.js';
import type { Places } from './mapping.js';

export interface RebuildOptions {
  readonly engine: Engine;
  readonly generations: Generations;
  readonly places: Places;
  readonly leaseMs: number;
  readonly logger?: IndexLogger;
  /** Called once, when it is promoted or abandoned. */
  ended(): void;
}

/** Fills the generation that `begin` made, and renews it until it is promoted or abandoned. */
export function rebuildInto<Source>(
  generation: Unfinished,
  { engine, generations, places, leaseMs, logger, ended }: RebuildOptions,
): Rebuild<Source> {
  let isOver = false;
  const underWay = () => {
    if (isOver) throw new Error(`this rebuild of ${generations.alias} is over`);
  };
  const renewal = setInterval(() => {
    generations.renew(generation, places).catch((error: unknown) => {
      logger?.warn({ err: error, index: generation.index }, 'a rebuild could not be renewed');
    });
  }, leaseMs / 6).unref();
  const end = () => {
    isOver = true;
    clearInterval(renewal);
    ended();
  };
  return {
    async put(documents) {
      underWay();
      await writeAll(
        engine,
        generation.alias,
        documents.map((document) => writeOf(places, document)),
      );
    },
    async remove(removals) {
      underWay();
      await writeAll(engine, generation.alias, removals.map(tombstoneOf));
    },
    /** When it rejects the rebuild is still under way: it can be promoted again, or abandoned. */
    async promote() {
      underWay();
      try {
        await generations.promote(generation);
      } catch (error) {
        // The answer alone may have been lost.
        const isLive = await generations.isLive(generation).catch(() => false);
        if (!isLive) throw error;
      }
      end();
    },
    async abandon() {
      underWay();
      end();
      await generations.drop(generation);
    },
  };
}
