import type { Rebuild } from '../search-index.port.js';
import type { AdapterLogger } from '../../port.js';
import { writeAll } from './bulk.js';
import { tombstoneOf, writeOf } from './document.js';
import type { Engine } from './engine.js';
import type { Generations, Unfinished } from './generations.js';
import type { Places } from './mapping.js';

export interface RebuildOptions {
  readonly engine: Engine;
  readonly generations: Generations;
  readonly places: Places;
  readonly leaseMs: number;
  readonly logger?: Pick<AdapterLogger, 'warn'>;
  /** Called once, when it is over. */
  ended(): void;
}

/** Fills the generation that `begin` made, and renews it until it is over. */
export function rebuildInto<Source>(
  generation: Unfinished,
  { engine, generations, places, leaseMs, logger, ended }: RebuildOptions,
): Rebuild<Source> {
  let isOver = false;
  const underWay = () => {
    if (isOver) throw new Error(`this rebuild of ${generations.alias} is over`);
  };
  const renewal = renewing(leaseMs / 6, () =>
    generations.renew(generation, places).catch((error: unknown) => {
      logger?.warn({ err: error, index: generation.index }, 'a rebuild could not be renewed');
    }),
  );
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
    /** When it rejects before it is live the rebuild is still under way: it can be promoted again, or abandoned. */
    async promote(catchUp) {
      underWay();
      try {
        await generations.promote(generation);
      } catch (error) {
        // The answer alone may have been lost.
        const isLive = await generations.isLive(generation).catch(() => false);
        if (!isLive) throw error;
      }
      isOver = true;
      const settle = async (complete: boolean) => {
        await renewal.stop();
        await generations.settle(generation, { fields: places, complete }).finally(ended);
      };
      try {
        await catchUp?.();
      } catch (error) {
        // When it cannot be said, another can begin after the time of the lease.
        await settle(false).catch(() => undefined);
        throw error;
      }
      await settle(true);
    },
    async abandon() {
      underWay();
      isOver = true;
      await renewal.stop();
      await generations.drop(generation).finally(ended);
    },
  };
}

/** Renews now and then; once `stop` has resolved no renewal is on its way any more. */
function renewing(everyMs: number, renew: () => Promise<void>) {
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(renew);
  }, everyMs).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await last;
    },
  };
}
