import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { type EventBus, type Subscription, UnprocessableEvent } from '@lintel/platform/event-bus';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../observability/metrics.js';
import { EventBusStrategy } from './event-bus.strategy.js';

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
let strategy: EventBusStrategy;

beforeEach(() => {
  vi.useFakeTimers();
  [subscription, subscribing, stopped, able] = [undefined, [], 0, true];
  const bus = {
    subscribe: (asked: Subscription) => {
      subscription = asked;
      return new Promise((resolve, reject) =>
        subscribing.push({ resolve: () => resolve({ stop: async () => void stopped++ }), reject }),
      );
    },
  } as unknown as EventBus;
  strategy = new EventBusStrategy({
    bus,
    consumer: 'things',
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(),
    canWork: async () => able,
  });
});
afterEach(() => vi.useRealTimers());

const listen = (handle: (events: readonly CloudEvent[]) => Promise<void>) => {
  strategy.addHandler('lintel.listing', handle as never, true);
  const listening = vi.fn();
  strategy.listen(listening);
  return listening;
};

describe('consumers of a service', () => {
  it('have joined when the service has started', async () => {
    const listening = listen(async () => undefined);
    expect(strategy.isJoining).toBe(true);
    subscribing[0]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(listening).toHaveBeenCalledExactlyOnceWith();
    expect(strategy.isJoining).toBe(false);
  });

  it('stop the start when they are refused at once', async () => {
    const listening = listen(async () => undefined);
    const refusal = new Error('unknown topic');
    subscribing[0]!.reject(refusal);
    await vi.advanceTimersByTimeAsync(0);
    expect(listening).toHaveBeenCalledExactlyOnceWith(refusal);
  });

  it('do not hold the service up when their group takes long, and try until it takes them in', async () => {
    const listening = listen(async () => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(listening).toHaveBeenCalledExactlyOnceWith();
    expect(strategy.isJoining).toBe(true);
    subscribing[0]!.reject(new Error('the coordinator is loading'));
    await vi.advanceTimersByTimeAsync(500);
    subscribing[1]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(strategy.isJoining).toBe(false);
    await strategy.close();
    expect(stopped).toBe(1);
  });
});

describe('an event whose handler fails', () => {
  const joined = async (handle: (events: readonly CloudEvent[]) => Promise<void>) => {
    listen(handle);
    subscribing[0]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    return subscription!.handle([removed]);
  };

  it('is the bus’s to give again, while all parts are there', async () => {
    await expect(joined(() => Promise.reject(new Error('at fault')))).rejects.toThrow('at fault');
  });

  it('waits while a part is away that the service needs, for however long', async () => {
    able = false;
    const handle = vi.fn().mockRejectedValueOnce(new Error('the index is away')).mockResolvedValue(undefined);
    const handled = joined(handle);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(handle).toHaveBeenCalledTimes(1);
    able = true;
    await vi.advanceTimersByTimeAsync(500);
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
    await vi.advanceTimersByTimeAsync(1000);
    const closed = strategy.close();
    await vi.advanceTimersByTimeAsync(500);
    await given;
    await closed;
  });
});
