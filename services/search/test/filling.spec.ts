import type { CloudEvent } from '@lintel/contracts';
import { openSearchIndex } from '@lintel/platform/adapters';
import {
  aListing,
  aListingEvent,
  aRemovalEvent,
  eventually,
  startHarness,
  type Harness,
} from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListingCard, type ListingIndex, listingIndex, startSearch } from '../src/index.js';
import { toDocument } from '../src/domain/listing-document.js';

let harness: Harness;
let index: ListingIndex;
let emptied = false;

beforeEach(async () => {
  harness = await startHarness();
  index = await openSearchIndex<ListingCard>(harness.settings, listingIndex);
  harness.onDispose(() => index.close());
  await harness.bus.ensureTopics([{ name: 'lintel.listing', partitions: 12, compacted: true }]);
});
afterEach(() => harness.dispose());

const event = (id: number, sequence = 1) => aListingEvent(aListing({ id }), { sequence });
const publish = (...events: CloudEvent[]) => harness.bus.publish('lintel.listing', events);
const ids = async () => {
  await index.flush();
  const { hits } = await index.search({ first: 1000, sort: [] });
  return hits.map(({ source }) => source.id).sort((a, b) => a - b);
};
const there = (id: number) => async () => (await index.get([String(id)])).length;

/** A replica of the service; what it does to the index may be another's to change. */
async function start(using: ListingIndex = index, pause?: () => Promise<void>, lostIndexEveryMs?: number) {
  const service = await startSearch({
    ...harness,
    documents: undefined,
    // An event that is refused while one index takes the other's place would be given up.
    retry: { attempts: 1, initialDelayMs: 1 },
    index: using,
    config: { LINTEL_MEDIA_URL: '/media' },
    ...(pause ? { pause } : {}),
    ...(lostIndexEveryMs ? { lostIndexEveryMs } : {}),
  });
  harness.onDispose(() => service.stop());
  return service;
}

const around = (inner: ListingIndex, changes: Partial<ListingIndex>): ListingIndex => ({
  search: (request) => inner.search(request),
  get: (wanted) => inner.get(wanted),
  put: (documents) => inner.put(documents),
  remove: (removals) => inner.remove(removals),
  flush: () => inner.flush(),
  startRebuild: () => inner.startRebuild(),
  isComplete: () => inner.isComplete(),
  health: () => inner.health(),
  close: () => inner.close(),
  ...changes,
});

/** Does something when the replay has reached the end of the topic and its index is about to go live. */
const beforePromotion = (work: () => Promise<void>): ListingIndex =>
  around(index, {
    async startRebuild() {
      const rebuild = await index.startRebuild();
      return {
        ...rebuild,
        async promote(catchUp) {
          await work();
          await rebuild.promote(catchUp);
        },
      };
    },
  });

/** A process that is killed as soon as its rebuild is live: it writes nothing more. */
function killedOncePromoted(before: () => Promise<void>): ListingIndex {
  let isDead = false;
  const killed = async () => {
    isDead = true;
    throw new Error('killed');
  };
  const unlessDead = (write: () => Promise<void>) => (isDead ? killed() : write());
  return around(index, {
    put: (documents) => unlessDead(() => index.put(documents)),
    remove: (removals) => unlessDead(() => index.remove(removals)),
    async startRebuild() {
      const rebuild = await index.startRebuild();
      return {
        ...rebuild,
        async promote() {
          await before();
          await rebuild.promote(killed);
        },
      };
    },
  });
}

describe('an index that is not complete', () => {
  it('is filled from the topic, whatever it holds and whatever was consumed already', async () => {
    await publish(event(1), event(2), event(3), aRemovalEvent(2, 2));
    const before = await start();
    await harness.bus.drain();
    await before.stop();
    // Lost, and made again by a process that ended after it had consumed one event more.
    const lost = await startHarness();
    harness.onDispose(() => lost.dispose());
    index = await openSearchIndex<ListingCard>(lost.settings, listingIndex);
    harness.onDispose(() => index.close());
    await index.put([toDocument(aListing({ id: 3 }), 1)]);
    await start();
    expect(await ids()).toEqual([1, 3]);
    expect(await index.isComplete()).toBe(true);
  });

  it('is filled by one of two replicas that start at once, and both answer from it', async () => {
    await publish(...Array.from({ length: 40 }, (_, n) => event(n + 1)));
    let promotions = 0;
    let waits = 0;
    const counted = beforePromotion(async () => void promotions++);
    // Looks again once the handlers of others have had their turn.
    const pause = () => new Promise<void>((resolve) => void (waits++, setImmediate(resolve)));
    const replicas = await Promise.all([start(counted, pause), start(counted, pause)]);
    expect(promotions).toBe(1);
    expect(waits).toBeGreaterThan(0);
    expect(await ids()).toHaveLength(40);
    for (const replica of replicas) {
      const { data } = await harness.ask<any>(replica, '{ searchListings(listingType: sale) { total } }');
      expect(data.searchListings.total).toBe(40);
    }
  });

  it('is filled by the other when the one that was at it has ended', async () => {
    await publish(event(1));
    const others = await index.startRebuild();
    const second = start(index, () => others.abandon());
    await second;
    expect(await ids()).toEqual([1]);
  });

  it('is left alone once it is complete', async () => {
    await publish(event(1));
    await (await start()).stop();
    await start(around(index, { startRebuild: () => Promise.reject(new Error('rebuilt for nothing')) }));
    expect(await ids()).toEqual([1]);
  });
});

describe('an index that is lost while the service runs', () => {
  it('is filled again from the topic, without a start', async () => {
    await publish(event(1), event(2));
    let lost = false;
    const service = await start(
      around(index, {
        reopenIfLost: async () => lost && !(lost = false),
        isComplete: async () => !emptied && index.isComplete(),
        async startRebuild() {
          const rebuild = await index.startRebuild();
          const promote = async (catchUp?: () => Promise<void>) => {
            await rebuild.promote(catchUp);
            emptied = false;
          };
          return { ...rebuild, promote };
        },
      }),
      undefined,
      10,
    );
    await eventually(async () => expect(await ids()).toEqual([1, 2]));
    await index.remove([1, 2].map((id) => ({ id: String(id), version: 2 })));
    expect(await ids()).toEqual([]);
    emptied = lost = true;
    await eventually(async () => expect(await ids()).toEqual([1, 2]));
    await service.stop();
  });
});

describe('a rebuild', () => {
  it('of an empty topic holds back, and keeps, what is published and consumed before it goes live', async () => {
    await start(
      beforePromotion(async () => {
        await publish(event(7));
        await eventually(async () => expect(await there(7)()).toBe(1));
      }),
    );
    expect(await ids()).toEqual([7]);
  });

  it('that ends between going live and catching up is done again by the next process', async () => {
    await publish(event(1));
    const killed = killedOncePromoted(async () => {
      await publish(event(2));
      await eventually(async () => expect(await there(2)()).toBe(1));
    });
    await expect(start(killed)).rejects.toThrow('killed');
    // Consumed into what is gone, and committed.
    expect(await ids()).toEqual([1]);
    expect(await harness.bus.lag('lintel.listing', 'search')).toBe(0);
    expect(await index.isComplete()).toBe(false);
    await start();
    expect(await ids()).toEqual([1, 2]);
  });

  it('that cannot write an event does not go live', async () => {
    await publish(event(1), event(2));
    const service = await start();
    const failing = around(index, {
      async startRebuild() {
        const rebuild = await index.startRebuild();
        return { ...rebuild, put: () => Promise.reject(new Error('no room')) };
      },
    });
    await service.stop();
    const again = await startSearch({
      ...harness,
      documents: undefined,
      index: failing,
      config: { LINTEL_MEDIA_URL: '/media' },
    });
    harness.onDispose(() => again.stop());
    await expect(again.rebuild()).rejects.toThrow('could not be written');
    expect(await ids()).toEqual([1, 2]);
    await (await index.startRebuild()).abandon();
  });

  it('gives the same index as the events themselves, in whatever order they come while it is under way', async () => {
    const service = await start();
    const busy = Array.from({ length: 30 }, (_, n) =>
      publish(
        event(n % 10, 1 + Math.floor(n / 10)),
        ...(n % 7 === 0 ? [aRemovalEvent(n % 10, 2 + Math.floor(n / 10))] : []),
      ),
    );
    await Promise.all([service.rebuild(), ...busy]);
    await harness.bus.drain();
    const live = await ids();
    await service.rebuild();
    expect(await ids()).toEqual(live);
  });
});
