import { describe, expect, it } from '@jest/globals';
import type { EventBusHarness } from '../event-bus.contract.js';
import { UnknownTopic, type EventBus } from '../event-bus.port.js';
import { InvalidFilter, NotReplayable, UnknownConsumer } from '../operations.port.js';
import { anEvent, consume, firstSeen, idsOf, names, publishEach, recording, rounds, scene } from './scene.js';

const beginning = 'beginning' as const;

export function replayPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  const replayable = (bus: EventBus, to: string, { handle } = recording()) =>
    consume(bus, to, handle, { replayable: true });

  describe('a replay', () => {
    it('gives one consumer all that it has handled again, in order, after it was said how much that is', async () => {
      const [{ bus }, elsewhere] = [await open(), await open()];
      const to = await topic(bus, { partitions: 3 });
      const [first, second, other] = [recording(), recording(), recording()];
      await replayable(bus, to, first);
      await replayable(elsewhere.bus, to, second);
      await consume(bus, to, other.handle, { consumer: 'other' });
      const events = rounds(names('s', 12), 3);
      await bus.publish(to, events);
      await Promise.all([bus.drain(), elsewhere.bus.drain()]);
      const seen = first.events.length + second.events.length;
      expect(await bus.operations.consumers(to)).toMatchObject([
        { consumer: 'other', replayable: false },
        { consumer: 'reader', replayable: true, lag: 0 },
      ]);
      expect(await bus.operations.countReplay(to, 'reader', beginning)).toBe(events.length);
      expect(await bus.operations.replay(to, 'reader', beginning)).toBe(events.length);
      const late = anEvent('late');
      await bus.publish(to, [late]);
      await Promise.all([bus.drain(), elsewhere.bus.drain()]);
      const again = [first, second].flatMap((each) => each.events);
      expect(again.length).toBeGreaterThanOrEqual(seen + events.length + 1);
      for (const event of events)
        expect(again.filter(({ id }) => id === event.id).length).toBeGreaterThanOrEqual(2);
      expect(again).toContainEqual(late);
      expect(idsOf(other.events)).toEqual(idsOf([...events, late]));
      expect((await bus.operations.consumers(to)).map(({ lag }) => lag)).toEqual([0, 0]);
    });

    it('begins at a time, and never further on than the consumer is', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 2 });
      const seen = recording();
      const consumer = await replayable(bus, to, seen);
      const events = rounds(['a', 'b'], 3);
      await publishEach(bus, to, events);
      await bus.drain();
      const { events: found } = await bus.operations.browse(to, {}, { first: 3 });
      const from = { publishedFrom: found[2]!.publishedAt };
      expect(await bus.operations.countReplay(to, 'reader', from)).toBe(3);
      await consumer.stop();
      expect(await bus.operations.replay(to, 'reader', from)).toBe(3);
      expect(await bus.lag(to, 'reader')).toBe(3);
      expect(await bus.operations.replay(to, 'reader', { publishedFrom: '2999-01-01T00:00:00Z' })).toBe(0);
      expect(await bus.lag(to, 'reader')).toBe(3);
      const again = recording();
      await replayable(bus, to, again);
      await bus.drain();
      expect(idsOf(again.events)).toEqual(idsOf(events.slice(3)));
      expect(firstSeen(again.events)).toEqual({ a: [3], b: [2, 3] });
    });

    it('is refused where a second time would be noticed, and where there is no such thing', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen = recording();
      await consume(bus, to, seen.handle);
      await bus.publish(to, rounds(['a'], 2));
      await bus.drain();
      const { operations } = bus;
      for (const ask of [
        (...asked: [string, string, typeof beginning]) => operations.countReplay(...asked),
        (...asked: [string, string, typeof beginning]) => operations.replay(...asked),
      ]) {
        await expect(ask(to, 'reader', beginning)).rejects.toThrow(NotReplayable);
        await expect(ask(to, 'nobody', beginning)).rejects.toThrow(UnknownConsumer);
        await expect(ask('contract.nowhere', 'reader', beginning)).rejects.toThrow(UnknownTopic);
      }
      const wrong = operations.countReplay(to, 'reader', { publishedFrom: 'noon' });
      await expect(wrong).rejects.toThrow(InvalidFilter);
      await bus.drain();
      expect(seen.events).toHaveLength(2);
    });
  });
}
