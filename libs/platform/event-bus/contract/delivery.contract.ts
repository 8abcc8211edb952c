import { describe, expect, it } from '@jest/globals';
import type { EventBusHarness } from '../event-bus.contract.js';
import { anEvent, consume, firstSeen, gate, idsOf, names, recording, rounds, scene } from './scene.js';

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

export function deliveryPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  describe('delivery', () => {
    it('keeps the order of each subject, under concurrent publishes of many', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus);
      const seen = recording();
      await consume(one.bus, to, seen.handle, { batchSize: 7 });
      const subjects = names('s', 40);
      // Each subject has one publisher that waits for its acknowledgements, as an outbox does.
      await Promise.all(
        subjects.map(async (subject, index) => {
          const { bus } = index % 2 ? one : two;
          for (let sequence = 1; sequence <= 20; sequence += 4)
            await bus.publish(
              to,
              oneTo(4).map((n) => anEvent(subject, sequence + n - 1)),
            );
        }),
      );
      await seen.reached(800);
      await one.bus.drain();
      const bySubject = firstSeen(seen.events);
      for (const subject of subjects) expect(bySubject[subject]).toEqual(oneTo(20));
    });

    it('gives at most batchSize events at a time, of one partition, and one unless told otherwise', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      await bus.publish(to, rounds(names('s', 10), 2));
      for (const batchSize of [undefined, 3]) {
        const sizes: number[] = [];
        await consume(bus, to, async (events) => void sizes.push(events.length), {
          consumer: `reader-${batchSize}`,
          batchSize,
        });
        await bus.drain();
        expect(Math.max(...sizes)).toBeLessThanOrEqual(batchSize ?? 1);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(20);
      }
    });

    it('gives a partition the next events only when the handler is through with the last', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      let underWay = 0;
      let most = 0;
      await consume(bus, to, async () => {
        most = Math.max(most, ++underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay--;
      });
      await bus.publish(to, rounds(names('s', 5), 4));
      await bus.drain();
      expect(most).toBe(1);
    });

    it('gives a group that begins at the beginning all that is there, and one at latest only what comes', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const before = rounds(['a', 'b'], 3);
      await bus.publish(to, before);
      const [all, later] = [recording(), recording()];
      await consume(bus, to, later.handle, { consumer: 'later', from: 'latest' });
      await consume(bus, to, all.handle, { consumer: 'all' });
      const after = rounds(['c', 'd'], 2);
      await bus.publish(to, after);
      await bus.drain();
      expect(idsOf(all.events)).toEqual(idsOf([...before, ...after]));
      expect(idsOf(later.events)).toEqual(idsOf(after));
    });

    it('replays a topic to a new group beside the live reader, who sees nothing twice', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const [live, rebuilt] = [recording(), recording()];
      await consume(bus, to, live.handle, { consumer: 'live' });
      const events = rounds(names('s', 6), 5);
      await bus.publish(to, events);
      await bus.drain();
      await consume(bus, to, rebuilt.handle, { consumer: 'rebuild', batchSize: 10 });
      const more = rounds(names('s', 6), 1);
      await bus.publish(to, more);
      await bus.drain();
      expect(idsOf(live.events)).toEqual(idsOf([...events, ...more]));
      expect(idsOf(rebuilt.events)).toEqual(idsOf([...events, ...more]));
    });

    it('goes on after close and reopening where the group was', async () => {
      const first = await open();
      const to = await topic(first.bus);
      const seen = recording();
      await consume(first.bus, to, seen.handle);
      const before = rounds(names('s', 5), 2);
      await first.bus.publish(to, before);
      await first.bus.drain();
      await first.bus.close();
      const { bus } = await open();
      const missed = rounds(names('s', 5), 1);
      await bus.publish(to, missed);
      // 'latest' is for a group that has committed nothing yet: this one has.
      await consume(bus, to, seen.handle, { from: 'latest' });
      await bus.drain();
      expect(idsOf(seen.events)).toEqual(idsOf([...before, ...missed]));
    });

    it('keeps at least the last of each subject in a compacted topic', async () => {
      const { bus } = await open();
      const to = await topic(bus, { compacted: true });
      const live = recording();
      await consume(bus, to, live.handle, { consumer: 'live', batchSize: 100 });
      const subjects = names('s', 30);
      for (let sequence = 1; sequence <= 100; sequence++)
        await bus.publish(
          to,
          subjects.map((subject) => anEvent(subject, sequence)),
        );
      await bus.drain();
      const later = recording();
      await consume(bus, to, later.handle, { consumer: 'later', batchSize: 100 });
      await bus.drain();
      const bySubject = firstSeen(later.events);
      for (const subject of subjects) {
        expect(bySubject[subject]!.at(-1)).toBe(100);
        expect(bySubject[subject]).toEqual(bySubject[subject]!.toSorted((a, b) => a - b));
      }
      expect(firstSeen(live.events)[subjects[0]!]).toEqual(oneTo(100));
    });
  });

  describe('drain and lag', () => {
    it('drains at once when nothing is subscribed', async () => {
      const { bus } = await open();
      await bus.publish(await topic(bus), [anEvent('a')]);
      await expect(bus.drain()).resolves.toBeUndefined();
    });

    it('drains only when all published before is handled', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const hold = gate();
      const [started, seen] = [recording(), recording()];
      await consume(bus, to, async (events) => {
        await started.handle(events);
        await hold.opened;
        await seen.handle(events);
      });
      await bus.publish(to, [anEvent('a')]);
      let drained = false;
      const draining = bus.drain().then(() => (drained = true));
      await started.reached(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(drained).toBe(false);
      hold.open();
      await draining;
      expect(seen.events).toHaveLength(1);
    });

    it('counts what a group has not handled', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      await bus.publish(to, rounds(names('s', 5), 2));
      expect(await bus.lag(to, 'reader')).toBe(10);
      const seen = recording();
      const consumer = await consume(bus, to, seen.handle);
      await bus.drain();
      expect(await bus.lag(to, 'reader')).toBe(0);
      await consumer.stop();
      await bus.publish(to, rounds(names('s', 3), 1));
      expect(await bus.lag(to, 'reader')).toBe(3);
    });

    it('tells its health with the figures to watch', async () => {
      const { bus } = await open();
      const health = await bus.health();
      expect(health.name).toMatch(/^event-bus: /);
      for (const gauge of ['lag', 'parked']) expect(health.gauges).toHaveProperty(gauge);
    });
  });
}
