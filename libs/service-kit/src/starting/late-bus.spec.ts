import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingTopic } from '@lintel/contracts';
import type { EventBus, Subscription } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { EngineAway, UnusableSetting } from '@lintel/platform/port';
import { createLogger } from '../logging/logger.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { busWhenThere, LateEventBus } from './late-bus.js';

const logger = createLogger('things', 'silent');
const away = () => new EngineAway('LINTEL_KAFKA_BROKERS', 'kafka:9092', new Error('no answer'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An event bus that answers at the given attempt. */
async function scene(answersAt: number) {
  const bus = { close: jest.fn(async () => undefined) } as unknown as EventBus;
  const kept: { close(): Promise<void> }[] = [];
  let attempts = 0;
  const open = async () => {
    if ((attempts += 1) < answersAt) throw away();
    return bus;
  };
  const late = await busWhenThere(open, { keep: (part) => kept.push(part) }, logger);
  return { bus, late, attempts: () => attempts, close: () => kept[0]!.close() };
}

describe('an event bus that a program does not wait for', () => {
  it('that answers is there at once, and closed with the program', async () => {
    const { bus, late, close } = await scene(1);
    expect(await late.bus).toBe(bus);
    await close();
    expect(bus.close).toHaveBeenCalledTimes(1);
  });

  it('that is away keeps nobody waiting, and is there when it answers', async () => {
    const { bus, late } = await scene(3);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await late.bus).toBe(bus);
  });

  it('is not asked again once the program ends', async () => {
    const { attempts, close } = await scene(100);
    await close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempts()).toBe(1);
  });

  it('under a setting that leads nowhere stops the start', async () => {
    const open = async () => {
      throw new UnusableSetting('LINTEL_EVENT_BUS: there is no adapter "x"');
    };
    await expect(busWhenThere(open, { keep: () => undefined }, logger)).rejects.toThrow('LINTEL_EVENT_BUS');
  });
});

describe('the bus that a service has until its engine answers', () => {
  const { topic, type } = { topic: 'lintel.listing', type: 'lintel.listing.published.v1' };
  const event = {
    ...{
      specversion: '1.0' as const,
      id: 'e-1',
      source: '/services/things',
      type,
      subject: '7',
      sequence: 1,
    },
    ...{
      time: '2026-01-01T00:00:00.000Z',
      datacontenttype: 'application/json' as const,
      dataschema: 'https://lintel',
    },
    data: { id: 7 },
  };
  let folder: string;
  let engine: EventBus;
  const coming = Promise.withResolvers<EventBus>();

  beforeEach(async () => {
    jest.useRealTimers();
    folder = await mkdtemp(join(tmpdir(), 'late-bus-'));
    engine = await openEmbeddedEventBus({ file: join(folder, 'log.sqlite') });
  });
  afterEach(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  it('refuses what is published and asked, makes topics and lets consumers join when it comes', async () => {
    const bus = new LateEventBus(coming.promise, logger);
    await bus.ensureTopics([listingTopic]);
    const heard = Promise.withResolvers<string>();
    const joining = bus.subscribe({
      ...{ consumer: 'things', topic, from: 'beginning' },
      handle: async ([first]) => heard.resolve(first!.id),
    } satisfies Subscription);
    await expect(bus.publish(topic, [event])).rejects.toThrow('has not answered yet');
    await expect(bus.health()).rejects.toThrow('has not answered yet');
    await expect(bus.operations.topics()).rejects.toThrow('has not answered yet');
    coming.resolve(engine);
    const consumer = await joining;
    await bus.publish(topic, [event]);
    expect(await heard.promise).toBe('e-1');
    expect((await bus.health()).name).toBe('event-bus: embedded');
    await consumer.stop();
  });
});
