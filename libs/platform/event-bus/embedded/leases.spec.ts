import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, gate, idsOf, names, recording, rounds } from '../contract/scene.js';
import { systemClock } from '@lintel/kernel';
import { silent } from '../../port.js';
import { UnprocessableEvent } from '../event-bus.port.js';
import { openBusFile } from './bus-file.js';
import { EventLog } from './event-log.js';
import { GroupRegistry } from './group-registry.js';
import { openEmbeddedEventBus } from './index.js';
import { partitionOf } from './partition-of.js';

describe('leases and claims', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-bus-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = () => join(folder, 'events.sqlite');

  it('a partition that was taken away cannot be committed to, nor claimed while it is held', () => {
    const file = openBusFile(at());
    const log = new EventLog(file, systemClock);
    log.ensureTopics([{ name: 't', partitions: 2, compacted: false }]);
    // A lease that has run out when it begins.
    const registry = new GroupRegistry(file, -1);
    const group = registry.group('reader', log.topic('t')!, () => 0);
    registry.register('suspended');
    const suspended = registry.join(group, 'suspended');
    const [claim] = registry.claim(group, suspended, [0]);
    expect(registry.commit(claim!, 5)).toBe(true);
    const heir = registry.join(group, 'heir');
    expect(registry.claim(group, heir, [0])).toEqual([]);
    registry.sweep();
    expect(registry.commit(claim!, 9)).toBe(false);
    expect(registry.heartbeat('suspended')).toBe(false);
    expect(registry.claim(group, suspended, [0])).toEqual([]);
    expect(registry.claim(group, heir, [0])).toMatchObject([{ partition: 0, position: 5 }]);
    expect(registry.commit(claim!, 9)).toBe(false);
    file.close();
  });

  it('a process whose lease ran out joins again and goes on', async () => {
    const bus = await openEmbeddedEventBus({ file: at(), leaseMs: 150 });
    await bus.ensureTopics([{ name: 't', partitions: 4, compacted: false }]);
    const seen = recording();
    await bus.subscribe({ consumer: 'reader', topic: 't', from: 'beginning', handle: seen.handle });
    const before = rounds(names('s', 10), 1);
    await bus.publish('t', before);
    await bus.drain();
    // What another process's sweep does to one that was suspended for too long.
    const other = new DatabaseSync(at());
    other.exec(
      'UPDATE progress SET owner = NULL, epoch = epoch + 1; DELETE FROM member; DELETE FROM instance;',
    );
    other.close();
    const after = rounds(names('s', 10), 1);
    await bus.publish('t', after);
    await bus.drain();
    expect([...new Set(idsOf(seen.events))]).toEqual(idsOf([...before, ...after]));
    await bus.close();
  });

  it('a member that cannot join again at once does so later, and keeps no other from it', async () => {
    const failed = gate();
    const logger = { ...silent, error: () => failed.open() };
    const bus = await openEmbeddedEventBus({ file: at(), leaseMs: 150, logger });
    await bus.ensureTopics([{ name: 't', partitions: 4, compacted: false }]);
    const [first, second] = [recording(), recording()];
    await bus.subscribe({ consumer: 'first', topic: 't', from: 'beginning', handle: first.handle });
    await bus.subscribe({ consumer: 'second', topic: 't', from: 'beginning', handle: second.handle });
    const other = new DatabaseSync(at());
    other.exec(`
      CREATE TRIGGER full BEFORE INSERT ON member
        WHEN (SELECT consumer FROM consumer_group WHERE id = NEW.consumer_group) = 'first'
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
      BEGIN IMMEDIATE;
      UPDATE progress SET owner = NULL, epoch = epoch + 1; DELETE FROM member; DELETE FROM instance;
      COMMIT;
    `);
    await failed.opened;
    const events = rounds(names('s', 10), 1);
    await bus.publish('t', events);
    await second.reached(events.length);
    expect(first.events).toEqual([]);
    other.exec('DROP TRIGGER full');
    other.close();
    await first.reached(events.length);
    await bus.close();
  });

  it('retried events that cannot be taken up at once are later, and keep nobody from their partitions', async () => {
    const failed = gate();
    const logger = { ...silent, error: () => failed.open() };
    const bus = await openEmbeddedEventBus({ file: at(), pollIntervalMs: 20, logger });
    await bus.ensureTopics([{ name: 't', partitions: 4, compacted: false }]);
    const subscription = { consumer: 'reader', topic: 't', from: 'beginning' } as const;
    const first = await bus.subscribe({
      ...subscription,
      handle: () => Promise.reject(new UnprocessableEvent('not yet')),
    });
    await bus.publish('t', [anEvent('parked')]);
    await bus.drain();
    await first.stop();
    await bus.operations.retryParked('t', 'reader', {});
    const other = new DatabaseSync(at());
    other.exec(`
      CREATE TRIGGER full BEFORE INSERT ON member
        WHEN (SELECT name FROM consumer_group g JOIN topic t ON t.id = g.topic WHERE g.id = NEW.consumer_group) LIKE '%.retry'
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
    `);
    const seen = recording();
    await bus.subscribe({ ...subscription, handle: seen.handle });
    await failed.opened;
    await bus.publish('t', [anEvent('new')]);
    await seen.reached(1);
    expect(seen.events.map(({ subject }) => subject)).toEqual(['new']);
    other.exec('DROP TRIGGER full');
    other.close();
    await seen.reached(2);
    await bus.close();
  });

  it('a consumer that could not be taken in leaves nobody behind who holds partitions', async () => {
    const bus = await openEmbeddedEventBus({ file: at() });
    await bus.ensureTopics([{ name: 't', partitions: 4, compacted: false }]);
    const seen = recording();
    const subscription = { consumer: 'reader', topic: 't', from: 'beginning', replayable: true } as const;
    const other = new DatabaseSync(at());
    other.exec(`
      CREATE TRIGGER full BEFORE UPDATE OF replayable ON consumer_group
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END;
    `);
    await expect(bus.subscribe({ ...subscription, handle: seen.handle })).rejects.toThrow('full');
    other.exec('DROP TRIGGER full');
    other.close();
    await bus.subscribe({ ...subscription, handle: seen.handle });
    const events = rounds(names('s', 10), 1);
    await bus.publish('t', events);
    await seen.reached(events.length);
    await bus.close();
  });

  it('refuses a place that is no file', async () => {
    await expect(openEmbeddedEventBus({ file: ':memory:' })).rejects.toThrow(/a file on disk/);
  });

  it('counts depth, lag and parked, in all and by consumer', async () => {
    const bus = await openEmbeddedEventBus({ file: at() });
    await bus.ensureTopics([{ name: 't', partitions: 4, compacted: false }]);
    const options = { topic: 't', retry: { attempts: 1, initialDelayMs: 1 } } as const;
    const idle = await bus.subscribe({
      ...options,
      consumer: 'e-mail',
      from: 'latest',
      handle: async () => undefined,
    });
    await idle.stop();
    await bus.subscribe({
      ...options,
      consumer: 'search',
      from: 'beginning',
      handle: async ([event]) => {
        if (event!.sequence === 2) throw new Error('no');
      },
    });
    await bus.publish('t', rounds(['a', 'b'], 2));
    await bus.drain();
    expect((await bus.health()).gauges).toEqual({
      depth: 4,
      parked: 2,
      lag: 4,
      lag_search: 0,
      missed: 0,
      lag_e_mail: 4,
    });
    await bus.close();
  });
});

describe('partitions', () => {
  it('are part of the format of the file: these must never change', () => {
    expect(['', 'a', 'foobar'].map((subject) => partitionOf(subject, 2 ** 32))).toEqual([
      0x811c9dc5, 0xe40c292c, 0xbf9cf968,
    ]);
  });

  it('get their even share of subjects', () => {
    const counts = Array<number>(12).fill(0);
    for (const subject of names('listing', 12_000)) counts[partitionOf(subject, 12)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(800);
    expect(Math.max(...counts)).toBeLessThan(1200);
  });
});
