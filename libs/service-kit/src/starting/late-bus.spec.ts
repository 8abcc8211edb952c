import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingTopic } from '@lintel/contracts';
import type { EventBus, Subscription } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { createLogger } from '../logging/logger.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LateEventBus } from './late-bus.js';

const logger = createLogger('things', 'silent');

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
