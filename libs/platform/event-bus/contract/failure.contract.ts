import { describe, expect, it } from '@jest/globals';
import type { EventBusHarness } from '../event-bus.contract.js';
import { parkedTopic, UnprocessableEvent } from '../event-bus.port.js';
import { anEvent, consume, gate, idsOf, names, quick, recording, rounds, scene } from './scene.js';

/** Timers may fire a little early. */
const TOLERANCE_MS = 2;

export function failurePromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  describe('a handler that fails', () => {
    it('is given the same event again, after doubling delays, until it is through', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const times: number[] = [];
      const seen = recording();
      await consume(
        bus,
        to,
        async (events) => {
          times.push(performance.now());
          if (times.length < 4) throw new Error('not yet');
          await seen.handle(events);
        },
        { retry: { attempts: 4, initialDelayMs: 20 } },
      );
      const events = rounds(['a'], 2);
      await bus.publish(to, events);
      await bus.drain();
      expect(seen.events).toEqual(events);
      expect(await bus.parked(to, 'reader')).toEqual([]);
      for (const [index, delay] of [20, 40, 80].entries())
        expect(times[index + 1]! - times[index]!).toBeGreaterThanOrEqual(delay - TOLERANCE_MS);
    });

    it('is given a fresh copy each time', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const seen: unknown[] = [];
      await consume(bus, to, async ([event]) => {
        const data = event!.data as { tries: number };
        seen.push(data.tries++);
        if (seen.length < 3) throw new Error('again');
      });
      await bus.publish(to, [anEvent('a', 1, { tries: 0 })]);
      await bus.drain();
      expect(seen).toEqual([0, 0, 0]);
    });

    it('has the event parked after the last attempt, and the next of the partition handled', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const seen = recording();
      let tries = 0;
      await consume(bus, to, async (events) => {
        if (events[0]!.sequence === 1) throw new TypeError(`broken ${++tries}`);
        await seen.handle(events);
      });
      const events = rounds(['a'], 2);
      await bus.publish(to, events);
      await bus.drain();
      expect(seen.events).toEqual([events[1]]);
      expect(tries).toBe(quick.attempts);
      const [parked, ...others] = await bus.parked(to, 'reader');
      expect(others).toEqual([]);
      expect(parked).toEqual({
        event: events[0],
        topic: to,
        consumer: 'reader',
        error: 'TypeError: broken 3',
        attempts: 3,
        parkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
      expect(Number.isNaN(Date.parse(parked!.parkedAt))).toBe(false);
    });

    it('has an event parked at once that no retry can mend', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      await consume(
        bus,
        to,
        async () => {
          throw new UnprocessableEvent('price: expected number');
        },
        { retry: { attempts: 5, initialDelayMs: 3_600_000 } },
      );
      await bus.publish(to, [anEvent('a')]);
      await bus.drain();
      expect(await bus.parked(to, 'reader')).toMatchObject([
        { attempts: 1, error: expect.stringContaining('price: expected number') },
      ]);
    });

    it('parks only the event at fault of a batch', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const seen = recording();
      const events = rounds(names('s', 10), 1);
      const poison = events[4]!;
      await bus.publish(to, events);
      await consume(
        bus,
        to,
        async (batch) => {
          if (batch.some(({ id }) => id === poison.id)) throw new Error('poison');
          await seen.handle(batch);
        },
        { batchSize: 10 },
      );
      await bus.drain();
      expect(seen.events.map(({ subject }) => subject)).toEqual(
        events.filter((event) => event !== poison).map(({ subject }) => subject),
      );
      expect(await bus.parked(to, 'reader')).toMatchObject([{ event: poison, attempts: quick.attempts }]);
    });

    it('keeps parked events oldest first, in a topic like any other, by consumer', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const fine = recording();
      await consume(bus, to, fine.handle, { consumer: 'fine' });
      await consume(bus, to, async ([event]) => {
        throw new UnprocessableEvent(`${event!.sequence}`);
      });
      const events = rounds(['a'], 5);
      await bus.publish(to, events);
      await bus.drain();
      expect((await bus.parked(to, 'reader')).map(({ event }) => event)).toEqual(events);
      expect(await bus.parked(to, 'fine')).toEqual([]);
      const again = recording();
      await consume(bus, parkedTopic(to, 'reader'), again.handle, { consumer: 'operations' });
      await bus.drain();
      expect(idsOf(again.events)).toEqual(idsOf(events));
    });

    it('keeps what was parked after close and reopening', async () => {
      const first = await open();
      const to = await topic(first.bus);
      await consume(first.bus, to, async () => {
        throw new UnprocessableEvent('no');
      });
      await first.bus.publish(to, [anEvent('a')]);
      await first.bus.drain();
      await first.bus.close();
      const { bus } = await open();
      expect(await bus.parked(to, 'reader')).toHaveLength(1);
      expect(await bus.lag(to, 'reader')).toBe(0);
    });

    it('holds up no other partition while it waits for a retry, nor a stop', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 8 });
      const [failed, others] = [recording(), recording()];
      const consumer = await consume(
        bus,
        to,
        async (events) => {
          if (events[0]!.subject === 'stuck') {
            await failed.handle(events);
            throw new Error('for an hour');
          }
          await others.handle(events);
        },
        { retry: { attempts: 5, initialDelayMs: 3_600_000 } },
      );
      await bus.publish(to, [anEvent('stuck')]);
      await failed.reached(1);
      // So many subjects that one partition cannot have them all; those behind the stuck one wait.
      await bus.publish(to, rounds(names('s', 200), 1));
      await others.reached(1);
      await consumer.stop();
      expect(await bus.lag(to, 'reader')).toBeGreaterThanOrEqual(1);
      expect(await bus.parked(to, 'reader')).toEqual([]);
    });

    it('is not blamed on the event when it is told to stop meanwhile: the next consumer is given it again', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const [under, way] = [gate(), gate()];
      const consumer = await consume(
        bus,
        to,
        async () => {
          under.open();
          await way.opened;
          throw new Error('what it needs is away');
        },
        { retry: { attempts: 1, initialDelayMs: 1 } },
      );
      const event = anEvent('a');
      await bus.publish(to, [event]);
      await under.opened;
      const stopped = consumer.stop();
      way.open();
      await stopped;
      expect(await bus.parked(to, 'reader')).toEqual([]);
      const seen = recording();
      await consume(bus, to, seen.handle);
      await bus.drain();
      expect(seen.events).toEqual([event]);
    });

    it('has an event parked that no retry can mend, also when it is told to stop meanwhile', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const [under, way] = [gate(), gate()];
      const consumer = await consume(bus, to, async () => {
        under.open();
        await way.opened;
        throw new UnprocessableEvent('price: expected number');
      });
      await bus.publish(to, [anEvent('a')]);
      await under.opened;
      const stopped = consumer.stop();
      way.open();
      await stopped;
      expect(await bus.parked(to, 'reader')).toMatchObject([{ attempts: 1 }]);
    });

    it('does not hold up other groups', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const seen = recording();
      const stuck = await consume(
        bus,
        to,
        async () => {
          throw new Error('for an hour');
        },
        { consumer: 'stuck', retry: { attempts: 5, initialDelayMs: 3_600_000 } },
      );
      await consume(bus, to, seen.handle);
      await bus.publish(to, rounds(['a'], 3));
      await seen.reached(3);
      await stuck.stop();
    });

    it('may throw anything, before its first await too', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const thrown: unknown[] = ['text', undefined, null];
      await consume(
        bus,
        to,
        ([event]) => {
          throw thrown[event!.sequence - 1];
        },
        { retry: { attempts: 1, initialDelayMs: 1 } },
      );
      await bus.publish(to, rounds(['a'], 3));
      await bus.drain();
      expect((await bus.parked(to, 'reader')).map(({ error }) => error)).toEqual([
        'text',
        'undefined',
        'null',
      ]);
    });
  });
}
