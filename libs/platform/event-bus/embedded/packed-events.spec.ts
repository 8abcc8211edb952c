import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, consume, recording } from '../contract/scene.js';
import { EmbeddedEventBus } from './embedded-event-bus.js';

const prose = 'The reception room has a bay of three sash windows, and the garden faces south-west. '.repeat(
  40,
);

describe('large events', () => {
  let folder: string;
  let bus: EmbeddedEventBus;
  let now: Date;
  const file = () => join(folder, 'events.sqlite');
  const open = () =>
    new EmbeddedEventBus({
      file: file(),
      clock: { now: () => now },
      logger: { warn: () => undefined, error: () => undefined },
    });
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-bus-'));
    now = new Date('2026-03-01T09:00:00Z');
    bus = open();
    await bus.ensureTopics([{ name: 't', partitions: 1, compacted: false, keepDays: 3 }]);
  });
  afterEach(async () => {
    await bus.close();
    rmSync(folder, { recursive: true });
  });

  const rows = () => {
    using db = new DatabaseSync(file(), { readOnly: true });
    return db.prepare('select topic, body, packed from event order by position').all() as {
      topic: number;
      body: string;
      packed: Uint8Array | null;
    }[];
  };

  it('are not those of one viewing or e-mail, which are kept as they are', async () => {
    await bus.publish('t', [anEvent('a', 1, { prose: prose.slice(0, 1500) })]);
    expect(rows().map(({ body, packed }) => [body.includes('sash windows'), packed])).toEqual([[true, null]]);
  });

  it('are kept packed, handled whole and in order among small ones, and found by what is looked for', async () => {
    const events = [anEvent('a', 1), anEvent('b', 1, { prose }), anEvent('a', 2, { prose }), anEvent('c', 1)];
    await bus.publish('t', events);
    expect(rows().map(({ packed }) => packed !== null)).toEqual([false, true, true, false]);
    expect(rows()[1]!.body).not.toContain('sash windows');
    const seen = recording();
    await consume(bus, 't', seen.handle);
    await bus.drain();
    expect(seen.events).toEqual(events);
    const { events: found } = await bus.operations.browse('t', { subject: 'a' });
    expect(found.map(({ event }) => event)).toEqual([events[2], events[0]]);
  });

  it('of a file from before stand beside packed ones', async () => {
    const [first, second] = [anEvent('a', 1, { prose }), anEvent('a', 2, { prose })];
    await bus.publish('t', [first]);
    await bus.close();
    using db = new DatabaseSync(file());
    db.prepare('update event set body = ?').run(JSON.stringify(first));
    db.exec('alter table event drop column packed');
    bus = open();
    await bus.publish('t', [second]);
    const seen = recording();
    await consume(bus, 't', seen.handle);
    await bus.drain();
    expect(seen.events).toEqual([first, second]);
  });

  it('leave nothing behind when they are kept no longer, not even the last event of all', async () => {
    await bus.publish('t', [anEvent('a', 1, { prose }), anEvent('a', 2, { prose })]);
    now = new Date('2026-03-05T09:00:00Z');
    await bus.tidy();
    expect(rows()).toEqual([{ topic: 0, body: '', packed: null }]);
  });
});
