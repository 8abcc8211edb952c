import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudEvent } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { openEmbeddedDocuments } from '@lintel/platform/documents/embedded';
import { type EventBus, TooLate } from '@lintel/platform/event-bus';
import { type Model, Schema } from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMetrics } from '../observability/metrics.js';
import { OutboxRelay } from './outbox-relay.js';
import { outboxFields, outboxIndex, withoutOutbox, type WithOutbox } from './outbox.js';

interface Thing extends WithOutbox {
  _id: number;
}

let folder: string;
let documents: Documents;
let things: Model<Thing>;
let now: Date;
/** What the bus was given, in order, as `<id> <sequence>`. */
let published: string[];
/** Resolves a publish that is under way; each relay publishes when it is let. */
let underWay: { readonly events: readonly string[]; settle(error?: Error): void }[];

const said = ({ subject, sequence }: CloudEvent) => `${subject} ${sequence}`;

const bus = {
  publish: (_topic: string, events: readonly CloudEvent[], { by }: { by: number }) =>
    new Promise<void>((resolve, reject) => {
      if (performance.now() > by) return reject(new TooLate());
      underWay.push({
        events: events.map(said),
        settle(error) {
          if (error) return reject(error);
          published.push(...events.map(said));
          resolve();
        },
      });
    }),
} as unknown as EventBus;

const relayOf = ({ sole = false, sweepMs = 3_600_000 } = {}) =>
  new OutboxRelay({
    topic: 'things',
    bus,
    model: things,
    service: 'things',
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    clock: { now: () => now },
    sole,
    sweepMs,
  });

const event = (id: number, sequence: number) => ({ id: `${id}-${sequence}`, subject: `${id}`, sequence });

/** As a service writes: the fact and its event at once. */
const write = (id: number, version: number) =>
  things.updateOne(
    { _id: id },
    { $set: { version, outboxSince: now }, $push: { outbox: event(id, version) } },
    { upsert: true },
  );

const turns = () => new Promise((resolve) => setImmediate(resolve));
const untilUnderWay = async (count: number) => {
  while (underWay.length < count) await turns();
};

/** Bulk writes claim and clear. Called again, it is for the one after. */
function beforeNextBulkWrite(work: () => Promise<unknown>): void {
  const bulkWrite = Object.getPrototypeOf(things).bulkWrite ?? things.bulkWrite;
  jest.spyOn(things, 'bulkWrite').mockImplementationOnce((async (...given: unknown[]) => {
    await work();
    return bulkWrite.apply(things, given) as unknown;
  }) as never);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-outbox-'));
  documents = await openEmbeddedDocuments({ file: join(folder, 'documents.sqlite') });
  const schema = new Schema(
    { _id: { type: Number, required: true }, ...outboxFields },
    { versionKey: false },
  );
  schema.index(...outboxIndex);
  things = documents.connection.model('Thing', schema) as unknown as Model<Thing>;
  await documents.syncIndexes();
  now = new Date('2026-11-01T09:00:00Z');
  published = [];
  underWay = [];
});
afterEach(async () => {
  await documents.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the relay of outboxes', () => {
  it('publishes what waits, in order, and says how much does', async () => {
    await write(1, 1);
    await write(1, 2);
    const relay = relayOf();
    expect(await relay.waiting()).toBe(1);
    now = new Date(now.getTime() + 5000);
    expect(await relay.oldestSeconds()).toBe(5);
    expect((await relay.firstWaiting(1)).map(({ subject }) => subject)).toEqual(['1']);
    expect(await relay.firstWaiting(50)).toHaveLength(2);
    const drained = relay.drain();
    await untilUnderWay(1);
    underWay[0]!.settle();
    await drained;
    expect(published).toEqual(['1 1', '1 2']);
    expect(await relay.waiting()).toBe(0);
    expect(await relay.oldestSeconds()).toBe(0);
  });

  it.each([false, true])(
    'publishes what an outbox was given meanwhile, and nothing of it twice (sole: %s)',
    async (sole) => {
      await Promise.all([write(1, 1), write(2, 1)]);
      const drained = relayOf({ sole }).drain();
      await untilUnderWay(1);
      await write(1, 2);
      underWay[0]!.settle();
      await untilUnderWay(2);
      underWay[1]!.settle();
      await drained;
      expect(published).toEqual(['1 1', '2 1', '1 2']);
      expect(
        await things.countDocuments({ $or: [{ outboxSince: { $ne: null } }, { outbox: { $ne: [] } }] }),
      ).toBe(0);
    },
  );

  it('writes each document once where no other process has them: nobody else could take what it publishes', async () => {
    await write(1, 1);
    const bulkWrite = jest.spyOn(things, 'bulkWrite');
    const drained = relayOf({ sole: true }).drain();
    await untilUnderWay(1);
    expect(bulkWrite).not.toHaveBeenCalled();
    underWay[0]!.settle();
    await drained;
    expect(bulkWrite).toHaveBeenCalledTimes(1);
    expect(published).toEqual(['1 1']);
  });

  it('tries again what the bus did not take, where no other process has the documents', async () => {
    await write(1, 1);
    const relay = relayOf({ sole: true });
    const refused = relay.drain();
    await untilUnderWay(1);
    underWay[0]!.settle(new Error('away'));
    await expect(refused).rejects.toThrow('away');
    const drained = relay.drain();
    await untilUnderWay(2);
    underWay[1]!.settle();
    await drained;
    expect(published).toEqual(['1 1']);
  });

  it('leaves to another relay what that is publishing, so that nothing old can come after something new', async () => {
    await write(1, 1);
    const [slow, quick] = [relayOf(), relayOf()];
    const slowly = slow.drain();
    await untilUnderWay(1);
    // The same thing changes, through the other replica.
    await write(1, 2);
    await quick.drain();
    expect(underWay).toHaveLength(1);
    underWay[0]!.settle();
    await untilUnderWay(2);
    underWay[1]!.settle();
    await slowly;
    expect(published).toEqual(['1 1', '1 2']);
  });

  it('lets several relays publish different things at once', async () => {
    await write(1, 1);
    const first = relayOf().drain();
    await untilUnderWay(1);
    await write(2, 1);
    const second = relayOf().drain();
    await untilUnderWay(2);
    expect(underWay.map(({ events }) => events)).toEqual([['1 1'], ['2 1']]);
    for (const { settle } of underWay) settle();
    await Promise.all([first, second]);
    expect(await things.countDocuments({ outboxSince: { $ne: null } })).toBe(0);
  });

  it('takes over, after some seconds, what a relay that died was publishing', async () => {
    await write(1, 1);
    void relayOf().drain();
    await untilUnderWay(1);
    const survivor = relayOf();
    await survivor.drain();
    expect(underWay).toHaveLength(1);
    now = new Date(now.getTime() + 10_001);
    const drained = survivor.drain();
    await untilUnderWay(2);
    underWay[1]!.settle();
    await drained;
    expect(published).toEqual(['1 1']);
  });

  it('publishes nothing after it stood still for longer than its claim holds, when another has published what is newer', async () => {
    await write(1, 1);
    const [claimed, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const bulkWrite = things.bulkWrite.bind(things) as (...given: unknown[]) => Promise<never>;
    const held = jest.spyOn(things, 'bulkWrite').mockImplementationOnce((async (...given: unknown[]) => {
      const answer = await bulkWrite(...given);
      claimed.resolve();
      await goesOn.promise;
      return answer;
    }) as never);
    const stopped = relayOf().drain();
    await claimed.promise;
    const before = performance.now();
    const elapsed = jest.spyOn(performance, 'now').mockImplementation(() => before + 60_000);
    now = new Date(now.getTime() + 60_000);
    await write(1, 2);
    const drained = relayOf().drain();
    await untilUnderWay(1);
    underWay[0]!.settle();
    await drained;
    goesOn.resolve();
    await expect(stopped).rejects.toThrow(TooLate);
    expect(published).toEqual(['1 1', '1 2']);
    elapsed.mockRestore();
    held.mockRestore();
  });

  it('looks again at once where what it found had changed before it took it, as that change may have told it nothing', async () => {
    await write(1, 1);
    beforeNextBulkWrite(() => things.updateOne({ _id: 1 }, { $set: { version: 2 } }));
    const relay = relayOf();
    relay.start();
    await untilUnderWay(1);
    underWay[0]!.settle();
    await relay.stop();
    expect(published).toEqual(['1 1']);
  });

  it('publishes nothing by a claim that it could not renew, as another may have taken that meanwhile', async () => {
    await write(1, 1);
    const drained = relayOf().drain();
    await untilUnderWay(1);
    await write(1, 2);
    // First what was published is cleared, then what is left is claimed again.
    beforeNextBulkWrite(async () => {
      now = new Date(now.getTime() + 5000);
    });
    beforeNextBulkWrite(async () => {
      now = new Date(now.getTime() + 5001);
      await write(1, 3);
    });
    underWay[0]!.settle();
    await drained;
    const byAnother = relayOf().drain();
    await untilUnderWay(2);
    underWay[1]!.settle();
    await byAnother;
    expect(published).toEqual(['1 1', '1 2', '1 3']);
  });

  it('publishes before it stops what was written meanwhile, and leaves nothing claimed', async () => {
    await write(1, 1);
    const relay = relayOf();
    relay.start();
    await untilUnderWay(1);
    await write(1, 2);
    await write(2, 1);
    const stopped = relay.stop();
    underWay[0]!.settle();
    await untilUnderWay(2);
    // Too late for this one.
    await write(1, 3);
    underWay[1]!.settle();
    await stopped;
    expect(published).toEqual(['1 1', '1 2', '2 1']);
    expect(await things.countDocuments({ outboxClaim: { $ne: null } })).toBe(0);
  });

  it('stops without another try where the bus did not take the last one', async () => {
    await write(1, 1);
    const relay = relayOf();
    relay.start();
    await untilUnderWay(1);
    const stopped = relay.stop();
    underWay[0]!.settle(new Error('away'));
    await stopped;
    expect(underWay).toHaveLength(1);
    expect(await relay.waiting()).toBe(1);
  });

  it('gives up its claim when the bus does not take the events', async () => {
    await write(1, 1);
    const cutOff = relayOf().drain();
    await untilUnderWay(1);
    underWay[0]!.settle(new Error('away'));
    await expect(cutOff).rejects.toThrow('away');
    const drained = relayOf().drain();
    await untilUnderWay(2);
    underWay[1]!.settle();
    await drained;
    expect(published).toEqual(['1 1']);
  });

  it('keeps its own fields out of what a service reads', async () => {
    await write(1, 1);
    const thing = await things.findById(1).lean<Thing>();
    expect(withoutOutbox({ ...thing!, outboxClaim: { by: 'a', until: now } })).toEqual({
      _id: 1,
      version: 1,
    });
  });
});
