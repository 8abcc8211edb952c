import { agencyTopic, type CloudEvent, listingTopic } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import {
  NothingToRebuildFrom,
  type Projection,
  ProjectionRebuild,
  RebuildOvertaken,
} from '@lintel/service-kit';
import { aListing, aListingEvent, aRemovalEvent, eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { knownHomes } from '../src/adapters/documents/known-homes.js';
import { type HomeRecord, registerViewingModels } from '../src/adapters/documents/viewing.schema.js';

/** The engines of one test. Each opening is as another process's. */
export interface Engines {
  documents(): Promise<Documents>;
  bus(): Promise<EventBus>;
  dispose(): Promise<void>;
}

/** An engine may be busy. */
const patiently = { timeout: 20_000 };
const HOMES = 30;
const homesOf = (documents: Documents) => knownHomes(registerViewingModels(documents.connection).homes);
const listed = (id: number, sequence: number, title: string): CloudEvent =>
  aListingEvent(aListing({ id, title }), { sequence });

/** Making anew what viewings know of homes, wherever that is kept. */
export function rebuildContract(open: () => Promise<Engines>): void {
  let engines: Engines;
  let documents: Documents;
  let bus: EventBus;
  let live: Projection<HomeRecord>;
  beforeEach(async () => {
    engines = await open();
    [documents, bus] = [await engines.documents(), await engines.bus()];
    live = homesOf(documents);
    await documents.syncIndexes();
    await bus.ensureTopics([listingTopic]);
    await bus.subscribe({
      ...{ consumer: 'viewings', topic: listingTopic.name, from: 'beginning', batchSize: 200 },
      handle: live.projectInto(live.model),
    });
    await tell(...Array.from({ length: HOMES }, (_, n) => listed(n + 1, 1, `Home ${n + 1}`)));
  });
  afterEach(() => engines.dispose());

  const tell = async (...events: readonly CloudEvent[]) => {
    await bus.publish(listingTopic.name, events);
    await bus.drain();
  };
  const titles = async () =>
    Object.fromEntries((await live.model.find().lean()).map(({ _id, title }) => [_id, title]));
  const besides = async () => {
    const collections = await documents.connection.db!.listCollections().toArray();
    return collections.map(({ name }) => name).filter((name) => name.includes('.rebuild.'));
  };

  /** A rebuild as a process of its own, in which a test may have something happen before homes are written, or the collections are switched. */
  async function aRebuild(
    meanwhile: { readonly write?: () => Promise<void>; readonly replace?: () => Promise<void> } = {},
  ) {
    const own = await engines.documents();
    const projection = homesOf(own);
    const rebuild = new ProjectionRebuild({
      documents: {
        ...{ connection: own.connection, clock: own.clock, syncIndexes: () => own.syncIndexes() },
        ...{ health: () => own.health(), close: () => own.close() },
        async replace(model, by) {
          await meanwhile.replace?.();
          await own.replace(model, by);
        },
      },
      bus: await engines.bus(),
      service: 'viewings',
      ids: { next: () => `${process.pid}-${(made += 1)}` },
      retry: { attempts: 1, initialDelayMs: 1 },
    });
    return () =>
      rebuild.handle({
        ...projection,
        projectInto(model) {
          const project = projection.projectInto(model);
          return async (events) => {
            await meanwhile.write?.();
            await project(events);
          };
        },
      });
  }

  describe('what is known of homes is made anew', () => {
    it('from the topic, beside the live one, which goes on, and with all that comes meanwhile', async () => {
      const { _id: _, ...like4 } = (await live.model.findById(4).lean())!;
      // As a topic has it that was compacted: no more than that it is gone.
      const gone = { _id: 300, ...like4, published: false, version: 2, title: 'Gone' };
      await tell(aRemovalEvent(300, 2));
      await live.model.create(gone);
      await live.model.updateOne({ _id: 1 }, { $set: { title: 'Spoilt' } });
      await live.model.deleteOne({ _id: 2 });
      await live.model.create({ _id: 999, ...like4 });
      let writes = 0;
      const rebuild = await aRebuild({
        async write() {
          if ((writes += 1) > 1) return;
          await bus.publish(listingTopic.name, [listed(5, 2, 'New title'), listed(HOMES + 1, 1, 'New home')]);
          await eventually(
            async () =>
              expect(await titles()).toMatchObject({
                ...{ 1: 'Spoilt', 5: 'New title', 999: 'Home 4' },
                [HOMES + 1]: 'New home',
              }),
            patiently,
          );
        },
        async replace() {
          await bus.publish(listingTopic.name, [listed(6, 2, 'At the last moment')]);
          await eventually(async () => expect((await titles())[6]).toBe('At the last moment'), patiently);
        },
      });
      expect(await rebuild()).toBe(HOMES + 2);
      const expected = Object.fromEntries(Array.from({ length: HOMES }, (_, n) => [n + 1, `Home ${n + 1}`]));
      expect(await titles()).toEqual({
        ...expected,
        ...{ 5: 'New title', 6: 'At the last moment', [HOMES + 1]: 'New home', 300: 'Gone' },
      });
      // Its viewings are still shown.
      expect(await live.model.findById(300).lean()).toEqual(gone);
      await tell(listed(7, 2, 'Afterwards'));
      expect((await titles())[7]).toBe('Afterwards');
      expect(await besides()).toEqual([]);
    });

    it('or stays as it was when that fails', async () => {
      await live.model.updateOne({ _id: 1 }, { $set: { title: 'As it was' } });
      const before = await titles();
      const rebuild = await aRebuild({ write: () => Promise.reject(new Error('the disk is full')) });
      await expect(rebuild()).rejects.toThrow('could not be written');
      expect(await titles()).toEqual(before);
      expect(await besides()).toEqual([]);
    });

    it('or stays as it was when the topic was lost', async () => {
      const own = await engines.documents();
      const [other, before] = [await engines.bus(), await titles()];
      await other.ensureTopics([agencyTopic]);
      const rebuild = new ProjectionRebuild({
        ...{ documents: own, bus: other, service: 'viewings' },
        ids: { next: () => `${process.pid}-${(made += 1)}` },
      });
      await expect(rebuild.handle({ ...homesOf(own), topic: agencyTopic })).rejects.toThrow(
        NothingToRebuildFrom,
      );
      expect(await titles()).toEqual(before);
      expect(await besides()).toEqual([]);
    });

    it('once: a rebuild that begins later ends one that stands still, and clears up after it', async () => {
      const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = await aRebuild({
        write() {
          reached.resolve();
          return gate.promise;
        },
      });
      const stopped = expect(first()).rejects.toThrow(RebuildOvertaken);
      await reached.promise;
      await live.model.updateOne({ _id: 1 }, { $set: { title: 'Spoilt' } });
      const second = await aRebuild();
      expect(await second()).toBe(HOMES);
      expect(await besides()).toEqual([]);
      await live.model.updateOne({ _id: 2 }, { $set: { title: 'Written since' } });
      gate.resolve();
      await stopped;
      expect(await titles()).toMatchObject({ 1: 'Home 1', 2: 'Written since' });
      expect(await besides()).toEqual([]);
    });
  });
}

let made = 0;
