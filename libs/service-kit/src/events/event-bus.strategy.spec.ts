import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { type EventBus, type Subscription, UnprocessableEvent } from '@lintel/platform/event-bus';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentContext, inTraceOf } from '../request-context.js';
import { createMetrics } from '../observability/metrics.js';
import { EventBusStrategy, type EventBusStrategyOptions } from './event-bus.strategy.js';

const removed = {
  id: '1',
  type: 'lintel.listing.removed.v1',
  subject: '7',
  sequence: 2,
  time: '2026-11-01T09:00:00.000Z',
  data: findEventDefinition('lintel.listing.removed.v1')!.example,
} as unknown as CloudEvent;

let subscription: Subscription | undefined;
let subscribing: { resolve(): void; reject(error: Error): void }[];
let stopped: number;
let able: boolean;
/** Spare parts that are away. */
let away: string[];
/** What one of the groups gave up. */
let parked: number | null;
let strategy: EventBusStrategy;
let options: EventBusStrategyOptions;

beforeEach(() => {
  jest.useFakeTimers();
  [subscription, subscribing, stopped, able, away, parked] = [undefined, [], 0, true, [], 4];
  const bus = {
    subscribe: (asked: Subscription) => {
      subscription = asked;
      return new Promise((resolve, reject) =>
        subscribing.push({ resolve: () => resolve({ stop: async () => void stopped++ }), reject }),
      );
    },
    lag: async (_topic: string, consumer: string) => (consumer === 'things' ? 2 : 3),
    parkedCount: async (_topic: string, consumer: string) => (consumer === 'things' ? 1 : parked),
  } as unknown as EventBus;
  options = {
    bus,
    consumer: 'things',
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    canWork: async (needs) => able && !needs.some((part) => away.includes(part)),
  };
  strategy = new EventBusStrategy(options);
});
afterEach(() => {
  jest.useRealTimers();
});

const handler = () => jest.fn(async (_events: readonly CloudEvent[]): Promise<void> => undefined);
const listen = (handle: (events: readonly CloudEvent[]) => Promise<void>) => {
  strategy.addHandler('lintel.listing', handle as never, true);
  const listening = jest.fn();
  strategy.listen(listening);
  return listening;
};

describe('consumers of a service', () => {
  it('have joined when the service has started', async () => {
    const listening = listen(async () => undefined);
    expect(strategy.isJoining).toBe(true);
    subscribing[0]!.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(listening.mock.calls).toEqual([[]]);
    expect(strategy.isJoining).toBe(false);
  });

  it('tell how far behind each group is, and what it gave up, also while some have yet to join', async () => {
    strategy.addHandler('lintel.saved-search', (async () => undefined) as never, true, {
      consumer: 'things-told',
      from: 'latest',
    });
    listen(async () => undefined);
    expect(await strategy.backlog()).toEqual({ lag: 2, joining: 2, parked: 1, lag_listing: 2 });
    subscribing[0]!.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(await strategy.backlog()).toMatchObject({ lag: 5, joining: 1, lag_things_told_saved_search: 3 });
    subscribing[1]!.resolve();
    await jest.advanceTimersByTimeAsync(0);
    const lags = { lag: 5, joining: 0, lag_listing: 2, lag_things_told_saved_search: 3 };
    expect(await strategy.backlog()).toEqual({ ...lags, parked: 5 });
    parked = null;
    expect(await strategy.backlog()).toEqual(lags);
  });

  it('stop the start when they are refused at once', async () => {
    const listening = listen(async () => undefined);
    const refusal = new Error('unknown topic');
    subscribing[0]!.reject(refusal);
    await jest.advanceTimersByTimeAsync(0);
    expect(listening.mock.calls).toEqual([[refusal]]);
  });

  it('do not hold the service up when their group takes long, and try until it takes them in', async () => {
    const listening = listen(async () => undefined);
    await jest.advanceTimersByTimeAsync(5000);
    expect(listening.mock.calls).toEqual([[]]);
    expect(strategy.isJoining).toBe(true);
    subscribing[0]!.reject(new Error('the coordinator is loading'));
    await jest.advanceTimersByTimeAsync(500);
    subscribing[1]!.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(strategy.isJoining).toBe(false);
    await strategy.close();
    expect(stopped).toBe(1);
  });
});

it('a handler that does not come to an end is named with its event, and no other', async () => {
  const gate = Promise.withResolvers<void>();
  listen(() => gate.promise);
  subscribing[0]!.resolve();
  await jest.advanceTimersByTimeAsync(0);
  const handled = subscription!.handle([removed, removed]);
  await jest.advanceTimersByTimeAsync(5900);
  expect([strategy.stuck(), strategy.stuckSeconds()]).toEqual([undefined, 0]);
  await jest.advanceTimersByTimeAsync(1100);
  expect(strategy.stuck()).toBe('things has been at lintel.listing.removed.v1 of 7 and 1 more for 7 s');
  expect(strategy.stuckSeconds()).toBe(7);
  gate.resolve();
  await handled;
  expect(strategy.stuck()).toBeUndefined();
});

describe('work with a group of its own', () => {
  it('is another member of the same topic, and waits for the spare parts that it needs', async () => {
    const [projected, alerted] = [handler(), handler()];
    alerted.mockRejectedValueOnce(new Error('documents are away'));
    const groups = new Map<string, Subscription>();
    const bus = {
      subscribe: async (asked: Subscription) => {
        groups.set(asked.consumer, asked);
        return { stop: async () => undefined };
      },
    } as unknown as EventBus;
    const other = new EventBusStrategy({ ...options, bus });
    other.addHandler('lintel.listing', projected, true, { batchSize: 9, replayable: true });
    other.addHandler('lintel.listing', alerted, true, { consumer: 'alerts', needs: ['documents'] });
    other.listen(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(
      [...groups].map(([name, { topic, batchSize, replayable }]) => [name, topic, batchSize, replayable]),
    ).toEqual([
      ['things', 'lintel.listing', 9, true],
      ['alerts', 'lintel.listing', 1, false],
    ]);
    away = ['documents'];
    const handled = groups.get('alerts')!.handle([removed]);
    await groups.get('things')!.handle([removed]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([projected.mock.calls.length, alerted.mock.calls.length]).toEqual([1, 1]);
    away = [];
    await jest.advanceTimersByTimeAsync(500);
    await handled;
    expect(alerted).toHaveBeenCalledTimes(2);
  });
});

describe('events of several partitions', () => {
  const of = (subject: string): CloudEvent => ({ ...removed, subject });
  const subjects = (events: readonly CloudEvent[]) => events.map(({ subject }) => subject).join();
  const heardAcross = async (handle: (events: readonly CloudEvent[]) => Promise<void>, batchSize: number) => {
    strategy.addHandler('lintel.listing', handle as never, true, { acrossPartitions: true, batchSize });
    strategy.listen(() => undefined);
    const given = [[of('1'), of('2')], [of('3')], [of('4'), of('5')]];
    const outcomes = Promise.allSettled(given.map((events) => subscription!.handle(events)));
    await jest.advanceTimersByTimeAsync(0);
    return (await outcomes).map(({ status }) => status);
  };

  it('are given in one array to what takes them so, at most as many as it asks for', async () => {
    const handle = handler();
    expect(await heardAcross(handle, 3)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(handle.mock.calls.map(([events]) => subjects(events))).toEqual(['1,2,3', '4,5']);
  });

  it('are given apart where that fails, so that one partition alone is held up', async () => {
    const handled: string[] = [];
    const outcomes = await heardAcross(async (events) => {
      if (subjects(events).includes('3')) throw new Error('at fault');
      handled.push(subjects(events));
    }, 200);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(handled).toEqual(['1,2', '4,5']);
  });
});

describe('what is done because of events', () => {
  const [one, other] = ['a', 'b'].map((digit) => ({
    ...removed,
    traceparent: `00-${digit.repeat(32)}-b7ad6b7169203331-01`,
  })) as [CloudEvent, CloudEvent];
  const heardIn = async (...events: CloudEvent[]) => {
    const seen: unknown[] = [];
    listen(async (given) => {
      seen.push(currentContext()?.correlationId);
      for (const event of given) seen.push(inTraceOf(event, () => currentContext()?.correlationId));
    });
    await subscription!.handle(events);
    return seen;
  };
  const [ofOne, ofOther] = ['a'.repeat(32), 'b'.repeat(32)];

  it('belongs to their trace, together as alone', async () => {
    expect(await heardIn(one, one)).toEqual([ofOne, ofOne, ofOne]);
  });

  it('belongs to that of each, where several were given together', async () => {
    const [together, ...each] = await heardIn(one, other);
    expect(each).toEqual([ofOne, ofOther]);
    expect([ofOne, ofOther]).not.toContain(together);
  });
});

describe('an event of a newer release', () => {
  const published = (data: object) => {
    const { example } = findEventDefinition('lintel.listing.updated.v1')!;
    return {
      ...removed,
      type: 'lintel.listing.updated.v1',
      data: { ...(example as object), ...data },
    } as CloudEvent;
  };
  const heard = async (event: CloudEvent, extras = {}) => {
    const handle = handler();
    strategy.addHandler('lintel.listing', handle as never, true, extras);
    strategy.listen(() => undefined);
    await subscription!.handle([event]);
    return handle.mock.calls[0]![0][0]!.data as Record<string, unknown>;
  };

  it('is handled with what stands in for the values that are not known, and without what is new', async () => {
    const data = await heard(published({ status: 'reserved', solarPanels: true }));
    expect(data.status).toBe('underOffer');
    expect(data).not.toHaveProperty('solarPanels');
  });

  it('is handled with the values that it has, where they are written down', async () => {
    const data = await heard(published({ status: 'reserved' }), { unknownValues: 'kept' });
    expect(data.status).toBe('reserved');
  });

  it('is not handled where it says in another way what is known', async () => {
    await expect(heard(published({ price: '575,000' }))).rejects.toThrow(UnprocessableEvent);
  });
});

describe('an event whose handler fails', () => {
  const joined = async (handle: (events: readonly CloudEvent[]) => Promise<void>) => {
    listen(handle);
    subscribing[0]!.resolve();
    await jest.advanceTimersByTimeAsync(0);
    return subscription!.handle([removed]);
  };

  it('is the bus’s to give again, while all parts are there', async () => {
    await expect(joined(() => Promise.reject(new Error('at fault')))).rejects.toThrow('at fault');
  });

  it('waits while a part is away that the service needs, for however long', async () => {
    able = false;
    const handle = handler().mockRejectedValueOnce(new Error('the index is away'));
    const handled = joined(handle);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(handle).toHaveBeenCalledTimes(1);
    able = true;
    await jest.advanceTimersByTimeAsync(500);
    await handled;
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('does not wait for what no part could mend', async () => {
    able = false;
    await expect(joined(() => Promise.reject(new UnprocessableEvent('no')))).rejects.toThrow('no');
  });

  it('is given up to the next consumer when the service stops meanwhile', async () => {
    able = false;
    const handled = joined(() => Promise.reject(new Error('the index is away')));
    const given = expect(handled).rejects.toThrow('the index is away');
    await jest.advanceTimersByTimeAsync(1000);
    const closed = strategy.close();
    await jest.advanceTimersByTimeAsync(500);
    await given;
    await closed;
  });

  it('is given up only once its consumer has been told to stop', async () => {
    able = false;
    const handled = joined(() => Promise.reject(new Error('the index is away')));
    const toldBefore = handled.catch(() => stopped);
    await jest.advanceTimersByTimeAsync(1000);
    await strategy.close();
    await jest.advanceTimersByTimeAsync(500);
    expect(await toldBefore).toBe(1);
  });
});
