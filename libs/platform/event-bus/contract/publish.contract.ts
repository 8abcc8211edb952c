import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import type { EventBusHarness } from '../event-bus.contract.js';
import { InvalidEvent, InvalidTopic, TooLate, UnknownTopic } from '../event-bus.port.js';
import { anEvent, consume, names, recording, rounds, scene } from './scene.js';

export function publishPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  describe('publishing', () => {
    it('brings events as they were, all attributes included', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen = recording();
      await consume(bus, to, seen.handle);
      const event = {
        ...anEvent('a', 7, { price: 325_000, nested: { list: [1, null, 'ü'] }, absent: undefined }),
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        actor: 'token:example-and-daughters',
        actorrole: 'agent',
        actoragency: 'example-and-daughters',
        previously: '{"price":350000,"status":"available"}',
      };
      await bus.publish(to, [event]);
      await bus.drain();
      expect(seen.events).toEqual([JSON.parse(JSON.stringify(event))]);
    });

    it('takes a copy: what the publisher changes afterwards arrives nowhere, nor what a handler changes', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen: unknown[] = [];
      for (const consumer of ['one', 'two'])
        await consume(
          bus,
          to,
          async ([event]) => {
            const data = event!.data as { rooms: string[] };
            seen.push(structuredClone(data));
            data.rooms.push(consumer);
          },
          { consumer },
        );
      const data = { rooms: ['kitchen'] };
      const published = bus.publish(to, [anEvent('a', 1, data)]);
      data.rooms.push('late');
      await published;
      await bus.drain();
      expect(seen).toEqual([{ rooms: ['kitchen'] }, { rooms: ['kitchen'] }]);
    });

    it('sends nothing after the time until which it may', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen = recording();
      await consume(bus, to, seen.handle);
      await expect(bus.publish(to, [anEvent('a', 1)], { by: performance.now() - 1 })).rejects.toThrow(
        TooLate,
      );
      await bus.publish(to, [anEvent('a', 2)], { by: performance.now() + 60_000 });
      await bus.drain();
      expect(seen.events.map(({ sequence }) => sequence)).toEqual([2]);
    });

    it('takes as many events of one subject at once as an outage may leave, in order', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen: number[] = [];
      await consume(bus, to, async (events) => void seen.push(...events.map(({ sequence }) => sequence)));
      const sequences = Array.from({ length: 12 }, (_, index) => index + 1);
      await bus.publish(
        to,
        sequences.map((sequence) => anEvent('a', sequence, { text: 'x'.repeat(950_000) })),
      );
      await bus.drain();
      expect(seen).toEqual(sequences);
    });

    it('takes any text as a subject', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen = recording();
      await consume(bus, to, seen.handle);
      const subjects = fc.sample(fc.string({ unit: 'binary', minLength: 1 }), { numRuns: 100, seed: 1 });
      const events = [...subjects, '\0', 'ünï/çødé 🏠', '{"a":1}', "'; --"].map((subject) =>
        anEvent(subject),
      );
      await bus.publish(to, events);
      await bus.drain();
      const bySubject = (list: typeof events) => list.map(({ id, subject }) => `${id} ${subject}`).sort();
      expect(bySubject(seen.events)).toEqual(bySubject(events));
    });

    it('takes an event of 900 kB', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen = recording();
      await consume(bus, to, seen.handle);
      const text = 'é'.repeat(450_000);
      await bus.publish(to, [anEvent('a', 1, { text })]);
      await bus.drain();
      expect((seen.events[0]!.data as { text: string }).text === text).toBe(true);
    });

    it('refuses what can never be delivered, and publishes nothing of that call', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const circular: Record<string, unknown> = {};
      circular['self'] = circular;
      const bad = [
        anEvent('a', 1, { text: 'x'.repeat(1_000_001) }),
        anEvent('a', 1, circular),
        anEvent('a', 1, 1n),
        anEvent('', 1),
        anEvent('\ud800', 1),
        { ...anEvent('a'), id: '' },
      ];
      for (const event of bad)
        await expect(bus.publish(to, [anEvent('fine'), event])).rejects.toThrow(InvalidEvent);
      expect(await bus.lag(to, 'reader')).toBe(0);
    });

    it('takes no event at all as done', async () => {
      const { bus } = await open();
      await expect(bus.publish(await topic(bus), [])).resolves.toBeUndefined();
    });

    it('names a topic that is unknown', async () => {
      const { bus } = await open();
      await expect(bus.publish('contract.nowhere', [anEvent('a')])).rejects.toThrow(UnknownTopic);
      await expect(bus.publish('contract.nowhere', [anEvent('a')])).rejects.toThrow(/contract\.nowhere/);
      await expect(consume(bus, 'contract.nowhere', recording().handle)).rejects.toThrow(UnknownTopic);
      await expect(bus.lag('contract.nowhere', 'reader')).rejects.toThrow(UnknownTopic);
    });

    it('refuses topics and consumers that a broker would not take', async () => {
      const { bus } = await open();
      for (const name of ['', 'a b', 'a/b', '..', 'x'.repeat(250)])
        await expect(bus.ensureTopics([{ name, partitions: 1, compacted: false }])).rejects.toThrow(
          InvalidTopic,
        );
      for (const partitions of [0, -1, 1.5])
        await expect(
          bus.ensureTopics([{ name: 'contract.p', partitions, compacted: false }]),
        ).rejects.toThrow(InvalidTopic);
      const to = await topic(bus);
      await expect(consume(bus, to, recording().handle, { consumer: 'a b' })).rejects.toThrow(InvalidTopic);
    });

    it('keeps the partitions of a topic that exists', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 2 });
      const events = rounds(names('s', 5), 3);
      await bus.publish(to, events);
      await bus.ensureTopics([{ name: to, partitions: 6, compacted: false }]);
      expect(await bus.lag(to, 'reader')).toBe(15);
    });

    it('refuses once closed; closing twice is no error', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      await bus.close();
      await bus.close();
      await expect(bus.publish(to, [anEvent('a')])).rejects.toThrow();
      await expect(consume(bus, to, recording().handle)).rejects.toThrow();
      await expect(bus.health()).rejects.toThrow();
    });

    it('keeps what was acknowledged before a crash', async () => {
      const first = await open();
      const to = await topic(first.bus);
      await first.bus.publish(to, [anEvent('a')]);
      await first.crash();
      const { bus } = await open();
      const seen = recording();
      await consume(bus, to, seen.handle);
      await seen.reached(1);
    });
  });
}
