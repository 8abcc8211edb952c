import { describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import type { EventBusHarness } from '../event-bus.contract.js';
import { UnknownTopic, UnprocessableEvent, type EventBus } from '../event-bus.port.js';
import { InvalidFilter, UnknownConsumer, type ListedParked, type ParkedFilter } from '../operations.port.js';
import { anEvent, consume, idsOf, names, recording, rounds, scene } from './scene.js';

async function listed(
  bus: EventBus,
  topic: string,
  filter: ParkedFilter = {},
  first = 50,
): Promise<ListedParked[]> {
  const all: ListedParked[] = [];
  let after: string | undefined;
  do {
    const page = await bus.operations.parked(topic, 'reader', filter, {
      first,
      ...(after !== undefined && { after }),
    });
    expect(page.events.length).toBeLessThanOrEqual(first);
    all.push(...page.events);
    after = page.next;
  } while (after !== undefined);
  return all;
}

const sequences = (parked: readonly ListedParked[]): number[] => parked.map(({ event }) => event.sequence);

/** A consumer that fails with everything until it is mended. */
function breakable() {
  const seen = recording();
  const state = { broken: true };
  return {
    state,
    seen,
    async handle(events: readonly CloudEvent[]) {
      if (state.broken) throw new UnprocessableEvent(`no <b>${events[0]!.sequence}</b>`);
      await seen.handle(events);
    },
  };
}

export function parkedPromises(start: () => Promise<EventBusHarness>): void {
  const { open, topic } = scene(start);

  /** Events 1 to `count`, all parked by `reader`, which is mended. */
  async function allParked(bus: EventBus, to: string, events: readonly CloudEvent[]) {
    const consumer = breakable();
    const running = await consume(bus, to, consumer.handle);
    await bus.publish(to, events);
    await bus.drain();
    consumer.state.broken = false;
    return { ...consumer, running };
  }

  describe('what is parked', () => {
    it('is listed, the newest first, page by page, by error, type, subject and time, its error as it was thrown', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const events = [
        anEvent('a', 1),
        { ...anEvent('a', 2), type: 'lintel.contract.undone.v1' },
        anEvent('b', 3),
      ];
      await allParked(bus, to, events);
      const all = await listed(bus, to);
      expect(all).toEqual(
        [events[2], events[1], events[0]].map((event) => ({
          event,
          topic: to,
          consumer: 'reader',
          error: `UnprocessableEvent: no <b>${event!.sequence}</b>`,
          attempts: 1,
          parkedAt: expect.any(String),
          id: expect.any(String),
          settled: null,
        })),
      );
      expect(await listed(bus, to, {}, 1)).toEqual(all);
      const found = async (filter: ParkedFilter) => sequences(await listed(bus, to, filter));
      expect(await found({ error: 'NO <B>2' })).toEqual([2]);
      expect(await found({ type: 'lintel.contract.undone.v1' })).toEqual([2]);
      expect(await found({ subject: 'a' })).toEqual([2, 1]);
      expect(await found({ ids: [all[0]!.id, all[2]!.id] })).toEqual([3, 1]);
      expect(await found({ parkedFrom: all[0]!.parkedAt, subject: 'b' })).toEqual([3]);
      expect(await found({ parkedBefore: '2020-01-01T00:00:00Z' })).toEqual([]);
      expect(await found({ settled: true })).toEqual([]);
      expect(await bus.operations.countParked(to, 'reader', { subject: 'a' })).toBe(2);
      expect(await bus.operations.consumers(to)).toMatchObject([
        { consumer: 'reader', parked: 3, retrying: 0 },
      ]);
      expect(await bus.parkedCount(to, 'reader')).toBe(3);
      expect(await bus.parkedCount(to, 'nobody')).toBe(0);
      await expect(bus.parkedCount('contract.nowhere', 'reader')).rejects.toThrow(UnknownTopic);
    });

    it('is retried by its consumer alone, once each, and then waits for nobody', async () => {
      const [{ bus }, elsewhere] = [await open(), await open()];
      const to = await topic(bus, { partitions: 2 });
      const other = recording();
      await consume(bus, to, other.handle, { consumer: 'other' });
      const events = rounds(names('s', 5), 1);
      const consumer = await allParked(bus, to, events);
      const outcome = await elsewhere.bus.operations.retryParked(to, 'reader', { subject: 's-1' });
      expect(outcome).toEqual({ matched: 1, done: 1, overtaken: 0 });
      await consumer.seen.reached(1);
      expect(consumer.seen.events).toEqual([events[1]]);
      expect(await bus.operations.retryParked(to, 'reader', {})).toEqual({
        matched: 4,
        done: 4,
        overtaken: 0,
      });
      await bus.drain();
      expect(idsOf(consumer.seen.events)).toEqual(idsOf(events));
      expect(idsOf(other.events)).toEqual(idsOf(events));
      expect(await bus.parked(to, 'reader')).toEqual([]);
      expect((await listed(bus, to, { settled: true })).map(({ settled }) => settled)).toEqual(
        events.map(() => ({ how: 'retried', at: expect.any(String) })),
      );
      expect(await bus.operations.consumers(to)).toMatchObject([
        { consumer: 'other', parked: 0 },
        { consumer: 'reader', parked: 0, retrying: 0, lag: 0 },
      ]);
      expect(await bus.parkedCount(to, 'reader')).toBe(0);
      expect(await bus.operations.retryParked(to, 'reader', {})).toEqual({
        matched: 0,
        done: 0,
        overtaken: 0,
      });
    });

    it('is parked anew when it fails again', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const consumer = await allParked(bus, to, rounds(['a'], 2));
      consumer.state.broken = true;
      const [second] = await listed(bus, to);
      await bus.operations.retryParked(to, 'reader', { ids: [second!.id] });
      await bus.drain();
      const [again, ...before] = await listed(bus, to);
      expect(again).toMatchObject({ event: second!.event, topic: to, consumer: 'reader', settled: null });
      expect(again!.id).not.toBe(second!.id);
      expect(before.map(({ settled }) => settled?.how)).toEqual(['retried', undefined]);
      expect(sequences(await listed(bus, to, { settled: false }))).toEqual([2, 1]);
      consumer.state.broken = false;
      await bus.operations.retryParked(to, 'reader', {});
      await bus.drain();
      expect(sequences(await listed(bus, to, { settled: false }))).toEqual([]);
      expect(idsOf(consumer.seen.events)).toEqual(idsOf([second!.event, before[1]!.event]));
    });

    it('is retried once its consumer is there, when nobody consumes', async () => {
      const first = await open();
      const to = await topic(first.bus);
      const events = rounds(['a', 'b'], 1);
      const { running } = await allParked(first.bus, to, events);
      await running.stop();
      expect(await first.bus.operations.retryParked(to, 'reader', {})).toMatchObject({ done: 2 });
      expect(await first.bus.operations.consumers(to)).toMatchObject([{ members: 0, retrying: 2 }]);
      await first.bus.close();
      const { bus } = await open();
      const seen = recording();
      await consume(bus, to, seen.handle);
      await bus.drain();
      expect(idsOf(seen.events)).toEqual(idsOf(events));
    });

    it('is discarded with a reason, and discarding or retrying it then is counted apart', async () => {
      const { bus } = await open();
      const to = await topic(bus, { partitions: 1 });
      const consumer = await allParked(bus, to, rounds(['a'], 3));
      const [third, second] = await listed(bus, to);
      const ids = [third!.id];
      const { operations } = bus;
      const reason = '  sent by <i>hand</i> ';
      expect(await operations.discardParked(to, 'reader', { ids }, reason)).toEqual({
        matched: 1,
        done: 1,
        overtaken: 0,
      });
      const late = { matched: 1, done: 0, overtaken: 1 };
      expect(await operations.discardParked(to, 'reader', { ids }, reason)).toEqual(late);
      expect(await operations.retryParked(to, 'reader', { ids })).toEqual(late);
      expect(await operations.retryParked(to, 'reader', { ids: ['999999999'] })).toEqual(late);
      expect((await listed(bus, to, { ids }))[0]!.settled).toEqual({
        how: 'discarded',
        at: expect.any(String),
        reason: 'sent by <i>hand</i>',
      });
      expect(await operations.retryParked(to, 'reader', { ids: [second!.id, second!.id, ...ids] })).toEqual({
        matched: 2,
        done: 1,
        overtaken: 1,
      });
      await bus.drain();
      expect(consumer.seen.events).toEqual([second!.event]);
      expect(sequences(await listed(bus, to, { settled: false }))).toEqual([1]);
    });

    it('is settled by one of two who act at once', async () => {
      const [one, two] = [await open(), await open()];
      const to = await topic(one.bus, { partitions: 1 });
      const events = rounds(names('s', 30), 1);
      const consumer = await allParked(one.bus, to, events);
      const outcomes = await Promise.all([
        one.bus.operations.retryParked(to, 'reader', {}),
        two.bus.operations.discardParked(to, 'reader', {}, 'no'),
        two.bus.operations.retryParked(to, 'reader', {}),
      ]);
      expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(30);
      for (const { matched, done, overtaken } of outcomes) expect(done + overtaken).toBe(matched);
      await one.bus.drain();
      const retried = await listed(one.bus, to, { settled: true });
      expect(retried).toHaveLength(30);
      const kept = retried.filter(({ settled }) => settled!.how === 'retried').map(({ event }) => event.id);
      expect(idsOf(consumer.seen.events)).toEqual(expect.arrayContaining(kept));
    });

    it('refuses what cannot be, naming it', async () => {
      const { bus } = await open();
      const to = await topic(bus);
      const { operations } = bus;
      await expect(operations.parked('contract.nowhere', 'reader', {})).rejects.toThrow(UnknownTopic);
      await expect(operations.parked(to, 'reader', {})).rejects.toThrow(UnknownConsumer);
      await expect(operations.retryParked(to, 'reader', {})).rejects.toThrow(UnknownConsumer);
      await consume(bus, to, recording().handle);
      expect(await operations.parked(to, 'reader', {})).toEqual({ events: [] });
      expect(await operations.retryParked(to, 'reader', {})).toEqual({ matched: 0, done: 0, overtaken: 0 });
      for (const [refuse, field] of [
        [() => operations.parked(to, 'reader', {}, { after: 'garbage' }), 'after'],
        [() => operations.parked(to, 'reader', {}, { first: 0 }), 'first'],
        [() => operations.parked(to, 'reader', { error: '' }), 'error'],
        [() => operations.parked(to, 'reader', { parkedFrom: 'noon' }), 'parkedFrom'],
        [() => operations.retryParked(to, 'reader', { ids: ["1' OR 1"] }), 'ids'],
        [() => operations.retryParked(to, 'reader', { ids: Array<string>(1001).fill('1') }), 'ids'],
        [() => operations.retryParked(to, 'reader', { settled: true }), 'settled'],
        [() => operations.countParked(to, 'reader', { settled: true }), 'settled'],
        [() => operations.discardParked(to, 'reader', {}, ' '), 'reason'],
        [() => operations.discardParked(to, 'reader', {}, 'x'.repeat(501)), 'reason'],
      ] as const) {
        await expect(refuse()).rejects.toThrow(InvalidFilter);
        await expect(refuse()).rejects.toThrow(new RegExp(`^${field}:`));
      }
    });
  });
}
