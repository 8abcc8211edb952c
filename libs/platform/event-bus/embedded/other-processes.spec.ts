import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CloudEvent } from '@lintel/contracts';
import { anEvent, firstSeen, names, recording, rounds } from '../contract/scene.js';
import { openEmbeddedEventBus } from './index.js';

/** Node strips the types itself; what it does not do is find `x.ts` where `x.js` is written. */
const sources = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve: (name, context, next) =>
    next(name.startsWith('.') && context.parentURL?.endsWith('.ts') ? name.replace(/\\.js$/, '.ts') : name, context) });
`)}`;

type Line = { ready?: true; handling?: CloudEvent; published?: string[] };

describe('event bus: embedded, in several processes', () => {
  let folder: string;
  let file: string;
  const children: ReturnType<typeof spawn>[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lintel-bus-'));
    file = join(folder, 'events.sqlite');
  });
  afterEach(async () => {
    for (const child of children.splice(0))
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    await rm(folder, { recursive: true });
  });

  /** A process that consumes `t` as `reader`, and keeps what it said. */
  async function start(handle: (events: readonly CloudEvent[]) => Promise<void>) {
    const child = spawn(
      process.execPath,
      [
        '--no-warnings',
        '--conditions=@lintel/source',
        '--import',
        sources,
        join(import.meta.dirname, 'other-process.fixture.ts'),
        file,
        't',
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    children.push(child);
    const published = new Map<string, () => void>();
    const ready = Promise.withResolvers<void>();
    createInterface({ input: child.stdout! }).on('line', (text) => {
      const line = JSON.parse(text) as Line;
      if (line.ready) ready.resolve();
      if (line.handling) void handle([line.handling]);
      if (line.published) published.get(line.published.join())?.();
    });
    child.on('exit', () => ready.reject(new Error('the process ended before it was ready')));
    await ready.promise;
    return {
      say: (line: string) => child.stdin!.write(`${line}\n`),
      async publish(events: readonly CloudEvent[]) {
        const done = new Promise<void>((resolve) =>
          published.set(events.map(({ id }) => id).join(), resolve),
        );
        child.stdin!.write(`${JSON.stringify(events)}\n`);
        await done;
      },
      async kill() {
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
      async end() {
        child.stdin!.end();
        if (child.exitCode === null) await once(child, 'exit');
        return child.exitCode;
      },
    };
  }

  it('makes the log once when many start at the same time, and shares the work', async () => {
    const seen = recording();
    const processes = await Promise.all([0, 1, 2, 3].map(() => start(seen.handle)));
    const subjects = names('s', 30);
    await Promise.all(
      processes.map((process, index) =>
        process.publish(
          rounds(
            subjects.filter((_, n) => n % 4 === index),
            20,
          ),
        ),
      ),
    );
    await seen.reached(600);
    expect(await Promise.all(processes.map((process) => process.end()))).toEqual([0, 0, 0, 0]);
    const bySubject = firstSeen(seen.events);
    for (const subject of subjects)
      expect(bySubject[subject]).toEqual(rounds(['x'], 20).map((e) => e.sequence));
  });

  it('finds what another process published', async () => {
    const bus = await openEmbeddedEventBus({ file });
    await bus.ensureTopics([{ name: 't', partitions: 6, compacted: false }]);
    const [here, there] = [recording(), recording()];
    await bus.subscribe({ consumer: 'here', topic: 't', from: 'beginning', handle: here.handle });
    const other = await start(there.handle);
    const event = anEvent('a');
    await other.publish([event]);
    await here.reached(1);
    expect(here.events).toEqual([event]);
    await bus.close();
  });

  it('loses nothing of a process that is killed with events in hand', async () => {
    const bus = await openEmbeddedEventBus({ file, leaseMs: 900 });
    await bus.ensureTopics([{ name: 't', partitions: 6, compacted: false }]);
    const [there, here] = [recording(), recording()];
    const doomed = await start(there.handle);
    const subjects = names('s', 20);
    const events = rounds(subjects, 5);
    await doomed.publish(events.slice(0, 40));
    await there.reached(40);
    doomed.say('hang');
    await doomed.publish(events.slice(40));
    await there.reached(41);
    await doomed.kill();
    await bus.subscribe({ consumer: 'reader', topic: 't', from: 'beginning', handle: here.handle });
    await bus.drain();
    const bySubject = firstSeen([...there.events, ...here.events]);
    for (const subject of subjects) expect(bySubject[subject]).toEqual([1, 2, 3, 4, 5]);
    // What was committed before is not given again.
    expect(here.events.length).toBeLessThanOrEqual(66);
    await bus.close();
  });
});
