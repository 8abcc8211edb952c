import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import type { CloudEvent, TopicDefinition } from '@lintel/contracts';
import type { EventBusHarness, OpenedBus } from '../event-bus.contract.js';
import type { EventBus, RunningConsumer, Subscription } from '../event-bus.port.js';

/** Retries that a test need not wait for. */
export const quick = { attempts: 3, initialDelayMs: 5 };

export interface Scene {
  open(): Promise<OpenedBus>;
  /** See `EventBusHarness`. */
  pass(days: number): Promise<void>;
  /** A topic of a name never used before. */
  topic(bus: EventBus, definition?: Partial<TopicDefinition>): Promise<string>;
}

/** A fresh harness for each test, and its end afterwards. */
export function scene(start: () => Promise<EventBusHarness>): Scene {
  let harness: EventBusHarness;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.end());
  return {
    open: () => harness.open(),
    pass: (days) => harness.pass(days),
    async topic(bus, definition = {}) {
      const name = `contract.${randomUUID()}`;
      await bus.ensureTopics([{ name, partitions: 4, compacted: false, ...definition }]);
      return name;
    },
  };
}

export function anEvent(subject: string, sequence = 1, data: unknown = { sequence }): CloudEvent {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/contract',
    type: 'lintel.contract.happened.v1',
    subject,
    time: '2026-03-01T09:30:00.000Z',
    sequence,
    datacontenttype: 'application/json',
    dataschema: '/schemas/lintel.contract.happened.v1.json',
    data,
  };
}

/** Events 1 to `count` of each subject, in turns. */
export const rounds = (subjects: readonly string[], count: number): CloudEvent[] =>
  Array.from({ length: count }, (_, round) => subjects.map((subject) => anEvent(subject, round + 1))).flat();

export const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

/** One after the other, so that which is newer is certain. */
export async function publishEach(
  bus: EventBus,
  topic: string,
  events: readonly CloudEvent[],
): Promise<void> {
  for (const event of events) {
    await bus.publish(topic, [event]);
    const done = Date.now();
    while (Date.now() === done) await new Promise((resolve) => setImmediate(resolve));
  }
}

export interface Recording {
  readonly events: CloudEvent[];
  readonly handle: Subscription['handle'];
  /** Resolves once so many events were handled, earlier ones included. */
  reached(count: number): Promise<void>;
}

/** A handler that keeps what it was given. */
export function recording(): Recording {
  const events: CloudEvent[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  return {
    events,
    async handle(batch) {
      events.push(...batch);
      for (const { count, resolve } of waiting) if (events.length >= count) resolve();
      waiting = waiting.filter(({ count }) => events.length < count);
    },
    reached: (count) =>
      events.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
  };
}

/** Subscribes with what most tests want. */
export const consume = (
  bus: EventBus,
  topic: string,
  handle: Subscription['handle'],
  more: Partial<Subscription> = {},
): Promise<RunningConsumer> =>
  bus.subscribe({ consumer: 'reader', topic, from: 'beginning', retry: quick, handle, ...more });

/** The sequences seen of each subject, in the order seen; an event's repeats left out. */
export function firstSeen(events: readonly CloudEvent[]): Record<string, number[]> {
  const ids = new Set<string>();
  const seen: Record<string, number[]> = Object.create(null) as Record<string, number[]>;
  for (const { id, subject, sequence } of events) {
    if (ids.has(id)) continue;
    ids.add(id);
    (seen[subject] ??= []).push(sequence);
  }
  return seen;
}

export const idsOf = (events: readonly CloudEvent[]): string[] => events.map(({ id }) => id).sort();

export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** A promise that a test resolves when it wants. */
export function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
