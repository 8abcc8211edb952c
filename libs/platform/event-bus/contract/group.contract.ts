import { describe, expect, it } from '@jest/globals';
import type { EventBusHarness } from '../event-bus.contract.js';
import { anEvent, consume, firstSeen, gate, idsOf, names, recording, rounds, scene } from './scene.js';

export function groupPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  describe('consumer groups', () => {
    it('gives every group every event', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus);
      const seen = [recording(), recording(), recording()];
      await consume(one.bus, to, seen[0]!.handle, { consumer: 'a' });
      await consume(one.bus, to, seen[1]!.handle, { consumer: 'b' });
      await consume(two.bus, to, seen[2]!.handle, { consumer: 'c' });
      const events = rounds(names('s', 10), 3);
      await one.bus.publish(to, events);
      await Promise.all([one.bus.drain(), two.bus.drain()]);
      for (const { events: got } of seen) expect(idsOf(got)).toEqual(idsOf(events));
    });

    it('shares partitions among two members, one event to one of them', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus, { partitions: 8 });
      const [first, second] = [recording(), recording()];
      await consume(one.bus, to, first.handle);
      await consume(two.bus, to, second.handle);
      const warmUp = names('warm', 64);
      // A hand-over takes its time: events are published until both members have been given some.
      for (let sequence = 1; first.events.length === 0 || second.events.length === 0; sequence++) {
        await one.bus.publish(to, rounds(warmUp, 1));
        await Promise.all([one.bus.drain(), two.bus.drain()]);
      }
      const before = [first.events.length, second.events.length] as const;
      const events = rounds(names('s', 64), 3);
      await one.bus.publish(to, events);
      await Promise.all([one.bus.drain(), two.bus.drain()]);
      const [a, b] = [first.events.slice(before[0]), second.events.slice(before[1])];
      expect(idsOf([...a, ...b])).toEqual(idsOf(events));
      expect(a.length).toBeGreaterThan(0);
      expect(b.length).toBeGreaterThan(0);
      const shared = new Set(a.map(({ subject }) => subject));
      expect(b.filter(({ subject }) => shared.has(subject))).toEqual([]);
    });

    it('hands over when a member joins and when one stops, in order and with nothing lost', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus, { partitions: 6 });
      const seen = recording();
      const subjects = names('s', 24);
      const leaving = await consume(one.bus, to, seen.handle);
      const events = rounds(subjects, 12);
      for (let round = 0; round < 12; round++) {
        if (round === 4) await consume(two.bus, to, seen.handle);
        if (round === 8) await leaving.stop();
        await one.bus.publish(to, events.slice(round * 24, (round + 1) * 24));
      }
      await two.bus.drain();
      const order = Array.from({ length: 12 }, (_, index) => index + 1);
      expect(firstSeen(seen.events)).toEqual(Object.fromEntries(subjects.map((subject) => [subject, order])));
    });

    it('hands no partition over while an event of it is in hand', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus);
      const elsewhere = await topic(one.bus);
      const hold = gate();
      const [inHand, handedOver, others] = [recording(), recording(), recording()];
      await consume(one.bus, to, async (events) => {
        await inHand.handle(events);
        await hold.opened;
      });
      const events = rounds(names('s', 64), 1);
      await one.bus.publish(to, events);
      await inHand.reached(1);
      await consume(two.bus, elsewhere, others.handle);
      const joining = consume(two.bus, to, handedOver.handle);
      // What happens meanwhile elsewhere gives the newcomer every chance to be too early.
      for (let round = 1; round <= 5; round++) {
        await one.bus.publish(elsewhere, rounds(['a'], 1));
        await others.reached(round);
      }
      const held = new Set(inHand.events.map(({ id }) => id));
      expect(handedOver.events.filter(({ id }) => held.has(id))).toEqual([]);
      hold.open();
      await joining;
      await two.bus.drain();
      const handled = new Set([...inHand.events, ...handedOver.events].map(({ id }) => id));
      expect([...handled].sort()).toEqual(idsOf(events));
    });

    it('hands over what is idle though the handler of another partition is still at work', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus, { partitions: 12 });
      const hold = gate();
      const [inHand, handedOver] = [recording(), recording()];
      await consume(one.bus, to, async (events) => {
        if (!events.some(({ subject }) => subject.startsWith('long'))) return;
        await inHand.handle(events);
        await hold.opened;
      });
      // Of several partitions, so that some are to be the newcomer's.
      await one.bus.publish(to, rounds(names('long', 5), 1));
      await inHand.reached(3);
      await consume(two.bus, to, handedOver.handle);
      while (handedOver.events.length === 0) await one.bus.publish(to, rounds(names('short', 24), 1));
      hold.open();
      await Promise.all([one.bus.drain(), two.bus.drain()]);
    });

    it('stops once the handler under way is through, and takes no more', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const hold = gate();
      const [started, ended] = [recording(), recording()];
      const consumer = await consume(bus, to, async (events) => {
        await started.handle(events);
        await hold.opened;
        await ended.handle(events);
      });
      await bus.publish(to, rounds(['a'], 3));
      await started.reached(1);
      let stopped = false;
      const stopping = consumer.stop().then(() => (stopped = true));
      await new Promise((resolve) => setImmediate(resolve));
      expect(stopped).toBe(false);
      hold.open();
      await stopping;
      await consumer.stop();
      expect(ended.events.map(({ sequence }) => sequence)).toEqual([1]);
      expect(started.events).toHaveLength(1);
      expect(await bus.lag(to, 'reader')).toBe(2);
    });

    it('gives an event again to another member when one dies with it in hand', async () => {
      const [doomed, heir] = [await open(), await open()];
      const to = await topic(doomed.bus, { partitions: 1 });
      const [started, inherited] = [recording(), recording()];
      await consume(doomed.bus, to, async (events) => {
        await started.handle(events);
        await new Promise<never>(() => undefined);
      });
      const events = rounds(['a'], 3);
      await doomed.bus.publish(to, events);
      await started.reached(1);
      await consume(heir.bus, to, inherited.handle);
      expect(inherited.events).toEqual([]);
      await doomed.crash();
      await heir.bus.drain();
      expect(inherited.events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    });

    it('closes like all its consumers stop: others go on without waiting for a lease', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus);
      const [first, second] = [recording(), recording()];
      await consume(one.bus, to, first.handle);
      await consume(two.bus, to, second.handle);
      await one.bus.close();
      const event = anEvent('after');
      await two.bus.publish(to, [event]);
      await two.bus.drain();
      expect(second.events).toEqual([event]);
    });

    it('is forgotten once no member is left, and then begins anew', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const events = rounds(['a', 'b'], 2);
      await bus.publish(to, events);
      const consumer = await consume(bus, to, recording().handle);
      await bus.drain();
      await expect(bus.forget(to, 'reader')).rejects.toThrow('members');
      await consumer.stop();
      await bus.forget(to, 'reader');
      await bus.forget(to, 'nobody');
      const again = recording();
      await consume(bus, to, again.handle);
      await bus.drain();
      expect(idsOf(again.events)).toEqual(idsOf(events));
    });
  });
}
