import { describe, expect, it } from '@jest/globals';
import type { EventBusHarness } from '../event-bus.contract.js';
import { InvalidTopic, UnprocessableEvent } from '../event-bus.port.js';
import { anEvent, consume, idsOf, recording, rounds, scene } from './scene.js';

export function retentionPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic, pass } = scene(start);

  describe('keeping', () => {
    it('keeps events for the days of their topic, and a day more at most', async () => {
      const { bus } = await open();
      const to = await topic(bus, { keepDays: 3 });
      await bus.publish(to, rounds(['a', 'b', 'c'], 2));
      await pass(2);
      expect(await bus.lag(to, 'reader')).toBe(6);
      await pass(2);
      expect(await bus.lag(to, 'reader')).toBe(0);
      const later = anEvent('a', 3);
      await bus.publish(to, [later]);
      const seen = recording();
      await consume(bus, to, seen.handle);
      await bus.drain();
      expect(seen.events).toEqual([later]);
    });

    it('keeps what a topic says nothing of for 14 days, and for ever what it leaves to the broker', async () => {
      const { bus } = await open();
      const [silent, lasting] = [await topic(bus), await topic(bus, { keepDays: null })];
      for (const to of [silent, lasting]) await bus.publish(to, rounds(['a'], 2));
      await pass(13);
      expect(await bus.lag(silent, 'reader')).toBe(2);
      await pass(1000);
      expect(await bus.lag(silent, 'reader')).toBe(0);
      expect(await bus.lag(lasting, 'reader')).toBe(2);
    });

    it('has a consumer that was away go on with what is left', async () => {
      const { bus } = await open();
      const to = await topic(bus, { keepDays: 3, partitions: 2 });
      const seen = recording();
      const first = rounds(['a', 'b', 'c', 'd'], 1);
      await bus.publish(to, first);
      const consumer = await consume(bus, to, seen.handle);
      await bus.drain();
      await consumer.stop();
      await bus.publish(to, rounds(['a', 'b', 'c', 'd'], 3));
      await pass(4);
      const left = rounds(['a', 'b', 'c', 'd'], 1);
      await bus.publish(to, left);
      await consume(bus, to, seen.handle);
      await bus.drain();
      expect(idsOf(seen.events)).toEqual(idsOf([...first, ...left]));
      expect(await bus.lag(to, 'reader')).toBe(0);
    });

    it('follows a definition that has changed, and leaves the partitions', async () => {
      const { bus } = await open();
      const to = await topic(bus, { keepDays: 30 });
      await bus.publish(to, rounds(['a', 'b', 'c', 'd', 'e'], 1));
      await pass(4);
      expect(await bus.lag(to, 'reader')).toBe(5);
      await bus.ensureTopics([{ name: to, partitions: 9, compacted: false, keepDays: 3 }]);
      await pass(1);
      expect(await bus.lag(to, 'reader')).toBe(0);
    });

    it('keeps what was parked for 7 days', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      await consume(bus, to, async () => {
        throw new UnprocessableEvent('never');
      });
      await bus.publish(to, [anEvent('a')]);
      await bus.drain();
      await pass(6);
      expect(await bus.parked(to, 'reader')).toHaveLength(1);
      await pass(2);
      expect(await bus.parked(to, 'reader')).toEqual([]);
      await bus.publish(to, [anEvent('b')]);
      await bus.drain();
      expect(await bus.parked(to, 'reader')).toMatchObject([{ event: { subject: 'b' } }]);
    });

    it('keeps the last of each subject of a compacted topic for ever', async () => {
      const { bus } = await open();
      const to = await topic(bus, { compacted: true, keepDays: 2 });
      await bus.publish(to, rounds(['a', 'b', 'c'], 3));
      await pass(1000);
      const seen = recording();
      await consume(bus, to, seen.handle);
      await bus.drain();
      for (const subject of ['a', 'b', 'c'])
        expect(seen.events.filter((event) => event.subject === subject).at(-1)).toMatchObject({
          sequence: 3,
        });
    });

    it.each([0, -1, 1.5, NaN])('refuses to keep %s days', async (keepDays) => {
      const { bus } = await open();
      await expect(topic(bus, { keepDays })).rejects.toThrow(InvalidTopic);
    });
  });
}
