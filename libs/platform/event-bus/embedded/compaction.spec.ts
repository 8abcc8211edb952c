import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openBusFile, transaction, type BusFile } from './bus-file.js';
import { compactionStep } from './compaction.js';
import { EventLog, type Topic } from './event-log.js';
import { GroupRegistry } from './group-registry.js';
import { LogFigures } from './log-figures.js';

describe('compaction', () => {
  const folders: string[] = [];
  const files: BusFile[] = [];
  afterEach(() => {
    files.splice(0).forEach((file) => file.close());
    folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
  });

  let now: Date;
  const clock = { now: () => now };

  function aLog() {
    now = new Date('2026-03-01T09:00:00Z');
    const folder = mkdtempSync(join(tmpdir(), 'lintel-bus-'));
    folders.push(folder);
    const file = openBusFile(join(folder, 'events.sqlite'));
    files.push(file);
    const log = new EventLog(file, clock);
    log.ensureTopics([
      { name: 'kept', partitions: 3, compacted: false },
      { name: 'compacted', partitions: 3, compacted: true },
    ]);
    return { file, log, registry: new GroupRegistry(file, 1000), topic: (name: string) => log.topic(name)! };
  }

  const append = ({ file, log }: ReturnType<typeof aLog>, topic: Topic, keys: readonly string[]) =>
    transaction(file.durable, () =>
      log.append(
        topic,
        keys.map((subject) => ({ subject, body: JSON.stringify({ subject }) })),
      ),
    );
  const compact = ({ file }: ReturnType<typeof aLog>) => {
    while (compactionStep(file.working, clock.now()));
  };
  const keptOf = ({ log }: ReturnType<typeof aLog>, topic: Topic) =>
    [0, 1, 2]
      .flatMap((partition) => log.read({ topic: topic.id, partition }, 0, 10_000))
      .sort((a, b) => a.position - b.position)
      .map(({ position, body }) => ({ position, key: (JSON.parse(body) as { subject: string }).subject }));

  it('leaves exactly the last of each key when every group has all behind it, and other topics alone', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 40 }), (keys) => {
        const it = aLog();
        const [compacted, kept] = [it.topic('compacted'), it.topic('kept')];
        for (const key of keys) {
          append(it, compacted, [key]);
          append(it, kept, [key]);
        }
        compact(it);
        const last = new Map(keys.map((key, index) => [key, index * 2 + 1]));
        expect(new Map(keptOf(it, compacted).map(({ key, position }) => [key, position]))).toEqual(last);
        expect(keptOf(it, kept)).toHaveLength(keys.length);
        expect(new LogFigures(it.file.working).eventsIn(compacted.id)).toBe(last.size);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps what a group has not handled yet, and takes it once it has', () => {
    const it = aLog();
    const topic = it.topic('compacted');
    append(it, topic, ['a', 'a']);
    const group = it.registry.group('slow', topic, () => it.log.head());
    append(it, topic, ['a', 'a', 'b']);
    compact(it);
    // Of what the group has behind it, the older is gone.
    expect(keptOf(it, topic).map(({ key }) => key)).toEqual(['a', 'a', 'a', 'b']);
    const member = it.registry.join(group, 'instance');
    for (const claim of it.registry.claim(group, member, [0, 1, 2])) it.registry.commit(claim, it.log.head());
    compact(it);
    expect(keptOf(it, topic).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('takes what was superseded for so long as its topic keeps it, whoever has not read it', () => {
    const it = aLog();
    const topic = it.topic('compacted');
    it.registry.group('slow', topic, () => it.log.head());
    append(it, topic, ['a', 'a', 'b']);
    now = new Date('2026-03-08T08:59:59Z');
    append(it, topic, ['b']);
    compact(it);
    expect(keptOf(it, topic).map(({ key }) => key)).toEqual(['a', 'a', 'b', 'b']);
    now = new Date('2026-03-08T09:00:01Z');
    compact(it);
    expect(keptOf(it, topic).map(({ key }) => key)).toEqual(['a', 'b', 'b']);
  });

  it('works in steps and gives no position twice', () => {
    const it = aLog();
    const topic = it.topic('compacted');
    append(it, topic, Array<string>(1200).fill('a'));
    let steps = 1;
    while (compactionStep(it.file.working, clock.now())) steps++;
    expect(steps).toBe(3);
    expect(keptOf(it, topic)).toEqual([{ position: 1200, key: 'a' }]);
    append(it, topic, ['a']);
    expect(it.log.head()).toBe(1201);
  });
});
