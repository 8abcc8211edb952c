import { describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import { eventually } from '../../eventually.contract.js';
import type { EventBusHarness } from '../event-bus.contract.js';
import { parkedTopic, UnknownTopic, UnprocessableEvent, type EventBus } from '../event-bus.port.js';
import { InvalidFilter, type EventFilter } from '../operations.port.js';
import { anEvent, consume, gate, names, publishEach, recording, rounds, scene } from './scene.js';

const trace = (digit: string): string => digit.repeat(32);

const traced = (event: CloudEvent, digit: string): CloudEvent => ({
  ...event,
  traceparent: `00-${trace(digit)}-${'a'.repeat(16)}-01`,
});

/** The ids of all that match, page by page. */
async function found(bus: EventBus, topic: string, filter: EventFilter, first = 50): Promise<string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { events, next } = await bus.operations.browse(topic, filter, {
      first,
      ...(after !== undefined && { after }),
    });
    expect(events.length).toBeLessThanOrEqual(first);
    ids.push(...events.map(({ event }) => event.id));
    after = next;
  } while (after !== undefined);
  return ids;
}

export function operationsPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  describe('operations', () => {
    it('say of each topic what it keeps, how much came of late, and from where to where', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 3, keepDays: 9 });
      const compacted = await topic(bus, { compacted: true, partitions: 1 });
      await bus.publish(to, rounds(names('s', 20), 2));
      const consumer = await consume(bus, to, async () => {
        throw new UnprocessableEvent('no');
      });
      await bus.drain();
      await consumer.stop();
      const topics = await bus.operations.topics();
      const state = topics.find((each) => each.topic === to)!;
      expect(state).toMatchObject({
        compacted: false,
        keepDays: 9,
        events: 40,
        lastMinute: 40,
        lastHour: 40,
      });
      expect(state.partitions.map(({ partition }) => partition)).toEqual([0, 1, 2]);
      for (const { first, last } of state.partitions)
        expect(first === null ? last : last! >= first).toBe(first === null ? null : true);
      expect(topics.find((each) => each.topic === compacted)).toEqual({
        topic: compacted,
        compacted: true,
        keepDays: 7,
        events: 0,
        lastMinute: 0,
        lastHour: 0,
        partitions: [{ partition: 0, first: null, last: null }],
      });
      expect(topics.map((each) => each.topic)).not.toContain(parkedTopic(to, 'reader'));
      expect(topics.map((each) => each.topic)).toEqual(topics.map((each) => each.topic).sort());
    });

    it('say of each consumer who is there, how far behind, and what it fails with until that is over', async () => {
      const [{ bus }, elsewhere] = [await open(), await open()];
      const to = await topic(bus, { partitions: 2 });
      const reader = await consume(bus, to, recording().handle);
      const [failed, mended] = [gate(), gate()];
      let broken = true;
      await consume(
        bus,
        to,
        async () => {
          if (!broken) return;
          failed.open();
          await mended.opened;
          throw new Error('<b>no</b> answer');
        },
        { consumer: 'stuck', retry: { attempts: 50, initialDelayMs: 40 } },
      );
      await bus.publish(to, rounds(['a'], 3));
      await failed.opened;
      await reader.stop();
      mended.open();
      const state = async (consumer: string) => {
        const all = await elsewhere.bus.operations.consumers(to);
        expect(all.map((each) => [each.topic, each.consumer])).toEqual([
          [to, 'reader'],
          [to, 'stuck'],
        ]);
        return all.find((each) => each.consumer === consumer)!;
      };
      const failing = async () =>
        (await state('stuck')).partitions.flatMap((each) => (each.failing ? [each.failing] : []));
      await eventually(async () =>
        expect(await failing()).toEqual([
          {
            error: 'Error: <b>no</b> answer',
            attempts: expect.any(Number),
            at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          },
        ]),
      );
      expect(await state('stuck')).toMatchObject({ members: 1, lag: 3 });
      expect((await state('reader')).members).toBe(0);
      broken = false;
      await bus.drain();
      expect(await failing()).toEqual([]);
      expect(await state('stuck')).toMatchObject({ members: 1, lag: 0 });
      expect((await state('stuck')).partitions).toHaveLength(2);
      const everywhere = await bus.operations.consumers();
      expect(everywhere.filter((each) => each.topic === to)).toHaveLength(2);
    });

    it('find events by type, subject, correlation and time, the newest first, page by page', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 3 });
      const events = [
        traced(anEvent('a', 1), '1'),
        anEvent('b', 1),
        traced({ ...anEvent('a', 2), type: 'lintel.contract.undone.v1' }, '2'),
        traced(anEvent('c', 1), '1'),
        { ...anEvent('c', 2), type: 'lintel.contract.undone.v1' },
        anEvent('a', 3, { text: '<script>' }),
      ];
      await publishEach(bus, to, events);
      const newest = (...which: number[]) => which.map((index) => events[index]!.id);
      expect(await found(bus, to, {})).toEqual(newest(5, 4, 3, 2, 1, 0));
      expect(await found(bus, to, {}, 1)).toEqual(newest(5, 4, 3, 2, 1, 0));
      expect(await found(bus, to, {}, 4)).toEqual(newest(5, 4, 3, 2, 1, 0));
      expect(await found(bus, to, { subject: 'a' }, 2)).toEqual(newest(5, 2, 0));
      expect(await found(bus, to, { type: 'lintel.contract.undone.v1' }, 1)).toEqual(newest(4, 2));
      expect(await found(bus, to, { correlation: trace('1') }, 1)).toEqual(newest(3, 0));
      expect(await found(bus, to, { correlation: trace('1'), subject: 'c' })).toEqual(newest(3));
      expect(await found(bus, to, { correlation: trace('9') })).toEqual([]);
      expect(await found(bus, to, { subject: 'nobody' })).toEqual([]);
      const { event, publishedAt } = (await bus.operations.browse(to, {}, { first: 1 })).events[0]!;
      expect(event).toEqual(events[5]);
      expect(await found(bus, to, { publishedFrom: publishedAt })).toContain(events[5]!.id);
      const later = new Date(Date.parse(publishedAt) + 1).toISOString();
      expect(await found(bus, to, { publishedBefore: later }, 2)).toEqual(newest(5, 4, 3, 2, 1, 0));
      expect(await found(bus, to, { publishedBefore: '2020-01-01T00:00:00Z' })).toEqual([]);
      expect(await found(bus, to, { publishedFrom: '2999-01-01T00:00:00Z' })).toEqual([]);
      expect(await found(bus, to, { publishedFrom: '1969-12-31T23:59:59.999Z' })).toHaveLength(6);
    });

    it('page through more events than one call looks at, each once, large ones too, while others come', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 2 });
      const events = rounds(names('s', 100), 8);
      await bus.publish(to, events);
      const large = anEvent('large', 1, 'x'.repeat(900_000));
      await bus.publish(to, [large]);
      const first = await bus.operations.browse(to, {}, { first: 200 });
      await bus.publish(to, [anEvent('late')]);
      const ids = first.events.map(({ event }) => event.id);
      for (let after = first.next; after !== undefined;) {
        const page = await bus.operations.browse(to, {}, { first: 200, after });
        ids.push(...page.events.map(({ event }) => event.id));
        after = page.next;
      }
      expect(new Set(ids).size).toBe(ids.length);
      expect([...ids].sort()).toEqual([...events, large].map(({ id }) => id).sort());
      expect(await found(bus, to, { subject: 's-99' })).toHaveLength(8);
    });

    it('refuse what cannot be, naming it', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const { operations } = bus;
      await expect(operations.browse('contract.nowhere', {})).rejects.toThrow(UnknownTopic);
      await expect(operations.consumers('contract.nowhere')).rejects.toThrow(UnknownTopic);
      for (const [filter, page, field] of [
        [{ publishedFrom: 'yesterday' }, {}, 'publishedFrom'],
        [{ publishedBefore: '' }, {}, 'publishedBefore'],
        [{ correlation: 'c-1' }, {}, 'correlation'],
        [{ type: '' }, {}, 'type'],
        [{ subject: 'x'.repeat(301) }, {}, 'subject'],
        [{}, { first: 0 }, 'first'],
        [{}, { first: 201 }, 'first'],
        [{}, { after: 'garbage' }, 'after'],
        [{}, { after: '' }, 'after'],
      ] as const) {
        const refused = operations.browse(to, filter, page);
        await expect(refused).rejects.toThrow(InvalidFilter);
        await expect(refused).rejects.toThrow(new RegExp(`^${field}:`));
      }
      expect(await operations.browse(to, {})).toEqual({ events: [] });
      expect(await operations.consumers(to)).toEqual([]);
    });
  });
}
