import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, consume, recording } from '../contract/scene.js';
import { EmbeddedEventBus } from './embedded-event-bus.js';

describe('what is kept no longer', () => {
  let folder: string;
  let bus: EmbeddedEventBus;
  let now: Date;
  const said: object[] = [];
  const open = () =>
    new EmbeddedEventBus({
      file: join(folder, 'events.sqlite'),
      clock: { now: () => now },
      logger: { warn: (fields) => void said.push(fields), error: () => undefined },
    });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-bus-'));
    now = new Date('2026-03-01T09:00:00Z');
    said.length = 0;
    bus = open();
  });
  afterEach(async () => {
    await bus.close();
    rmSync(folder, { recursive: true });
  });

  const pass = async (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
    await bus.tidy();
  };
  const inTheFiles = (text: string) =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));

  it('stands in no byte of the files, not even the last event of all', async () => {
    await bus.ensureTopics([
      { name: 'kept', partitions: 3, compacted: false, keepDays: 3 },
      { name: 'compacted', partitions: 3, compacted: true, keepDays: 3 },
    ]);
    const text = 'Wilhelmina Unmistakable';
    for (let round = 1; round <= 40; round++)
      await bus.publish('compacted', [anEvent('a', round, { text: text.repeat(round) })]);
    await bus.publish('compacted', [anEvent('a', 41, {})]);
    for (let round = 1; round <= 40; round++)
      await bus.publish('kept', [anEvent(`s-${round}`, 1, { text: text.repeat(round) })]);
    expect(inTheFiles(text)).not.toEqual([]);
    await pass(4);
    expect(inTheFiles(text)).toEqual([]);
    expect(await bus.lag('compacted', 'reader')).toBe(1);
  });

  it('gives no position twice', async () => {
    await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false, keepDays: 3 }]);
    const seen = recording();
    await consume(bus, 't', seen.handle);
    await bus.publish('t', [anEvent('a', 1), anEvent('a', 2)]);
    await bus.drain();
    await pass(4);
    await bus.close();
    bus = open();
    await bus.publish('t', [anEvent('a', 3)]);
    await consume(bus, 't', seen.handle);
    await bus.drain();
    expect(seen.events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('is counted and logged where a consumer had not read it', async () => {
    await bus.ensureTopics([{ name: 't', partitions: 2, compacted: false, keepDays: 3 }]);
    await bus.publish('t', [anEvent('a', 1)]);
    const consumer = await consume(bus, 't', recording().handle);
    await bus.drain();
    await consumer.stop();
    await bus.publish('t', [anEvent('a', 2), anEvent('a', 3)]);
    await pass(4);
    expect(said).toEqual([{ topic: 't', consumer: 'reader', events: 2 }]);
    expect((await bus.health()).gauges).toMatchObject({ missed: 2, lag: 0 });
  });

  it('goes by its own time in a file of before it was kept, and is found there', async () => {
    await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false, keepDays: 3 }]);
    await bus.publish('t', [
      { ...anEvent('a', 1), time: '2026-03-01T09:00:00.000Z' },
      { ...anEvent('a', 2), time: '2026-03-04T09:00:00.000Z' },
    ]);
    await bus.close();
    const file = new DatabaseSync(join(folder, 'events.sqlite'));
    file.exec(`DROP INDEX event_waiting; DROP INDEX event_by_subject; ALTER TABLE event DROP COLUMN at; ALTER TABLE event DROP COLUMN settled;
      ALTER TABLE topic DROP COLUMN keep_ms; ALTER TABLE progress DROP COLUMN failing; ALTER TABLE consumer_group DROP COLUMN replayable`);
    file.close();
    bus = open();
    await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false, keepDays: 3 }]);
    const { events } = await bus.operations.browse('t', { subject: 'a' });
    expect(events.map(({ publishedAt }) => publishedAt)).toEqual([
      '2026-03-04T09:00:00.000Z',
      '2026-03-01T09:00:00.000Z',
    ]);
    await pass(4);
    expect(await bus.lag('t', 'reader')).toBe(1);
  });
});
